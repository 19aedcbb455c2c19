import { keptScale } from '#core/result/kept-scale.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { headingRow, valueCell } from '#output/model/planned-cells.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { entrySentence, isOfFewHires } from '#output/topics/open-group/entry.ts';
import { openGroupSentences } from '#output/topics/open-group/open-group.ts';

/** Whether age and salary of who enters are a mean of too few people to go to an employer. */
const hidesEntry = ({ result, withoutPeople }: OutputContent): boolean =>
  withoutPeople !== undefined && isOfFewHires(result.openGroup.entry);

/** What is said of the group that is refilled. */
export const shownOpenGroupSentences = (content: OutputContent): readonly string[] => {
  const sentences = openGroupSentences({ input: content.dossier.input, result: content.result });
  const entry = entrySentence(content.result);
  return hidesEntry(content) ? sentences.filter((sentence) => sentence !== entry) : sentences;
};

/** With whom the group is refilled, and what they pay beside a kept scale. */
export const entryRows = (content: OutputContent): readonly PlannedRow[] => {
  const { openGroup } = content.result;
  const { age, salary } = openGroup.entry;
  return [
    headingRow('Nieuwe medewerkers'),
    ...(hidesEntry(content)
      ? []
      : ([
          [{ content: 'Leeftijd', look: 'label' }, valueCell(age, 'count')],
          [{ content: 'Voltijdsalaris', look: 'label' }, valueCell(salary, 'euro')],
        ] satisfies readonly PlannedRow[])),
    ...(keptScale(content.result) === null
      ? []
      : [
          [
            { content: 'Premie', look: 'label' },
            valueCell(openGroup.grandfathering.entrantPremium.rate, 'percentTwo'),
          ] satisfies PlannedRow,
        ]),
  ];
};
