import { describe, expect, test } from 'vitest';
import { noCover, plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import published from '#cases/law/published-values.json' with { type: 'json' };
import { checksOf } from '#cases/factory/checks-of.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { dayOf } from '#core/calendar/days.ts';
import type { Assumptions, DossierInput, Participant, SurvivorCover } from '#core/dossier/dossier.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';

const inYear = (year: number, cover: Partial<SurvivorCover>): DossierInput => ({
  ...plainDossier,
  valuationDate: { year, month: 1 },
  transitionDate: { year, month: 7 },
  next: { ...plainDossier.next, survivorCover: { ...noCover, ...cover } },
});

const benefit2025 = published.survivorBenefit.find(({ day }) => day === '2025-01-01')!.benefit;

describe('the checks of cover on death', () => {
  test.each([
    ['partner', 'PARTNER_COVER_ABOVE_LIMIT', 0.5, 'pass', 'art. 18b lid 1 Wet LB 1964'],
    ['partner', 'PARTNER_COVER_ABOVE_LIMIT', 0.501, 'error', 'art. 18b lid 1 Wet LB 1964'],
    ['orphan', 'ORPHAN_COVER_ABOVE_LIMIT', 0.2, 'pass', 'art. 18c lid 1 Wet LB 1964'],
    ['orphan', 'ORPHAN_COVER_ABOVE_LIMIT', 0.201, 'error', 'art. 18c lid 1 Wet LB 1964'],
  ] as const)('of %s give %s for %d: %s', (part, code, cover, level, article) => {
    const limit = part === 'partner' ? 0.5 : 0.2;
    expect(checksOf(inYear(2026, { [part]: cover }), code)).toMatchObject([
      { level, article, answer: null, figures: { cover, limit } },
    ]);
  });

  test('above its limit leave no premium of the new scheme allowed', () => {
    const result = calculate(inYear(2026, { partner: 0.51 }));
    expect(premiumAlternatives(result).map(({ verdict }) => verdict.allowed)).toEqual(['no', 'no']);
    expect(headlineOf(result)).toBeNull();
  });

  test('are not given for what is not filled in', () => {
    const codes = calculate(inYear(2026, {})).checks.map(({ code }) => code);
    expect(codes.filter((code) => code.includes('COVER'))).toEqual([]);
    expect(codes).not.toContain('LAW_VALUE_NOT_YET_KNOWN');
  });

  test('of the Anw hold an addition against 8/7 of the benefit of the year', () => {
    const limit = (8 * benefit2025) / 7;
    const of = (anwGap: number) => checksOf(inYear(2025, { anwGap }), 'ANW_COVER_ABOVE_LIMIT');
    expect(of(limit)).toMatchObject([
      { level: 'pass', article: 'art. 18f onder d Wet LB 1964', figures: { benefit: benefit2025, year: 2025 } },
    ]);
    expect(of(limit)[0]!.figures.limit).toBeCloseTo(limit, 9);
    expect(of(limit + 0.01)).toMatchObject([{ level: 'error' }]);
  });

  test('of the Anw only warn above the last benefit that is known, and name its year', () => {
    const { day, benefit } = published.survivorBenefit.at(-1)!;
    const lastYear = dayOf(day).year;
    const of = (anwGap: number) => inYear(lastYear + 1, { anwGap });
    expect(checksOf(of(1.2 * benefit), 'ANW_COVER_ABOVE_LIMIT')).toMatchObject([
      { level: 'warning', figures: { year: lastYear } },
    ]);
    expect(checksOf(of(1.1 * benefit), 'ANW_COVER_ABOVE_LIMIT')).toMatchObject([
      { level: 'pass', figures: { year: lastYear } },
    ]);
    expect(
      calculate(of(1.1 * benefit)).checks.filter(({ figures }) => 'name' in figures && /Anw/.test(figures.name)),
    ).toEqual([]);
  });

  test('of the Anw are left out in a year without a known benefit', () => {
    const input = inYear(2024, { anwGap: 50_000 });
    expect(checksOf(input, 'ANW_COVER_ABOVE_LIMIT')).toEqual([]);
    expect(checksOf(input, 'LAW_VALUE_GAP')).toEqual([]);
  });
});

describe('the check of the pension age', () => {
  /** Born in 1958, who reach the state pension age of 67 in 2025; in 1962, at 67 and three months; in 1990, unknown. */
  const bornIn = (number: string, year: number): Participant => ({
    ...plainParticipant,
    number,
    born: { year, month: 6, day: 15 },
  });
  const [known, later, young] = [bornIn('1', 1958), bornIn('2', 1962), bornIn('3', 1990)];
  const of = (pensionAgeInMonths: number, participants: readonly Participant[]) =>
    checksOf(
      {
        ...plainDossier,
        next: { ...plainDossier.next, pensionAgeInMonths },
        participants,
      },
      'PENSION_AGE_ABOVE_LIMIT',
    );

  test.each([
    [72 * 12, 'pass', 0],
    [72 * 12 + 1, 'error', 1],
    [72 * 12 + 3, 'error', 1],
    [72 * 12 + 4, 'error', 3],
  ])('takes five years after the own state pension age: of %d months %s for %d', (pensionAge, level, count) => {
    expect(of(pensionAge, [known, later, young])).toMatchObject([
      {
        level,
        article: 'art. 18a lid 4 onder b Wet LB 1964',
        figures: { pensionAge, margin: 60, limit: 72 * 12, count, total: 3 },
      },
    ]);
  });

  test('only warns where the state pension age of nobody who is above it is known', () => {
    expect(of(72 * 12 + 3, [young])).toMatchObject([{ level: 'pass', figures: { limit: 72 * 12 + 3 } }]);
    expect(of(72 * 12 + 4, [young])).toMatchObject([{ level: 'warning', figures: { count: 1 } }]);
  });
});

describe('the checks of assumptions against the parameters of art. 144 PW', () => {
  const withAssumptions = (changes: Partial<Assumptions>): DossierInput => ({
    ...plainDossier,
    assumptions: { ...plainDossier.assumptions, ...changes },
  });

  test.each([
    ['EQUITY_RETURN_ABOVE_PARAMETER', { equityReturn: 0.054 }, 'pass', 0.054, 'b'],
    ['EQUITY_RETURN_ABOVE_PARAMETER', { equityReturn: 0.0541 }, 'warning', 0.054, 'b'],
    ['PRICE_INFLATION_BELOW_PARAMETER', { priceInflation: 0.02 }, 'pass', 0.02, 'a'],
    ['PRICE_INFLATION_BELOW_PARAMETER', { priceInflation: 0.0199 }, 'warning', 0.02, 'a'],
    ['WAGE_GROWTH_BELOW_PARAMETER', { wageGrowth: 0.024 }, 'pass', 0.024, 'a'],
    ['WAGE_GROWTH_BELOW_PARAMETER', { wageGrowth: 0.0239 }, 'warning', 0.024, 'a'],
  ] as const)('%s of %j is a %s against %d', (code, changes, level, limit, part) => {
    expect(checksOf(withAssumptions(changes), code)).toMatchObject([
      {
        level,
        article: `art. 144 lid 1 PW met art. 23a lid 1 onder ${part} Besluit FTK`,
        figures: { value: Object.values(changes)[0], limit },
      },
    ]);
  });

  const later = { change: 'afterGrandfathering', transitionDate: { year: 2029, month: 1 } } as const;
  test.each<[string, Partial<DossierInput>, number]>([
    ['a transition', {}, 3],
    ['a scheme of which the past is not known', { schemeOn30June2023: 'unknown' }, 3],
    ['no scheme on 30 June 2023', { schemeOn30June2023: 'noScheme' }, 0],
    ['a change after eerbiedigende werking', later, 0],
    [
      'such a change from a premium that never rose: the transition',
      { ...later, schemeOn30June2023: 'averagePremium' },
      3,
    ],
  ])('are given only where chapter 6b PW holds: with %s', (_, changes, count) => {
    const { checks, basis } = calculate({ ...plainDossier, ...changes } as DossierInput);
    expect(checks.filter(({ article }) => article.includes('144'))).toHaveLength(count);
    expect(basis.lawValues.filter(({ source }) => source.includes('23a'))).toHaveLength(count);
  });
});

describe('the checks of amounts and premiums', () => {
  test('of a maximum salary above that of an earlier year ask attention, as that of the year itself is not known', () => {
    const { day, maximumSalary: limit } = published.amounts.at(-1)!;
    const { year } = dayOf(day);
    const after = { year: year + 1, month: 1 };
    const next = { ...plainDossier.next, maximumSalary: limit + 1 };
    const input = { ...plainDossier, valuationDate: after, transitionDate: after, next };
    expect(checksOf(input, 'MAXIMUM_SALARY_ABOVE_LIMIT')[1]).toMatchObject({
      level: 'warning',
      figures: { scheme: 'next', limit, year },
    });
  });

  test('of a premium for those who enter above 30% are an error, only where a scale may be kept beside it', () => {
    const entering = (input: DossierInput, entrantPremium: number | null): DossierInput => ({
      ...input,
      openGroup: { ...input.openGroup, entrantPremium },
    });
    const found = (input: DossierInput) => checksOf(input, 'ENTRANT_PREMIUM_ABOVE_LIMIT');
    expect(found(entering(plainDossier, 0.31))).toMatchObject([
      { level: 'error', answer: null, article: 'art. 18a lid 1 Wet LB 1964', figures: { rate: 0.31, limit: 0.3 } },
    ]);
    expect(found(entering(plainDossier, 0.3))).toMatchObject([{ level: 'pass' }]);
    expect(found(entering({ ...plainDossier, next: { ...plainDossier.next, entryCost: 0.02 } }, 0.306))).toMatchObject([
      { level: 'pass' },
    ]);
    expect(found(entering(plainDossier, null))).toEqual([]);
    expect(found(entering({ ...plainDossier, next: { ...plainDossier.next, contract: 'solidary' } }, 0.31))).toEqual(
      [],
    );
  });
});
