import type { OutputContent } from '#output/model/output-content.ts';
import { headingRow, labelledRow, valueCell } from '#output/model/planned-cells.ts';
import { isOfFewHires } from '#output/topics/open-group/entry.ts';
import { mayKeepScale } from '#core/result/kept-scale.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';

/** Whether age and salary of those who enter are a mean of too few people to go to an employer. */
const hidesEntry = ({ result, withoutPeople }: OutputContent): boolean =>
  withoutPeople !== undefined && isOfFewHires(result.openGroup.entry);

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
    ...(mayKeepScale(content.result)
      ? [labelledRow('Premie', valueCell(grandfathering.entrantPremium.rate, 'percentTwo'))]
      : []),
  ];
};
