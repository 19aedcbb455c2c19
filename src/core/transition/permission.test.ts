import { expect, test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { progressivePermission } from '#core/transition/permission.ts';

const deadline = { year: 2027, month: 12, day: 31 };
const solidary = { ...plainDossier.next, contract: 'solidary' as const };

test.each<[string, Partial<DossierInput>, string, string]>([
  ['a premium scheme with a scale', {}, 'yes', 'qualifies'],
  ['an insured age-dependent premium', { schemeOn30June2023: 'insuredWithAgeDependentPremium' }, 'yes', 'qualifies'],
  ['a transition on 1 January 2028', { transitionDate: { year: 2028, month: 1 } }, 'yes', 'qualifies'],
  ['a transition a month later', { transitionDate: { year: 2028, month: 2 } }, 'no', 'transitionAfterDeadline'],
  [
    'a change years after grandfathering',
    { transitionDate: { year: 2031, month: 1 }, change: 'afterGrandfathering' },
    'yes',
    'mayStay',
  ],
  ['no scheme', { schemeOn30June2023: 'noScheme' }, 'no', 'noEarlierScheme'],
  ['an average premium', { schemeOn30June2023: 'averagePremium' }, 'no', 'schemeDoesNotQualify'],
  ['an unknown scheme', { schemeOn30June2023: 'unknown' }, 'unknown', 'schemeUnknown'],
  ['a solidary contract', { next: solidary }, 'no', 'solidaryContract'],
  [
    'an unknown scheme under a solidary contract',
    { next: solidary, schemeOn30June2023: 'unknown' },
    'no',
    'solidaryContract',
  ],
])('the permission for %s is as the law says', (_, changes, permitted, reason) => {
  expect(progressivePermission({ ...plainDossier, ...changes }, deadline)).toEqual({ permitted, reason });
});
