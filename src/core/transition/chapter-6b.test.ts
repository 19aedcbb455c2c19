import { expect, test } from 'vitest';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { chapter6b } from '#core/transition/chapter-6b.ts';

const dossier: Pick<DossierInput, 'change' | 'schemeOn30June2023'> = {
  change: 'transition',
  schemeOn30June2023: 'premiumWithScale',
};

const later = (schemeOn30June2023: DossierInput['schemeOn30June2023']): Partial<DossierInput> => ({
  change: 'afterGrandfathering',
  schemeOn30June2023,
});

test.each<[string, Partial<DossierInput>, 'flat' | 'progressive', string]>([
  ['a flat premium in the transition', {}, 'flat', 'holds'],
  ['a flat premium after average pay', { schemeOn30June2023: 'averagePremium' }, 'flat', 'holds'],
  ['a flat premium after a scheme that is not known', { schemeOn30June2023: 'unknown' }, 'flat', 'holds'],
  ['a scale that is kept', {}, 'progressive', 'keepsScale'],
  ['a premium where there was no scheme yet', { schemeOn30June2023: 'noScheme' }, 'flat', 'noEarlierScheme'],
  ['a scale where there was no scheme yet', { schemeOn30June2023: 'noScheme' }, 'progressive', 'noEarlierScheme'],
  ['a flat premium for all after years of keeping a scale', { change: 'afterGrandfathering' }, 'flat', 'laterChange'],
  ['a scale that stays after that', { change: 'afterGrandfathering' }, 'progressive', 'laterChange'],
  ['a later change where nothing could be kept', later('averagePremium'), 'flat', 'holds'],
  ['a later change where there was no scheme', later('noScheme'), 'flat', 'noEarlierScheme'],
  ['a later change of a scheme that is not known', later('unknown'), 'flat', 'laterChange'],
])('chapter 6b PW, asked beside %s, is as art. 150b says', (_, changes, form, expected) => {
  expect(chapter6b({ ...dossier, ...changes }, form)).toBe(expected);
});
