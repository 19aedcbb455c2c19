import type { AgeStep, Assumptions, DossierInput } from '#core/dossier.ts';
import { type SensitivityKey, sensitivityKeys, type SensitivityRow } from '#core/result/effects-result.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import { shiftedTable } from '#core/mortality/shifted-table.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';
import type { Answer } from '#core/result/answer.ts';
import { perAnswer } from '#core/transition/per-answer.ts';

type Answers = Readonly<Record<AnswerKey, Pick<Answer, 'exact' | 'feasible'>>>;

const point = 0.01;

const scaledExits = (exits: readonly AgeStep[], factor: number): AgeStep[] =>
  exits.map(({ fromAge, value }) => ({ fromAge, value: Math.min(1, value * factor) }));

const withReturns = (shift: number) => (assumptions: Assumptions) => ({
  equityReturn: assumptions.equityReturn + shift,
  bondReturn: assumptions.bondReturn + shift,
});

const unchanged = () => ({});

/** What each change does to the assumptions, and by how many years it makes everybody older in the mortality table. */
const changes: Readonly<
  Record<SensitivityKey, { readonly assumptions: (from: Assumptions) => Partial<Assumptions>; readonly years: number }>
> = {
  returnUp: { assumptions: withReturns(point), years: 0 },
  returnDown: { assumptions: withReturns(-point), years: 0 },
  conversionUp: { assumptions: (from) => ({ conversionInterest: from.conversionInterest + point }), years: 0 },
  conversionDown: { assumptions: (from) => ({ conversionInterest: from.conversionInterest - point }), years: 0 },
  wageGrowthUp: { assumptions: (from) => ({ wageGrowth: from.wageGrowth + point }), years: 0 },
  wageGrowthDown: { assumptions: (from) => ({ wageGrowth: from.wageGrowth - point }), years: 0 },
  exitsHalved: { assumptions: (from) => ({ exits: scaledExits(from.exits, 0.5) }), years: 0 },
  exitsDoubled: { assumptions: (from) => ({ exits: scaledExits(from.exits, 2) }), years: 0 },
  younger: { assumptions: unchanged, years: -1 },
  older: { assumptions: unchanged, years: 1 },
};

/** The answers, solved again under each change of assumptions. */
export function sensitivities(
  input: DossierInput,
  table: MortalityTable,
  answers: Answers,
  solvedAgain: (input: DossierInput, table: MortalityTable) => Answers,
): SensitivityRow[] {
  return sensitivityKeys.map((key) => {
    const { assumptions, years } = changes[key];
    const changedInput = {
      ...input,
      assumptions: { ...input.assumptions, ...assumptions(input.assumptions) },
    };
    const changed = solvedAgain(changedInput, years === 0 ? table : shiftedTable(table, years));
    return {
      key,
      answers: perAnswer((answer) => ({
        exact: changed[answer].exact,
        difference: changed[answer].exact - answers[answer].exact,
        feasible: changed[answer].feasible,
      })),
    };
  });
}
