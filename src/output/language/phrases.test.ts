import { describe, expect, it } from 'vitest';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { practicalPremium, premiumDecimals, scaleText } from '#output/language/premium.ts';
import {
  besides,
  direction,
  euroDifference,
  everybodyTakesPart,
  participantsOf,
  relativeDifference,
  signedAmount,
  signedPercentage,
} from '#output/language/phrases.ts';
import { fractionOf } from '#output/language/subject.ts';
import { counted, listed } from '#office/document/dutch-words.ts';
import { spaced, flat, subjectOf } from '#test/fixtures/conclusion-subject.ts';

describe('a part of an amount below zero', () => {
  it('is told by nobody: a rise would be a negative percentage', () => {
    expect(relativeDifference(50, -100)).toBeNull();
    expect(signedPercentage(fractionOf(24_905, -20_526))).toBe('–');
  });
});

describe('words', () => {
  it('tell none, one and many apart', () => {
    expect([0, 1, 2, 1234].map((count) => counted(count, 'deelnemer', 'deelnemers'))).toEqual([
      'geen deelnemers',
      '1 deelnemer',
      '2 deelnemers',
      '1.234 deelnemers',
    ]);
  });

  it('list with commas and "en" as Dutch does', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a en b', 'a, b en c']);
  });

  it('call a difference of at most half a percent vrijwel evenveel, and evenveel where there is none', () => {
    expect([5, -5, 5.1, -5.1].map((difference) => direction(difference, 1000))).toEqual([
      'equal',
      'equal',
      'more',
      'less',
    ]);
    expect([0, 0.4, 5, 6, -6].map((difference) => spaced(euroDifference(difference, 1000)))).toEqual([
      'evenveel',
      'vrijwel evenveel',
      'vrijwel evenveel',
      '€ 6 meer',
      '€ 6 minder',
    ]);
    expect([0, 0.0004, 0.005, 0.006].map((difference) => relativeDifference(difference, 1))).toEqual([
      'evenveel',
      'vrijwel evenveel',
      'vrijwel evenveel',
      '0,6% meer',
    ]);
    expect(relativeDifference(1, 0)).toBeNull();
    expect([9.9, 10, 12.74].map((difference) => relativeDifference(difference, 1))).toEqual([
      '990,0% meer',
      '11 keer zoveel',
      '14 keer zoveel',
    ]);
    expect(besides('11 keer zoveel', 'nu', ' pensioen')).toBe('11 keer zoveel pensioen als nu');
    expect(spaced(euroDifference(1, 0))).toBe('€ 1 meer');
    expect(euroDifference(0.4, 12)).toBe('vrijwel evenveel');
    expect([0, 0.3].map((difference) => euroDifference(difference, 1_000_000))).toEqual(['evenveel', 'evenveel']);
    expect(euroDifference(0, 0)).toBe('evenveel');
  });

  it('write a premium as entered, and leave out what nobody comes to pay', () => {
    const { input } = subjectOf();
    const text = (scale: Scale, next: Partial<DossierInput['next']> = {}): string =>
      practicalPremium(
        {
          ...subjectOf(),
          input: { ...input, next: { ...input.next, pensionAgeInMonths: 804, ...next } },
        },
        { practicalScale: scale, sort: 'given' },
      );
    expect(text(flat(0.1875))).toBe('18,75%');
    expect(text(flat(0.17))).toBe('17,0%');
    const rising = [
      { fromAge: 21, rate: 0.08 },
      { fromAge: 45, rate: 0.1825 },
      { fromAge: 67, rate: 0.3 },
    ];
    expect(text(rising, { bracketAgeRule: 'firstOfMonth' })).toBe('8,0% tot 18,25%');
    expect(text(rising, { bracketAgeRule: 'lastOfDecember' })).toBe('8,0% tot 30,0%');
  });

  it('speak of one, two and more participants', () => {
    expect([participantsOf(1, 1), participantsOf(2, 2), participantsOf(3, 3), participantsOf(1, 2)]).toEqual([
      'de enige deelnemer',
      'beide deelnemers',
      'alle 3 deelnemers',
      '1 van de 2 deelnemers',
    ]);
    expect([1, 2, 3].map(everybodyTakesPart)).toEqual(['de enige doet mee', 'beide doen mee', 'alle 3 doen mee']);
  });

  it('follow what is equal with als and what differs with dan', () => {
    expect(['evenveel', 'vrijwel evenveel', '0,6% meer'].map((compared) => besides(compared, 'nu'))).toEqual([
      'evenveel als nu',
      'vrijwel evenveel als nu',
      '0,6% meer dan nu',
    ]);
  });

  it('give a difference its sign once, and none to zero', () => {
    expect([1519, -1519, 0.3, -0.3].map((value) => spaced(signedAmount(value)))).toEqual([
      '+ € 1.519',
      '− € 1.519',
      '€ 0',
      '€ 0',
    ]);
    expect([0.0123, -0.0123, 0.00001, null].map((value) => spaced(signedPercentage(value)))).toEqual([
      '+ 1,2%',
      '− 1,2%',
      '0,0%',
      '–',
    ]);
  });
});

describe('a premium', () => {
  it('shows as many decimals as its rounding asks', () => {
    expect([0.001, 0.01, 0.005, 0.0001, 0.0025, 0.00001].map(premiumDecimals)).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('is one figure when all steps are equal, else from lowest to highest', () => {
    expect(scaleText(flat(0.17), 1)).toBe('17,0%');
    expect(scaleText([...flat(0.07), { fromAge: 60, rate: 0.409 }], 1)).toBe('7,0% tot 40,9%');
    expect(scaleText([], 1)).toBe('–');
  });
});
