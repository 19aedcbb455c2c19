import { expect, test } from 'vitest';
import type { Choice } from '#core/result/choice.ts';
import type { DossierResult } from '#core/result/result.ts';
import { turnConclusion } from '#output/topics/open-group/open-group.ts';
import { guaranteeExample } from '#server/example/guarantee-example.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';

test('a year in which the order turns is told only where the two numbers turn as well', async () => {
  const { dossier } = await calculatedContent(guaranteeExample, 'dbToDc');
  const result = resultOf({ ...dossier.input, keptPremium: 'budgetNeutral' });
  const [A, B] = result.choices;
  const dearer: DossierResult = {
    ...result,
    choices: [{ ...A!, cost: { ...A!.cost, thirtyYears: 2 * A!.cost.thirtyYears } }, B!],
  };
  expect(turnConclusion({ result: dearer })).toMatch(
    /^Keuze A is opgeteld tot 20\d\d goedkoper dan keuze B, daarna duurder$/,
  );
});

test('the year told is that from which the order stays to the end, and none where it turns back', async () => {
  const { dossier } = await calculatedContent(guaranteeExample, 'dbToDc');
  const result = resultOf({ ...dossier.input, keptPremium: 'budgetNeutral' });
  const [A, B] = result.choices;
  const first = result.transitionDate.year;
  const told = (yearly: (year: number) => number, thirtyYears: number): string | null => {
    const costing = (premiumIn: (year: number) => number, thirty: number): Choice => ({
      ...A!,
      years: A!.years.map((_, year) => ({ premium: premiumIn(year), compensation: 0, oneOff: 0 })),
      cost: { ...A!.cost, firstYear: premiumIn(0), thirtyYears: thirty },
    });
    const other = { ...costing(() => 100, 3_000), key: B!.key, premium: B!.premium };
    return turnConclusion({ result: { ...result, choices: [costing(yearly, thirtyYears), other] } });
  };
  const toAndFro = (year: number): number => (year === 1 ? 200 : year > 1 && year < 10 ? 80 : 130);
  const cheaperAtFirst = (year: number): number => (year === 0 ? 50 : toAndFro(year));
  // So far: less in the first year, more in the second, less from the fifth on, and more for good from the fourteenth on.
  expect(told(cheaperAtFirst, 3_600)).toContain(` tot ${first + 13} goedkoper`);
  const backAgain = (year: number): number => (year < 10 ? cheaperAtFirst(year) : 90);
  expect(told(backAgain, 3_600)).toBeNull();
});
