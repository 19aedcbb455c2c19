import { describe, expect, it } from 'vitest';
import type { BirthYearAlternative, BirthYearEffects } from '#core/statutory/statutory-effects.ts';
import type { CurrentValues } from '#core/statutory/current-values.ts';
import { lapsedSentence } from '#output/topics/statutory/lapsed-indexation.ts';
import { oppositeSentences } from '#output/topics/statutory/opposite-ways.ts';
import { type PublishedEffects, publishedEffects } from '#output/topics/statutory/published-effects.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';

/** What is changed of a year of birth: figures, EUR and fractions. */
interface Told {
  readonly values?: Partial<CurrentValues>;
  readonly effect?: number;
  readonly pension?: number;
}

const { statutory } = await statutoryExample('dbToDc');

const plain = { atTransition: 60_000, future: 40_000, lostIndexation: 0, savedIndexation: 0 };

/** A year of birth with a market value of EUR 100,000 and a pension of EUR 1,000 unless it says otherwise. */
function changedYear(year: BirthYearEffects, place: number, { values, effect = 0, pension = 1000 }: Told) {
  const figures = year.figures;
  const changed = (one: BirthYearAlternative): BirthYearAlternative => ({
    ...one,
    effect,
    ofMarketValue: effect / 100_000,
    expectation: { ...one.expectation, percentiles: [900, pension, 1100] },
  });
  return {
    ...year,
    year: 1970 + place,
    figures: {
      ...figures,
      unchanged: { ...figures.unchanged, ...plain, ...values },
      unchangedExpectation: { ...figures.unchangedExpectation, percentiles: [900, 1000, 1100] },
      alternatives: figures.alternatives.map(changed),
    },
  };
}

/** So many years of birth in netto profijt. */
function toldOf(changes: readonly Told[]): PublishedEffects {
  if (statutory?.outcome.sort !== 'calculated') throw new Error('nothing was calculated');
  const { effects } = statutory.outcome;
  const birthYears = effects.birthYears
    .slice(0, changes.length)
    .map((year, place) => changedYear(year, place, changes[place]!));
  const flat = statutory.alternatives.find(({ choice }) => choice === 'B')!;
  return publishedEffects({ ...effects, birthYears }, flat)!;
}

describe('the end of indexation on accrued pension', () => {
  const saidOf = (changes: readonly Told[]): string | null => {
    const sentence = lapsedSentence(toldOf(changes));
    return sentence && spaced(sentence);
  };

  it('is told with what it is worth and what is no longer paid for it, from one percent on', () => {
    const [much, little] = [
      { values: { lostIndexation: 8000, savedIndexation: 6000 } },
      { values: { lostIndexation: 500, savedIndexation: 400 } },
    ];
    expect(saidOf([much, little])).toMatch(
      /^De indexatie over opgebouwd pensioen eindigt \(0,5% tot 8,0% van de waarde van het pensioen\)\. De werkgever betaalt er \d,\d% minder voor; dat telt in het netto profijt als voordeel, in het pensioen niet\.$/,
    );
    expect(saidOf([little, little])).toBeNull();
  });

  it('has no price where the premium that is paid holds it', () => {
    expect(saidOf([{ values: { lostIndexation: 3000 } }])).toBe(
      'De indexatie over opgebouwd pensioen eindigt (3,0% van de waarde van het pensioen). Wat de werkgever er nu voor betaalt, is niet apart bekend en telt niet mee.',
    );
  });
});

describe('a year of birth of which pension and netto profijt go opposite ways', () => {
  it('hears why, and that a lower price is no pension', () => {
    const [more, less] = oppositeSentences(
      toldOf([
        { effect: -5000, pension: 1200 },
        { effect: 5000, pension: 800 },
      ]),
    );
    expect(more).toMatch(/^Voor geboortejaar 1970 stijgt het verwachte pensioen, zonder garantie, terwijl .* daalt: /);
    expect(less).toMatch(
      /^Voor geboortejaar 1971 daalt .* er wordt minder voor betaald, en dat is geen extra pensioen\.$/,
    );
  });

  it('hears why beside the premiums of a premium scheme too', () => {
    const told = { ...toldOf([{ effect: -5000, pension: 1200 }]), measure: 'gross' as const };
    expect(oppositeSentences(told)).toEqual([
      expect.stringMatching(
        /^Voor geboortejaar 1970 stijgt het verwachte pensioen.* terwijl de waarde van de premies daalt: /,
      ),
    ]);
  });

  it('is told no gain that comes from the price of indexation alone', () => {
    const byPrice = { effect: 2000, values: { lostIndexation: 1000, savedIndexation: 3000 } };
    expect(oppositeSentences(toldOf([byPrice, { effect: 2000, pension: 1200 }]))).toEqual([
      expect.stringMatching(/^Voor geboortejaar 1970 is het netto profijt alleen hoger doordat .* niemand krijgt/),
    ]);
  });

  it('has no sentence where both go one way', () => {
    expect(oppositeSentences(toldOf([{ effect: -5000, pension: 800 }, { effect: 0 }]))).toEqual([]);
  });
});
