import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { normExample } from '#cases/factory/norm-example.ts';
import { checksOf } from '#cases/factory/checks-of.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { normChecks } from '#core/checks/norm-checks.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { ScaleStep } from '#core/dossier/scale.ts';
import { dayOf } from '#core/calendar/days.ts';
import { accrualLimit, accrualLimitAt } from '#core/law/accrual-limit.ts';
import { anwCoverOn } from '#core/law/anw-cover.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { grandfatheringEntryDeadline } from '#core/law/grandfathering-entry-deadline.ts';
import { partnerCoverLimit } from '#core/law/partner-cover-limit.ts';
import { priceInflationMinimum } from '#core/law/price-inflation-minimum.ts';
import { equityReturnMaximum } from '#core/law/equity-return-maximum.ts';
import { transitionDeadline } from '#core/law/transition-deadline.ts';
import { orphanCoverLimit } from '#core/law/orphan-cover-limit.ts';
import { compensationEnd } from '#core/law/compensation-end.ts';
import { wageGrowthMinimum } from '#core/law/wage-growth-minimum.ts';
import { valueOn } from '#core/law/dated.ts';
import { checksWith } from '#core/result/check.ts';

const day = dayOf('2026-01-01');

const latestPensionAge = (year: number): number => {
  const participants = [{ ...plainParticipant, born: { year, month: 6, day: 1 } }];
  return checksOf({ ...plainDossier, participants }, 'PENSION_AGE_ABOVE_LIMIT')[0]!.figures.limit;
};

test('the page on checks prints what the program gives', () => {
  const next = { ...plainDossier.next, offset: 16_000, entryCost: 0.02 };
  const result = calculate({ ...plainDossier, next });
  const [from20, from40, from55] = alternativeOf(result, 'budgetNeutralProgressive').maxima;
  const levelMaximum = (...more: readonly ScaleStep[]): number => {
    const scale = [{ fromAge: 20, rate: 0.22 }, ...more];
    const input = { ...plainDossier, current: { ...plainDossier.current, scale } };
    return checksOf(input, 'CURRENT_SCALE_ABOVE_LIMIT')[0]!.figures.limit;
  };
  const agreed = { cohortDecline: 0.05, worseShare: 0.5, extraCost: 50_000 };
  const norms = { checks: normChecks(agreed, normExample()) };
  expectPrinted('checks', {
    'decline of the cohort that fares worst': checksWith(norms, 'NORM_COHORT_DECLINE')[0]!.figures.decline,
    'part of the participants that fares worse': checksWith(norms, 'NORM_WORSE_SHARE')[0]!.figures.share,
    'cost above the current scheme': checksWith(norms, 'NORM_EXTRA_COST')[0]!.figures.extra,
    'maximum of a level scale of 22% from 20': levelMaximum(),
    'the same with a step of 22.1% from 60': levelMaximum({ fromAge: 60, rate: 0.221 }),
    'latest pension age in months, born in June 1958': latestPensionAge(1958),
    'latest pension age in months, born in June 1962': latestPensionAge(1962),
    'least latest pension age in months, born in June 1990': latestPensionAge(1990),
    'highest Anw addition in 2025': anwCoverOn(dayOf('2025-01-01'), day).limit!,
    'flat maximum': result.flatMaximum,
    'cap of the flat premium': alternativeOf(result, 'budgetNeutralFlat').maxima[0]!,
    'cap from 20': from20!,
    'cap from 40': from40!,
    'cap from 55': from55!,
  });
});

test('the page on checks has the limits and days of the law', () => {
  const page = readFileSync(new URL('../../docs/method/checks.md', import.meta.url), 'utf8');
  const points = (fraction: number, least = 0): string =>
    `${(100 * fraction).toLocaleString('en-US', { minimumFractionDigits: least, maximumFractionDigits: 3 })}%`;
  const written = ({ year, month, day: date }: PlainDate): string =>
    new Date(Date.UTC(year, month - 1, date)).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const accrual = (age: number, level: 'full' | 'middle' | 'lowest'): string =>
    points(accrualLimitAt(valueOn(accrualLimit, day).value, age, level)!.rate);
  for (const text of [
    `at most ${points(valueOn(partnerCoverLimit, day).value)} of the salary`,
    `at most ${points(valueOn(orphanCoverLimit, day).value)} of the salary`,
    `at most ${points(valueOn(equityReturnMaximum, day).value, 1)} a year`,
    `at least ${points(valueOn(priceInflationMinimum, day).value, 1)} a year`,
    `at least ${points(valueOn(wageGrowthMinimum, day).value, 1)} a year`,
    `${accrual(68, 'full')} at 68, ${accrual(67, 'full')} at 67`,
    `${accrual(68, 'middle')} or ${accrual(68, 'lowest')} at 68`,
    `its last day is not after ${written(valueOn(compensationEnd, day).value)}`,
    `not after ${written(valueOn(transitionDeadline, day).value)}`,
    `not after ${written(valueOn(grandfatheringEntryDeadline, day).value)}`,
  ]) {
    expect(page).toContain(text);
  }
});
