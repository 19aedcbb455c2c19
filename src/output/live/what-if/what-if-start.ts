import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { EmployeeContribution, GoalGroup, Horizon } from '#core/dossier/dossier.ts';
import { keptScale } from '#core/result/kept-scale.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { shapeName } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { hasOneOffs } from '#output/language/one-off.ts';
import { flatChapter6b, notAsked } from '#output/language/chapter-6b.ts';

/** Where the controls of a what-if stand before anything is changed: at what was calculated. */
export interface WhatIfStart {
  /** The flat premium of the answer, or where that is a scale the budget-neutral one; a fraction of the pension base. */
  readonly flatPremium: number;
  /** What the shape of the scale is multiplied by in the answer; null where the shape is level. */
  readonly scaleFactor: number | null;
  /** Of which scale that is a part: "de huidige staffel". */
  readonly scaleShape: string;
  /** Flat premium of who enters beside a kept scale; null where no scale may be kept. */
  readonly entrantPremium: number | null;
  readonly compensation: Pick<
    CompensationRules,
    'method' | 'target' | 'threshold' | 'fromAge' | 'untilAge' | 'form' | 'end'
  >;
  /** Why there is no compensation to be asked: a full sentence; null where there is. */
  readonly withoutCompensation: string | null;
  readonly contribution: EmployeeContribution;
  /** The file has it change over time: what is chosen instead holds in every month. */
  readonly isContributionStepped: boolean;
  readonly horizon: Horizon;
  readonly goalGroup: GoalGroup;
  /** Whether one-off costs count where cost is kept equal; null where the dossier has none. */
  readonly oneOffCounts: boolean | null;
  readonly equityReturn: number;
  readonly bondReturn: number;
  readonly wageGrowth: number;
  readonly rounding: number;
}

/** `answer`: the premium that stands in front on the page. */
export function whatIfStart({ input, result }: ConclusionSubject, answer: PremiumAlternative): WhatIfStart {
  const { goal, assumptions, compensation, next } = input;
  const { method, target, threshold, fromAge, untilAge, form, end } = compensation;
  return {
    flatPremium: flatPremium(result, answer),
    scaleFactor: scaleFactor(result, answer),
    scaleShape: shapeName({ input, result }),
    entrantPremium: keptScale(result) === null ? null : result.openGroup.grandfathering.entrantPremium.rate,
    compensation: { method, target, threshold, fromAge, untilAge, form, end },
    withoutCompensation: notAsked(flatChapter6b(result), 'Compensatie is'),
    contribution: { basis: next.employeeContribution.basis, rate: next.employeeContribution.rate },
    isContributionStepped: (next.employeeContribution.steps ?? []).length > 0,
    horizon: goal.horizon,
    goalGroup: goal.group,
    oneOffCounts: hasOneOffs(result) ? result.oneOffCosts.counts : null,
    equityReturn: assumptions.equityReturn,
    bondReturn: assumptions.bondReturn,
    wageGrowth: assumptions.wageGrowth,
    rounding: goal.rounding,
  };
}

type Result = ConclusionSubject['result'];

function flatPremium(result: Result, answer: PremiumAlternative): number {
  const flat = answer.form === 'flat' ? answer : alternativeOf(result, 'budgetNeutralFlat');
  return flat.practicalScale[0]?.rate ?? 0;
}

function scaleFactor(result: Result, answer: PremiumAlternative): number | null {
  const isScale = answer.sort === 'answer' && answer.form === 'progressive';
  const scale = isScale ? answer : alternativeOf(result, 'budgetNeutralProgressive');
  return scale.form === 'progressive' ? scale.exact : null;
}
