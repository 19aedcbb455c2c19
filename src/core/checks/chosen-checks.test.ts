import { expect, test } from 'vitest';
import { checksOf } from '#cases/factory/checks-of.ts';
import { plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { chosenOf } from '#core/result/headline.ts';

const solidary: DossierInput = { ...plainDossier, next: { ...plainDossier.next, contract: 'solidary' } };

const told = (input: DossierInput) =>
  checksOf(input, 'CHOICE_NOT_COUNTED').map(({ level, article, figures }) => [level, article, figures]);

const warned = (choice: 'A' | 'C', reason: 'absent' | 'forbidden', article: string) => [
  ['warning', article, { choice, reason }],
];

test('nothing is said where no choice was made, or one that counts', () => {
  const { current } = plainDossier;
  const flat = { flat: 0.25, scale: [] };
  const scale = [{ fromAge: 15, rate: 0.2 }];
  for (const input of [
    plainDossier,
    { ...plainDossier, chosenAlternative: 'A' },
    { ...plainDossier, chosenAlternative: 'B', ownProposal: flat },
    { ...plainDossier, chosenAlternative: 'C', current: { ...current, scale }, ownProposal: { flat: null, scale } },
    { ...plainGuarantee, chosenAlternative: 'A', keptPremium: 'budgetNeutral' },
    { ...plainDossier, chosenAlternative: 'profitNeutralProgressive' },
  ] as const) {
    expect(told(input)).toEqual([]);
  }
});

test('a scale that nobody can keep is no choice, with what the law says of it', () => {
  const level = { ...plainDossier, current: { ...plainDossier.current, scale: [{ fromAge: 15, rate: 0.2 }] } };
  expect(told({ ...level, chosenAlternative: 'A' })).toEqual(warned('A', 'absent', 'art. 220e lid 1 PW'));
  expect(told({ ...solidary, chosenAlternative: 'A' })).toEqual(warned('A', 'absent', 'art. 220e lid 1 onder c PW'));
});

test('a proposal that is that of A or B is no choice of its own', () => {
  const lawful = { flat: 0.25, scale: [] };
  const current = { flat: null, scale: plainDossier.current.scale };
  for (const ownProposal of [lawful, current]) {
    expect(told({ ...plainDossier, chosenAlternative: 'C', ownProposal })).toEqual(warned('C', 'absent', ''));
  }
});

test('a premium that the law forbids does not count, and all is as if none were chosen', () => {
  const input: DossierInput = { ...plainDossier, chosenAlternative: 'C', ownProposal: { flat: 0.32, scale: [] } };
  expect(told(input)).toEqual(warned('C', 'forbidden', 'art. 18a lid 1 Wet LB 1964'));
  expect(chosenOf(calculate(input))).toBeNull();
  const scale = { ...solidary, chosenAlternative: 'profitNeutralProgressive' } as const;
  expect(told(scale)).toEqual(warned('C', 'forbidden', 'art. 220e PW'));
});
