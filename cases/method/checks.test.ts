import { alternativeOf } from '#core/result/alternative-of.ts';
import { test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate.ts';

test('the page on checks prints what the program gives', () => {
  const next = { ...plainDossier.next, offset: 16_000, entryCost: 0.02 };
  const result = calculate({ ...plainDossier, next });
  const [from20, from40, from55] = alternativeOf(result, 'budgetNeutralProgressive').maxima;
  expectPrinted('checks', {
    'flat maximum': result.flatMaximum,
    'cap of the flat premium': alternativeOf(result, 'budgetNeutralFlat').maxima[0]!,
    'cap from 20': from20!,
    'cap from 40': from40!,
    'cap from 55': from55!,
  });
});
