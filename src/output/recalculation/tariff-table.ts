import { singlePremiums } from '#core/annuity/single-premium.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { januariesAfter } from '#core/calendar/months.ts';
import type { AveragePayDossierInput } from '#core/dossier/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';
import { isAtTariff, tariffBasis } from '#core/scheme/tariff-basis.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { Recalculation } from '#output/recalculation/recalculation.ts';
import type { SearchedTable } from '#output/recalculation/searched-table.ts';
import type { CellContent } from '#output/model/table.ts';

/** How the accrual of the current scheme is paid for: at single premiums, at a typed tariff, or not at a tariff. */
export function tariffKind({ content }: Recalculation): 'calculated' | 'typed' | 'none' {
  const { current } = content.dossier.input;
  if (current.kind !== 'averagePay' || !isAtTariff(current)) return 'none';
  return current.tariff.prices.length > 0 ? 'typed' : 'calculated';
}

/** A note for readers on the single premiums. */
export const adoptedPrices =
  'De koopsommen van het verzekeraarstarief zijn overgenomen zoals ze zijn berekend; deze bladen rekenen ze niet opnieuw uit sterftekansen na.';

/** The tables of prices that the months search, without the loading for cost. */
export function tariffRows(recalculation: Recalculation): readonly SearchedTable[] {
  const { input } = recalculation.content.dossier;
  const kind = tariffKind(recalculation);
  if (!isAveragePay(input) || kind === 'none') return [];
  return kind === 'typed' ? [typedTable(input)] : calculatedTables(recalculation, input);
}

/** Constant before the first row and after the last: repeated at ages that nobody has. */
function typedTable({ current }: AveragePayDossierInput): SearchedTable {
  const prices = current.tariff.prices.toSorted((one, other) => one.age - other.age);
  const [first, last] = [prices[0]?.price ?? 0, prices.at(-1)?.price ?? 0];
  return {
    title: 'Tarief van de verzekeraar: prijs van EUR 1 pensioen per jaar, zonder kostenopslag',
    columns: [
      ['Leeftijd', 'tarief_leeftijd', 'decimal'],
      ['Koopsom', 'tarief_koopsom', 'factor'],
    ],
    rows: [[-1, first], ...prices.map(({ age, price }) => [age, price]), [200, last]],
  };
}

/** Single premiums by age and calendar year, as far as participants have that age in that year. */
function calculatedTables(
  { participants, months }: Recalculation,
  input: AveragePayDossierInput,
): readonly SearchedTable[] {
  const { current, valuationDate } = input;
  const pensionAge = wholeYears(current.pensionAgeInMonths);
  const premium = singlePremiums(tariffBasis(current.tariff, input, mortalityTable), pensionAge);
  const starts = participants.map(({ ageAtStart }) => wholeYears(ageAtStart));
  const youngest = starts.reduce((one, other) => Math.min(one, other), pensionAge);
  const oldest = starts.reduce((one, other) => Math.max(one, other), 0);
  const years = Array.from({ length: januariesAfter(valuationDate, months) + 1 }, (_, index) => index);
  const ages = Array.from({ length: pensionAge - youngest + 1 }, (_, index) => youngest + index);
  const price = (sex: TableSex, age: number, index: number): CellContent =>
    age < youngest + index - 1 || age > oldest + index + 2 ? null : premium(sex, age, valuationDate.year + index);
  const table = (sex: TableSex, name: string, word: string): SearchedTable => ({
    title: `Koopsommen ${word}: prijs van EUR 1 pensioen per jaar naar leeftijd en kalenderjaar, zonder kostenopslag (zoals berekend)`,
    columns: [
      ['Leeftijd', `tarief_leeftijd_${name}`, 'year'],
      ...years.map((index) => [String(valuationDate.year + index), null, 'factor'] as const),
    ],
    rows: ages.map((age) => [age as CellContent].concat(years.map((index) => price(sex, age, index)))),
    body: `tarief_koopsom_${name}`,
  });
  return [table('M', 'man', 'man'), table('V', 'vrouw', 'vrouw')];
}
