import { expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { statutoryPeople, statutoryPerson } from '#core/statutory-effects/statutory-people.ts';
import { plainTerms } from '#core/statutory-effects/statutory-terms.ts';

const bornIn = (year: number, month: number) => ({ ...plainParticipant, born: { year, month, day: 9 } });

test('who reaches the pension date in the month of the transition has no effects, who does so a month later has', () => {
  const dossier = { ...plainDossier, transitionDate: { year: 2027, month: 6 } };
  expect(statutoryPerson(bornIn(1959, 6), dossier, plainTerms)).toBeNull();
  expect(statutoryPerson(bornIn(1959, 7), dossier, plainTerms)?.paying.monthsInNext).toBe(18);
});

test('premium may end at the state pension age, and the pension date stays', () => {
  const terms = { premiumEnd: { current: 'pensionAge', next: 'statePensionAge' } } as const;
  const person = statutoryPerson(bornIn(1960, 1), plainDossier, terms)!;
  expect([person.paying.monthsInCurrent, person.paying.monthsInNext, person.monthsInNext]).toEqual([24, 12, 24]);
  const later = { ...plainDossier, transitionDate: { year: 2027, month: 1 } };
  expect(statutoryPerson(bornIn(1960, 1), later, terms)).toBeNull();
});

test('who does not count is not among the people', () => {
  const participants = [plainParticipant, { ...plainParticipant, number: '2', counts: false }];
  expect(statutoryPeople({ ...plainDossier, participants }, plainTerms)).toHaveLength(1);
});
