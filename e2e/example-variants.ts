import type { Decision } from '#api/decisions.ts';
import type { Variant } from '#api/variants.ts';
import { statusReasons } from '#api/status-reasons.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { exampleKeyFigures } from '#test/fixtures/key-figures.ts';

const moment = '2027-03-04T13:05:59.000Z';

/** One more than fit beside the answer. */
export const variantNames = ['Hogere lonen', 'Tweede', 'Derde', 'Vierde', 'Vijfde'] as const;

/** A choice that is not the one in front. */
export const otherCard = ({ cards }: ScreenResult) => cards.find(({ choice }) => choice === 'A')!;

/** Variants of an outcome that were calculated, and one that could not be. */
export function variantsOf(result: ScreenResult): readonly Variant[] {
  const calculated = (name: string): Variant => ({
    id: name,
    name,
    choices: { wageGrowth: 0.03 },
    madeBy: 'A. de Wit',
    createdOn: moment,
    state: 'Finished',
    reason: null,
    calculatedOn: moment,
    programVersion: result.stamp.programVersion,
    isOutdated: false,
    keyFigures: exampleKeyFigures,
    card: { ...otherCard(result) },
    changes: [{ label: 'Loonstijging', text: '3,0%', was: '2,4%' }],
  });
  const failed: Variant = {
    ...calculated('Onmogelijk'),
    state: 'Failed',
    reason: statusReasons.agesCrossed,
    card: null,
    keyFigures: null,
  };
  return [...variantNames.map(calculated), failed];
}

/** What was decided on it. */
export function decisionOn(result: ScreenResult): Decision {
  const { goal, form, premium, figures, marks } = otherCard(result);
  return {
    id: 'first',
    decidedOn: '2027-03-05T09:00:00.000Z',
    decidedBy: 'A. de Wit',
    reason: 'Uitlegbaar aan de ondernemingsraad.',
    content: {
      choice: 'A',
      goal,
      form,
      premium,
      figures: figures.map(({ label, text, comparison }) => ({ label, text, comparison })),
      marks: [...marks],
      passed: [{ title: 'Premie', about: 'Nieuwe regeling', finding: '29,7%, grens 30%', article: 'art. 18a Wet LB' }],
      attention: [],
      programVersion: '1.2.3',
      calculatedOn: moment,
    },
  };
}
