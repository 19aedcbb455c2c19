import { premiumName } from '#output/language/alternative-name.ts';
import { columnName } from '#output/language/defined-names.ts';
import { looks } from '#output/language/look.ts';
import { hasEntrants } from '#output/language/entrants.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { answerKeys } from '#core/dossier/alternative-key.ts';
import type { SensitivityRow } from '#core/result/sensitivity-result.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import {
  entrantPremium,
  followedAnswer,
  type FollowedPremium,
  longRunPremium,
} from '#output/topics/sensitivity/followed-premium.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import type { CellContent, Column } from '#output/model/table.ts';

/** There is no such premium under the assumption. */
export const noPremium = 'n.v.t.';

/** A column with what it shows of the dossier as it is, and of a change; empty where the change cannot move it. */
export interface SensitivityColumn extends Column {
  readonly width: number;
  readonly unchanged: CellContent;
  readonly changed: (row: SensitivityRow) => CellContent;
}

/** A premium that has columns: itself, and how far it moves where something moves it. */
export interface PremiumColumns {
  /** At the start of the heads of its columns, and where it is said to be out of reach. */
  readonly name: string;
  readonly premium: FollowedPremium;
  readonly format: Extract<NumberFormat, 'percentTwo' | 'factor'>;
  /** In the chart, where it is drawn. */
  readonly drawn: { readonly name: string; readonly look: SeriesLook } | null;
}

/** How a move of a premium is written: with its sign. */
const moveFormats = { percentTwo: 'percentDifference', factor: 'factorDifference' } as const;

/** Below this a move shows as zero. */
const smallestMoves: Readonly<Record<PremiumColumns['format'], number>> = {
  percentTwo: 0.000_05,
  factor: 0.000_000_005,
};

/** Whether a change moves a premium as it is shown, or brings it in or out of reach. */
export function isMovedBy(
  row: SensitivityRow,
  { premium: { exact, feasible, under }, format }: PremiumColumns,
): boolean {
  const changed = under(row);
  if (changed === null || changed.exact === null) return false;
  if (changed.feasible !== feasible || exact === null) return true;
  return Math.abs(changed.difference ?? 0) >= smallestMoves[format];
}

/** What the columns are called of the premium that is budget-neutral over thirty years. */
export const longRunName = (result: Pick<DossierResult, 'openGroup'>): string =>
  hasEntrants(result) ? '30 jaar met nieuwe medewerkers' : '30 jaar voor iedereen';

/** The answers; then the premiums that follow from those who enter, those only that a change moves. */
export function shownPremiums(subject: ConclusionSubject): readonly PremiumColumns[] {
  const { rows } = subject.result.sensitivities;
  const entrants = entrantPremium(subject);
  const answers = answerKeys.map((key): PremiumColumns => {
    const answer = alternativeOf(subject.result, key);
    const { form } = answer;
    return {
      name: columnName(key),
      premium: followedAnswer(subject, key),
      format: form === 'flat' ? 'percentTwo' : 'factor',
      drawn:
        form === 'flat'
          ? { name: premiumName(answer, 'short'), look: key === 'budgetNeutralFlat' ? looks.B : looks.C }
          : null,
    };
  });
  const ofEntrants = (name: string, premium: FollowedPremium): PremiumColumns => ({
    name: name.toLowerCase(),
    premium,
    format: 'percentTwo',
    drawn: null,
  });
  const open = [
    ofEntrants(longRunName(subject.result), longRunPremium(subject)),
    ...(entrants === null ? [] : [ofEntrants('Nieuwe medewerkers', entrants)]),
  ];
  return [...answers, ...open.filter((one) => rows.some((row) => isMovedBy(row, one)))];
}

/** The columns of a premium: a second one with the differences where one shows as more than zero. */
export function premiumColumns(columns: PremiumColumns, rows: readonly SensitivityRow[]): readonly SensitivityColumn[] {
  const { name, premium, format } = columns;
  const differenceOf = (row: SensitivityRow): number | null => premium.under(row)?.difference ?? null;
  const exact: SensitivityColumn = {
    header: `${name} exact`,
    format,
    width: 17,
    unchanged: premium.exact ?? noPremium,
    changed: (row) => {
      const changed = premium.under(row);
      return changed === null ? null : (changed.exact ?? noPremium);
    },
  };
  const isDifferent = rows.some((row) => Math.abs(differenceOf(row) ?? 0) >= smallestMoves[format]);
  if (!isDifferent) return [exact];
  return [
    exact,
    { header: `${name} verschil`, format: moveFormats[format], width: 17, unchanged: null, changed: differenceOf },
  ];
}

/** The total pension at the flat premium that stays as it is. */
export const pensionColumns = (pension: number): readonly SensitivityColumn[] => [
  {
    header: 'Pensioen',
    format: 'euro',
    width: 15,
    unchanged: pension,
    changed: (row) => row.pension?.amount ?? null,
  },
  {
    header: 'Verschil pensioen',
    format: 'euroDifference',
    width: 15,
    unchanged: null,
    changed: (row) => row.pension?.difference ?? null,
  },
  {
    header: 'Verschil pensioen in %',
    format: 'percentDifference',
    width: 15,
    unchanged: null,
    changed: (row) => (row.pension === null ? null : fractionOf(row.pension.difference, pension)),
  },
];

/** Which premiums are out of reach, by name. */
export const infeasibleColumn = (premiums: readonly PremiumColumns[]): SensitivityColumn => ({
  header: 'Niet haalbaar',
  format: 'general',
  wraps: true,
  // Two names beside each other: a second line would make the row higher on the page with the answers too.
  width: 46,
  unchanged: names(premiums.filter(({ premium }) => premium.exact !== null && !premium.feasible)),
  changed: (row) =>
    names(
      premiums.filter(({ premium }) => {
        const changed = premium.under(row);
        return changed !== null && changed.exact !== null && !changed.feasible;
      }),
    ),
});

const names = (premiums: readonly PremiumColumns[]): string => premiums.map(({ name }) => name).join(', ');
