import { chapter, factsTable, writtenBlocks } from '#output/model/blocks.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import { decidedPremium } from '#output/model/decided-premium.ts';
import { decisionFields } from '#output/topics/variants/decisions-section.ts';
import { decisionBlocks } from '#output/files/document/decision-blocks.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** The advice itself, which only the adviser can write, beside the reasons that were given on screen. */
export const adviceChapter = (content: OutputContent): Chapter =>
  chapter('Advies', [
    ...writtenBlocks(content, 'advies'),
    ...decisionBlocks(content),
    ...writtenBlocks(content, 'risicos'),
  ]);

/** Everything that was decided on the dossier, the newest first, as it stood at that moment. */
export const decisionLog = ({ beside }: OutputContent): Chapter =>
  chapter(
    'Vastgelegde keuzes',
    (beside?.decisions ?? []).map((decision) =>
      factsTable(
        `Keuze van ${decision.decidedOn}`,
        `Wat is vastgelegd op ${decision.decidedOn} door ${decision.decidedBy}. ${decidedPremium(decision)}.`,
        ['Onderdeel', 'Vastgelegd'],
        decisionFields(decision, 'norms').map(({ label, lines }) => [label, lines.join('\n')]),
      ),
    ),
  );
