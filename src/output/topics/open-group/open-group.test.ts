import { expect, test } from 'vitest';
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
