import type { EmployeeContribution } from '#core/dossier/employee-contribution.ts';
import { mayKeepScale } from '#core/result/kept-scale.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { type ChoicesInForce, choicesOf } from '#core/what-if/what-if-choices.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { highestFlat, shapeName } from '#output/language/premium.ts';
import { scaleRate } from '#core/scheme/premium-steps.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { totalOf } from '#output/topics/compensation/flat-cost.ts';
import { hasOneOffs } from '#output/language/one-off.ts';
import { flatChapter6b, noCompensationHere } from '#output/language/chapter-6b.ts';

/** Where the controls of a what-if begin: at the choice in view. */
export interface WhatIfStart {
  /** "B Vlak voor iedereen" */
  readonly name: string;
  /** Whether that is one premium or a scale: which controls there are. */
  readonly form: PremiumAlternative['form'];
  /** The highest flat premium that is lawful, and the highest part of the scale: where sliders end. */
  readonly highestFlat: number;
  readonly highestFactor: number;
  /** Cost of a flat premium with its compensation, EUR, by rising premium; empty where none is paid. */
  readonly costByFlat: readonly { readonly rate: number; readonly cost: number }[];
  /** The flat premium of the answer, or where that is a scale the budget-neutral one; a fraction of the pension base. */
  readonly flatPremium: number;
  /** What the shape of the scale is multiplied by in the answer; null where the shape is level. */
  readonly scaleFactor: number | null;
  /** Of which scale that is a part: "de huidige staffel". */
  readonly scaleShape: string;
  /** `entrantPremium`: as it was calculated; null where no scale may be kept. */
  readonly choices: ChoicesInForce;
  /** Why there is no compensation to choose: a full sentence; null where there is. */
  readonly withoutCompensation: string | null;
  readonly contributionBasis: EmployeeContribution['basis'];
  /** The file has it change over time: what is chosen instead holds in every month. */
  readonly isContributionStepped: boolean;
  readonly hasOneOffs: boolean;
}

/** `answer`: the premium in front on the page. */
export function whatIfStart({ input, result }: ConclusionSubject, answer: PremiumAlternative): WhatIfStart {
  const { employeeContribution } = input.next;
  const entrantPremium = mayKeepScale(result) ? result.openGroup.grandfathering.entrantPremium.rate : null;
  return {
    name: nameOf(answer, 'short'),
    form: answer.form,
    highestFlat: highestFlat(result, input.goal.rounding),
    highestFactor: highestFactor(result),
    costByFlat: (result.costByFlat[0]?.flats ?? []).map((flat) => ({ rate: flat.rate, cost: totalOf(flat) })),
    flatPremium: flatPremium(result, answer),
    scaleFactor: scaleFactor(result, answer),
    scaleShape: shapeName({ input, result }),
    choices: { ...choicesOf(input), entrantPremium },
    withoutCompensation: noCompensationHere(flatChapter6b(result)),
    contributionBasis: employeeContribution.basis,
    isContributionStepped: (employeeContribution.steps ?? []).length > 0,
    hasOneOffs: hasOneOffs(result),
  };
}

type Result = ConclusionSubject['result'];

function flatPremium(result: Result, answer: PremiumAlternative): number {
  const flat = answer.form === 'flat' ? answer : alternativeOf(result, 'budgetNeutralFlat');
  return flat.practicalScale[0]?.rate ?? 0;
}

function scaleFactor(result: Result, answer: PremiumAlternative): number | null {
  if (answer.form === 'progressive' && isShape(result, answer)) return 1;
  const isScale = answer.sort === 'answer' && answer.form === 'progressive';
  const scale = isScale ? answer : alternativeOf(result, 'budgetNeutralProgressive');
  return scale.form === 'progressive' ? scale.exact : null;
}

/** Whether a premium is the shape itself at every age, as a scale that is kept. */
const isShape = ({ shape }: Result, { practicalScale }: PremiumAlternative): boolean =>
  [...shape, ...practicalScale].every(
    ({ fromAge }) => scaleRate(shape, fromAge) === scaleRate(practicalScale, fromAge),
  );

/** Up to where the shape stays under the highest lawful scale at every age; 1 where there is no shape. */
function highestFactor({ shape, fiscalMaximum }: Result): number {
  const parts = [...shape, ...fiscalMaximum]
    .filter(({ fromAge }) => scaleRate(shape, fromAge) > 0)
    .map(({ fromAge }) => scaleRate(fiscalMaximum, fromAge) / scaleRate(shape, fromAge));
  return parts.length === 0 ? 1 : Math.min(...parts);
}
