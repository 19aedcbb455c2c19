import { chapter, factsTable, openField } from '#output/model/blocks.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import { decidedPremium } from '#output/model/decided-premium.ts';
import { decisionFields } from '#output/topics/variants/decisions-section.ts';
import { decisionBlocks } from '#output/files/document/decision-blocks.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** The advice itself, which only the adviser can write, beside the reasons that were given on screen. */
export const adviceChapter = (content: OutputContent): Chapter =>
  chapter('Advies', [
    openField({
      id: 'advies',
      name: 'Uw advies',
      hint: 'Welke keuze u adviseert, en waarom dat bij deze werkgever en zijn werknemers past',
    }),
    ...decisionBlocks(content),
    openField({
      id: 'overwogen',
      name: 'Wat u heeft overwogen en niet adviseert',
      hint: 'Welke keuzes afvallen en waarom',
    }),
    openField({
      id: 'risico-werkgever',
      name: 'Risico’s die de werkgever kent en aanvaardt',
      hint: 'Welke risico’s u heeft besproken en wat de werkgever daarvan vindt',
    }),
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
