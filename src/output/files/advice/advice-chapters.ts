import { bulletList, chapter, factsTable, heading, openField, paragraph } from '#output/model/blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { decidedPremium, decisionFields } from '#output/topics/variants/decisions-section.ts';
import { type RecordedDecision } from '#output/model/compared-outcome.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** What was chosen last on screen, with the reason as it was written there. */
function chosenBlocks(newest: RecordedDecision | undefined): readonly Block[] {
  if (newest === undefined) return [];
  const { decidedOn, decidedBy, reason } = newest;
  return [
    heading('De keuze die is vastgelegd'),
    paragraph(`${decidedPremium(newest)}. Vastgelegd op ${decidedOn} door ${decidedBy}, met deze reden:`, 'lead'),
    ...bulletList(reason.split('\n').filter((line) => line.trim() !== '')),
  ];
}

/** The advice itself, which only the adviser can write, beside the reasons that were given on screen. */
export const adviceChapter = ({ beside }: OutputContent): Chapter =>
  chapter('Advies', [
    openField({
      id: 'advies',
      name: 'Uw advies',
      hint: 'Welk alternatief u adviseert, en waarom dat bij deze werkgever en zijn werknemers past',
    }),
    ...chosenBlocks(beside?.decisions[0]),
    openField({
      id: 'overwogen',
      name: 'Wat u heeft overwogen en niet adviseert',
      hint: 'Welke alternatieven afvallen en waarom',
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
