import { expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { statutoryPeople, statutoryPerson } from '#core/statutory/statutory-people.ts';

const bornIn = (year: number, month: number) => ({ ...plainParticipant, born: { year, month, day: 9 } });

test('who reaches the pension date in the month of the transition has no effects, who does so a month later has', () => {
  const dossier = { ...plainDossier, transitionDate: { year: 2027, month: 6 } };
  expect(statutoryPerson(bornIn(1959, 6), dossier)).toBeNull();
  expect(statutoryPerson(bornIn(1959, 7), dossier)?.monthsInNext).toBe(18);
});

test('who has no premium left at the transition, having reached the state pension age, has no effects', () => {
  const dossier = { ...plainDossier, next: { ...plainDossier.next, premiumEnd: 'statePensionAge' } } as const;
  expect(statutoryPerson(bornIn(1960, 1), dossier)?.premiumMonthsInNext).toBe(12);
  const later = { ...dossier, transitionDate: { year: 2027, month: 1 } };
  expect(statutoryPerson(bornIn(1960, 1), later)).toBeNull();
});

test('who does not count is not among the people', () => {
  const participants = [plainParticipant, { ...plainParticipant, number: '2', counts: false }];
  expect(statutoryPeople({ ...plainDossier, participants })).toHaveLength(1);
});
