import { openGroupSentences } from '#output/topics/open-group/open-group.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { headingRow, labelledRow, valueCell } from '#output/model/planned-cells.ts';
import { entrySentence, isOfFewHires } from '#output/topics/open-group/entry.ts';
import { keptScale } from '#core/result/kept-scale.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';

/** Whether age and salary of who enters are a mean of too few people to go to an employer. */
const hidesEntry = ({ result, withoutPeople }: OutputContent): boolean =>
  withoutPeople !== undefined && isOfFewHires(result.openGroup.entry);

/** What is said of the group that is refilled. */
export const shownOpenGroupSentences = (content: OutputContent): readonly string[] => {
  const entry = hidesEntry(content) ? entrySentence(content.result) : null;
  return openGroupSentences(subjectOf(content)).filter((sentence) => sentence !== entry);
};

/** With whom the group is refilled, and what they pay beside a kept scale. */
export const entryRows = (content: OutputContent): readonly PlannedRow[] => {
  const { entry, grandfathering } = content.result.openGroup;
  return [
    headingRow('Nieuwe medewerkers'),
    ...(hidesEntry(content)
      ? []
      : [
          labelledRow('Leeftijd', valueCell(entry.age, 'count')),
          labelledRow('Voltijdsalaris', valueCell(entry.salary, 'euro')),
        ]),
    ...(keptScale(content.result) === null
      ? []
      : [labelledRow('Premie', valueCell(grandfathering.entrantPremium.rate, 'percentTwo'))]),
  ];
};
