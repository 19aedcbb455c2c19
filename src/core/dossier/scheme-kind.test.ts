import { expect, test } from 'vitest';
import { plainAmbitionDossier, plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { isAveragePay, schemeKind, schemeKinds } from '#core/dossier/scheme-kind.ts';

const dossiers = [plainDossier, plainGuarantee, plainAmbitionDossier];

test('the kind of a dossier follows from its current scheme and its reference', () => {
  expect(dossiers.map(schemeKind)).toEqual(schemeKinds);
  expect(dossiers.map(isAveragePay)).toEqual([false, true, true]);
});

test('a pair of facts that no dossier has is refused', () => {
  expect(() => schemeKind({ current: { kind: 'premium' }, reference: 'ambition' })).toThrow('premium');
});
