import { expect, it } from 'vitest';
import { tenYearsSection } from '#output/topics/cost/ten-years-section.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';

const { dossier } = await calculatedContent();
const now = 100_000;

/**
 * What the section says of choice B where it differs so much from now in each year, of which so many with compensation, and
 * in thirty years.
 */
function told(difference: (index: number) => number, compensated = 0, thirtyYears = difference(0)): string {
  const input = { ...dossier.input, chosenAlternative: 'B' as const };
  const result = resultOf(input);
  const changed = <Year extends object>(year: Year, index: number): Year => {
    const compensation = index < compensated ? 1_000 : 0;
    return { ...year, premium: now + difference(index) - compensation, compensation, oneOff: 0 };
  };
  const subject = {
    input,
    result: {
      ...result,
      openGroup: { ...result.openGroup, unchanged: result.openGroup.years.map(() => now) },
      choices: result.choices.map((choice) =>
        Object.assign({}, choice, {
          years: choice.years.map(changed),
          difference: { ...choice.difference, thirtyYears },
        }),
      ),
    },
  };
  return spaced(tenYearsSection(subject).conclusion);
}

it.each<[string, (index: number) => number, number | undefined, string]>([
  ['always more', (index) => 1_000 + index, undefined, 'elk jaar € 1.000 tot € 1.009 meer dan nu'],
  ['one amount more', () => 1_000, undefined, 'elk jaar € 1.000 meer dan nu'],
  ['less at first, then more', (index) => (index < 4 ? -5_000 : 3_000), 5, 'goedkoper dan nu, daarna duurder'],
  [
    'less at first, then more, and less again in one later year',
    (index) => (index < 4 || index === 20 ? -5_000 : 3_000),
    5,
    '€ 5.000 minder tot € 3.000 meer dan nu',
  ],
  ['more at first, then less', (index) => (index < 5 ? 5_000 : -300), 6, 'duurder dan nu, daarna goedkoper'],
  [
    'more for ten years, then less',
    (index) => (index < 10 ? 5_000 : -3_000),
    undefined,
    '€ 5.000 meer dan nu, daarna minder',
  ],
  [
    'more for ten years, then to and fro',
    (index) => (index < 10 || index === 20 ? 5_000 : -3_000),
    undefined,
    '€ 5.000 meer dan nu',
  ],
  [
    'with compensation as much as after it',
    (index) => (index === 0 ? 9_000 : index === 1 ? 1_000 : 5_000),
    3,
    'tot en met 2037 elk jaar € 1.000 tot € 9.000 meer dan nu',
  ],
  [
    'with compensation more than after it',
    (index) => (index < 3 ? 9_000 : 5_000),
    3,
    'tot en met 2030 elk jaar € 9.000 meer dan nu',
  ],
  ['as good as nothing', () => 0.2, undefined, 'vrijwel evenveel als nu'],
])('what a choice costs in the first years, where it is %s', (_, difference, compensated, end) => {
  const conclusion = told(difference, compensated);
  expect(conclusion).toMatch(/^Keuze B /);
  expect(conclusion.endsWith(end), conclusion).toBe(true);
});

it('says what a choice costs in thirty years where that is the other way', () => {
  const toAndFro = (index: number) => (index < 10 || index === 20 ? 5_000 : -8_000);
  expect(told(toAndFro, 0, -60_000)).toMatch(/elk jaar € 5\.000 meer dan nu, in 30 jaar \d+% minder$/);
  const cheaper = (index: number) => -toAndFro(index);
  expect(told(cheaper, 0, 60_000)).toMatch(/elk jaar € 5\.000 minder dan nu, in 30 jaar \d+% meer$/);
});
