import { test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { bracketAge } from '#test/bracket-age.ts';
import { participation } from '#core/participant/projected-participant.ts';
import { timeGrid } from '#core/participant/time-grid.ts';

test('the page on the monthly grid prints what the program gives', () => {
  const valuation = { year: 2026, month: 11 };
  const transition = { year: 2028, month: 1 };
  const born = { year: 1983, month: 12, day: 15 };
  const pensionAgeInMonths = 67 * 12 + 3;
  const [projected] = participation({
    valuationDate: valuation,
    transitionDate: transition,
    current: { ...plainDossier.current, pensionAgeInMonths },
    next: { ...plainDossier.next, pensionAgeInMonths },
    participants: [{ ...plainParticipant, born }],
  }).participants;
  const grid = timeGrid(valuation, transition, projected!.monthsInNext);
  const november = { year: 2027, month: 11 };
  const december = { year: 2027, month: 12 };
  expectPrinted('time-grid', {
    T: grid.transition,
    'a(0)': projected!.ageAtStart,
    'age at the transition': wholeYears(projected!.ageAtStart + grid.transition),
    N: projected!.monthsInNext,
    'J(14)': grid.januaries[14]!,
    'November 2027, eerste van de maand': bracketAge('firstOfMonth', born, november),
    'December 2027, eerste van de maand': bracketAge('firstOfMonth', born, december),
    'December 2027, 1 januari': bracketAge('firstOfJanuary', born, december),
    'November 2027, 31 december': bracketAge('lastOfDecember', born, november),
  });
});
