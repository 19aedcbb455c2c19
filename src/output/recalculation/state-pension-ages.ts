import { monthAfter, monthsBetween } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { statePensionAgeOfBirth } from '#core/law/state-pension-age-of-birth.ts';
import type { Recalculation } from '#output/recalculation/recalculation.ts';
import type { SearchedTable } from '#output/recalculation/searched-table.ts';

/** Whether premium ends at the state pension age in one of the schemes. */
export const endsAtStatePensionAge = ({ current, next }: Pick<DossierInput, 'current' | 'next'>): boolean =>
  [current, next].some(({ premiumEnd }) => premiumEnd === 'statePensionAge');

/** A month as a number that sorts: 196103 is March 1961. */
const monthNumber = ({ year, month }: YearMonth): number => 100 * year + month;

/** The state pension age by month of birth of these participants: a row where it changes. None where no premium ends at it. */
export function statePensionTables({ content, participants }: Recalculation): readonly SearchedTable[] {
  if (!endsAtStatePensionAge(content.dossier.input)) return [];
  const births = participants.map(({ participant }) => participant.born);
  const [first, last] = births.reduce(
    ([earliest, latest], born) => [
      monthsBetween(born, earliest) > 0 ? born : earliest,
      monthsBetween(latest, born) > 0 ? born : latest,
    ],
    [births[0]!, births[0]!],
  );
  const ages = Array.from({ length: monthsBetween(first, last) + 1 }, (_, index) => {
    const month = monthAfter(first, index);
    return [monthNumber(month), statePensionAgeOfBirth(month).months] as const;
  });
  return [
    {
      title: 'AOW-leeftijd naar geboortemaand',
      columns: [
        ['Geboren vanaf (jaar en maand)', 'aow_geboren_vanaf', 'year'],
        ['AOW-leeftijd in maanden', 'aow_leeftijd', 'year'],
      ],
      rows: ages.filter(([, age], index) => age !== ages[index - 1]?.[1]),
    },
  ];
}
