import type { LawSeries } from '#core/law/dated.ts';
import { derived } from '#core/law/source.ts';

const brackets = (...rows: readonly (readonly [above: number, rate: number])[]): readonly TaxBracket[] =>
  rows.map(([above, rate]) => ({ above, rate }));

/** The rate on what of an income lies above an amount, up to the next bracket. */
export interface TaxBracket {
  /** EUR a year. */
  readonly above: number;
  readonly rate: number;
}

/** In each of these years the premiums are 17.90% AOW, 0.10% Anw and 9.65% Wlz, levied on the first bracket. */
const source = (version: string, figures: string) =>
  derived(
    `Tabel van art. 2.10 Wet IB 2001, ${version}, plus in de eerste schijf 27,65% premie volksverzekeringen; ${figures}`,
  );

/** Rates of box 1 below the state pension age, fractions of the income in each bracket. */
export const incomeTax: LawSeries<readonly TaxBracket[]> = {
  name: 'Tarief box 1',
  description: 'Income tax and national insurance on income from work, by bracket, below the state pension age.',
  unit: 'fraction of the income',
  entries: [
    {
      from: '2023-01-01',
      value: brackets([0, 0.3693], [73_031, 0.495]),
      source: source('versie 1-7-2023', 'in de eerste schijf 9,28% belasting'),
    },
    {
      from: '2024-01-01',
      value: brackets([0, 0.3697], [75_518, 0.495]),
      source: source('tarieven 2024', 'in de eerste schijf 9,32% belasting'),
    },
    {
      from: '2025-01-01',
      value: brackets([0, 0.3582], [38_441, 0.3748], [76_817, 0.495]),
      source: source('versie 1-1-2025', 'in de eerste schijf 8,17% belasting'),
    },
    {
      from: '2026-01-01',
      value: brackets([0, 0.3575], [38_883, 0.3756], [78_426, 0.495]),
      source: source(
        'versie 21-2-2026',
        'Belastingdienst, Tarieven, bedragen en percentages loonheffingen vanaf 1 januari 2026, tabel 1',
      ),
    },
  ],
  knownUntil: '2026-12-31',
  checked: '2026-11-23',
};
