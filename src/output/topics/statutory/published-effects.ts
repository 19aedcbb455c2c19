import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { TransitionEffectMeasure } from '#core/result/transition-effect-measure.ts';
import type { Expectation } from '#core/statutory/pension-expectation.ts';
import type { PrescribedAlternative } from '#core/statutory/prescribed-alternatives.ts';
import type { BirthYearAlternative, BirthYearEffects } from '#core/statutory/statutory-effects.ts';
import type { OutcomeEffects, StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';

/** An alternative without or with compensation, by its place among the columns of the effects. */
export interface ToldColumn {
  readonly withCompensation: boolean;
  readonly place: number;
}

/** One alternative of which effects are told. */
export interface PublishedEffects {
  readonly alternative: PrescribedAlternative;
  readonly measure: TransitionEffectMeasure;
  readonly effects: OutcomeEffects;
  /** Years of birth, the earliest first. */
  readonly years: readonly BirthYearEffects[];
  /** Without compensation, and with it where some is paid as premium. */
  readonly columns: readonly ToldColumn[];
}

/** What is told of an alternative; null where it has no effects. */
export function publishedEffects(effects: OutcomeEffects, alternative: PrescribedAlternative): PublishedEffects | null {
  const { measure } = alternative.prescribed;
  if (measure === null) return null;
  const columns = effects.columns.flatMap(({ key, withCompensation }, place) =>
    key === alternative.key ? [{ withCompensation, place }] : [],
  );
  return { alternative, measure, effects, years: effects.birthYears, columns };
}

/** The same where compensation may not be shown. */
export const withoutCompensation = (told: PublishedEffects): PublishedEffects => ({
  ...told,
  columns: told.columns.filter((column) => !column.withCompensation),
});

/** The alternative that is told of: what stands in front; where nothing does, the first that has effects. */
export const toldAlternative = (
  { alternatives }: StatutoryOutcome,
  front: PremiumKey | null,
): PrescribedAlternative | null =>
  alternatives.find(({ key }) => key === front) ??
  alternatives.find(({ prescribed }) => prescribed.measure !== null) ??
  alternatives[0] ??
  null;

/** The figures of a column in a year. */
export const figuresIn = ({ figures }: BirthYearEffects, { place }: ToldColumn): BirthYearAlternative =>
  figures.alternatives[place]!;

/** How the expected pension changes, as a fraction; null of nobody who expects one. */
export function changeOf(
  { percentiles: [, now = 0] }: Expectation,
  { percentiles: [, then = 0] }: Expectation,
): number | null {
  return now === 0 ? null : then / now - 1;
}

/** The same of a year of birth. */
export const expectedChange = (year: BirthYearEffects, column: ToldColumn): number | null =>
  changeOf(year.figures.unchangedExpectation, figuresIn(year, column).expectation);

/** Whether compensation moves the effect of no year: it has no column of its own then. */
export const isUnmoved = ({ columns: [without, compensated], years }: PublishedEffects): boolean =>
  without !== undefined &&
  compensated !== undefined &&
  years.every((year) => Math.abs(figuresIn(year, without).effect - figuresIn(year, compensated).effect) < 0.5);

/** Whether neither premium nor pension of any year moves. */
export const changesNothing = ({ columns, years }: PublishedEffects): boolean =>
  years.every((year) =>
    columns.every((column) => {
      const { effect, expectation } = figuresIn(year, column);
      const { percentiles } = year.figures.unchangedExpectation;
      const isSame = expectation.percentiles.every((pension, place) => Math.abs(pension - percentiles[place]!) < 0.5);
      return Math.abs(effect) < 0.5 && isSame;
    }),
  );

/** So many years of birth are set beside each other where there is no room for all. */
const mostChosen = 5;

/** The first, the last, and some evenly between. */
export function chosenYears(years: readonly BirthYearEffects[]): readonly BirthYearEffects[] {
  if (years.length <= mostChosen) return years;
  const step = (years.length - 1) / (mostChosen - 1);
  return Array.from({ length: mostChosen }, (_, place) => years[Math.round(place * step)]!);
}
