import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { signedPercentage } from '#output/language/phrases.ts';
import { premiumWords } from '#output/topics/statutory/statutory-names.ts';
import {
  expectedChange,
  figuresIn,
  isUnmoved,
  type ToldColumn,
  type PublishedEffects,
} from '#output/topics/statutory/published-effects.ts';

/** What falls or rises, and what it is called the second time. */
interface Subject {
  readonly name: string;
  readonly pronoun: string;
}

/** Gross profit, by what it is. */
const futurePremiums: Subject = { name: 'de waarde van de toekomstige premies', pronoun: 'zij' };

/** A year of birth with a change, as a fraction. */
interface YearChange {
  readonly year: number;
  readonly change: number;
}

/** The years with the lowest and the highest change; null without a year. */
function endsOf(changes: readonly YearChange[]): readonly [lowest: YearChange, highest: YearChange] | null {
  const ranked = changes.toSorted((one, other) => one.change - other.change);
  const [lowest, highest] = [ranked[0], ranked.at(-1)];
  return lowest === undefined || highest === undefined ? null : [lowest, highest];
}

const largest = ([lowest, highest]: readonly [YearChange, YearChange]): number =>
  Math.max(-lowest.change, highest.change);

const effectEnds = ({ years }: PublishedEffects, column: ToldColumn) =>
  endsOf(
    years.flatMap((year) => {
      const change = figuresIn(year, column).ofMarketValue;
      return change === null ? [] : [{ year: year.year, change }];
    }),
  );

/** Of the expected pension; of nobody who expects none. */
const pensionEnds = ({ years }: PublishedEffects, column: ToldColumn) =>
  endsOf(
    years.flatMap((year) => {
      const change = expectedChange(year, column);
      return change === null ? [] : [{ year: year.year, change }];
    }),
  );

/** Of a group of one year of birth there is no other. */
const inEachYear = ([lowest, highest]: readonly [YearChange, YearChange]): string =>
  lowest.year === highest.year ? `voor geboortejaar ${lowest.year}` : 'in elk geboortejaar';

const verbOf = ({ change }: YearChange): string => (change < 0 ? 'daalt' : 'stijgt');

const sizeOf = ({ change }: YearChange): string => signedPercentage(change);

/** "daalt ... voor geboortejaar 1973 het meest (− 8,6%) en stijgt zij voor 2004 het meest (+ 2,9%)". */
function extremes(
  { name, pronoun }: Subject,
  [lowest, highest]: readonly [YearChange, YearChange],
  unit: string,
): string {
  const [first, second] = lowest.change < 0 ? [lowest, highest] : [highest, lowest];
  const start = `${verbOf(first)} ${name} voor geboortejaar ${first.year}`;
  if (second.year === first.year) return `${start} met ${percentage(Math.abs(first.change))}${unit}`;
  const whole = `${start} het meest (${sizeOf(first)}${unit})`;
  return verbOf(second) === verbOf(first)
    ? `${whole} en voor ${second.year} het minst (${sizeOf(second)})`
    : `${whole} en ${verbOf(second)} ${pronoun} voor ${second.year} het meest (${sizeOf(second)})`;
}

/** The same in one line, without how much: a title. */
export const effectTitle = (conclusion: string): string => conclusion.replaceAll(/ \([^)]*%[^)]*\)/g, '');

/**
 * For which years of birth the effect falls and rises most, as parts of the market value; null without a year to show. What
 * is a small part of that value need not be a small part of the premiums: of those nothing is said to stay equal. Netto profijt
 * is no news in a title: what becomes of the pension is.
 */
export function effectConclusion(told: PublishedEffects): string | null {
  const [without] = told.columns;
  const ends = without === undefined ? null : effectEnds(told, without);
  if (ends === null) return null;
  if (told.measure === 'net')
    return pensionConclusion(told) ?? 'De transitie-effecten staan per geboortejaar in de tabel';
  const start = `Bij ${premiumWords(told.alternative)}`;
  return largest(ends) <= nearlyEqualShare
    ? `${start} is het transitie-effect ${inEachYear(ends)} hoogstens ${percentage(largest(ends))} van de marktwaarde van het verwachte pensioen`
    : `${start} ${extremes(futurePremiums, ends, ' van de marktwaarde')}`;
}

/** How far netto profijt goes, a full sentence beside the chart; null of the other measure and without a year to show. */
export function profitRange(told: PublishedEffects): string | null {
  const [without] = told.columns;
  const ends = told.measure === 'gross' || without === undefined ? null : effectEnds(told, without);
  if (ends === null) return null;
  if (largest(ends) <= nearlyEqualShare)
    return `Het netto profijt verschilt ${inEachYear(ends)} hoogstens ${percentage(largest(ends))} van de marktwaarde.`;
  const [lowest, highest] = ends;
  return lowest.year === highest.year
    ? `Het effect in netto profijt is ${sizeOf(lowest)} van de marktwaarde.`
    : `Het effect in netto profijt loopt van ${sizeOf(lowest)} (${lowest.year}) tot ${sizeOf(highest)} (${highest.year}) van de marktwaarde.`;
}

/** For which years of birth the expected pension falls and rises most; null without a year to show. */
export function pensionConclusion(told: PublishedEffects): string | null {
  const [without] = told.columns;
  const ends = without === undefined ? null : pensionEnds(told, without);
  if (ends === null) return null;
  const start = `Bij ${premiumWords(told.alternative)}`;
  const isGuaranteed = told.effects.basis.currentKind === 'averagePay';
  const name = isGuaranteed ? 'het verwachte pensioen, zonder garantie,' : 'het verwachte pensioen';
  return largest(ends) <= nearlyEqualShare
    ? `${start} blijft ${name} ${inEachYear(ends)} vrijwel gelijk`
    : `${start} ${extremes({ name, pronoun: 'het' }, ends, '')}`;
}

/**
 * "Met compensatie loopt het effect van − 1,2% (1968) tot + 3,1% (1999)."; null where none is paid as premium. Netto profijt
 * is the same with a higher premium, as long as all of it is invested.
 */
export function compensatedRange(told: PublishedEffects): string | null {
  const compensated = told.columns.find(({ withCompensation }) => withCompensation);
  const ends = compensated === undefined ? null : effectEnds(told, compensated);
  if (ends === null) return null;
  if (isUnmoved(told))
    return 'Compensatie als premie verandert het netto profijt niet: zij is waard wat ervoor wordt betaald.';
  const [lowest, highest] = ends;
  if (lowest.year === highest.year) return `Met compensatie is het effect ${sizeOf(lowest)}.`;
  return `Met compensatie loopt het effect van ${sizeOf(lowest)} (${lowest.year}) tot ${sizeOf(highest)} (${highest.year}).`;
}
