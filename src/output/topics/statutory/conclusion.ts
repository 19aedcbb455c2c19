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

const effectsIn = ({ years }: PublishedEffects, column: ToldColumn): readonly YearChange[] =>
  years.flatMap((year) => {
    const change = figuresIn(year, column).ofMarketValue;
    return change === null ? [] : [{ year: year.year, change }];
  });

/** Of the expected pension; of nobody who expects none. */
const pensionsIn = ({ years }: PublishedEffects, column: ToldColumn): readonly YearChange[] =>
  years.flatMap((year) => {
    const change = expectedChange(year, column);
    return change === null ? [] : [{ year: year.year, change }];
  });

const sizeOf = ({ change }: YearChange): string => signedPercentage(change);

/** Until which year of birth people fall, or rise, and from which they do the other, which may be later. */
interface Turn {
  readonly until: number;
  readonly from: number;
  readonly isLessFirst: boolean;
}

/** Where the changes, by rising year of birth, turn once from one way to the other; null where they do not. */
function turnOf(changes: readonly YearChange[]): Turn | null {
  const ways = changes.map(({ change }) => (Math.abs(change) <= nearlyEqualShare ? 0 : Math.sign(change)));
  const first = ways.find((way) => way !== 0);
  if (first === undefined) return null;
  const [last, from] = [ways.lastIndexOf(first), ways.indexOf(-first)];
  return from < last ? null : { until: changes[last + 1]!.year, from: changes[from]!.year, isLessFirst: first < 0 };
}

/**
 * "krijgt wie vóór 1985 is geboren minder pensioen, vanaf 1990 meer"; where that turns more often, or
 * never, from where to where the change goes.
 */
function changeByBirth(changes: readonly YearChange[], what: string, whole: string): string | null {
  const ends = endsOf(changes);
  if (ends === null) return null;
  const turn = turnOf(changes);
  const [one, other] = turn?.isLessFirst === true ? ['minder', 'meer'] : ['meer', 'minder'];
  return turn === null
    ? `verandert ${whole} met ${[...new Set(ends.map(sizeOf))].join(' tot ')}`
    : `krijgt wie vóór ${turn.until} is geboren ${one} ${what}, vanaf ${turn.from} ${other}`;
}

/**
 * Who gets more and who less of what is paid, as parts of the market value; null without a year to show. Netto profijt is no
 * news in a title: what becomes of the pension is.
 */
export function effectConclusion(told: PublishedEffects): string | null {
  const [without] = told.columns;
  const changes = without === undefined ? [] : effectsIn(told, without);
  if (changes.length === 0) return null;
  if (told.measure === 'net')
    return pensionConclusion(told) ?? 'De transitie-effecten staan per geboortejaar in de tabel';
  return `Bij ${premiumWords(told.alternative)} ${changeByBirth(changes, 'premie', 'de waarde van de premies')}`;
}

/** "loopt het effect van − 1,2% tot + 3,1%": of which years stands in the table, as a sentence names no single one. */
const rangeOf = ([lowest, highest]: readonly [YearChange, YearChange]): string =>
  lowest.year === highest.year
    ? `is het effect ${sizeOf(lowest)}`
    : `loopt het effect van ${sizeOf(lowest)} tot ${sizeOf(highest)}`;

/** How far netto profijt goes, a full sentence beside the chart; null of the other measure and without a year to show. */
export function profitRange(told: PublishedEffects): string | null {
  const [without] = told.columns;
  const ends = told.measure === 'gross' || without === undefined ? null : endsOf(effectsIn(told, without));
  if (ends === null) return null;
  if (percentage(largest(ends)) === percentage(0)) return 'Het netto profijt verandert in geen geboortejaar.';
  if (largest(ends) <= nearlyEqualShare)
    return `Het netto profijt verschilt in elk geboortejaar hoogstens ${percentage(largest(ends))} van de marktwaarde.`;
  return `In netto profijt ${rangeOf(ends)} van de marktwaarde.`;
}

/** Who expects more and who less pension; null without a year to show. */
export function pensionConclusion(told: PublishedEffects): string | null {
  const [without] = told.columns;
  const said = changeByBirth(
    without === undefined ? [] : pensionsIn(told, without),
    'verwacht pensioen',
    'het verwachte pensioen',
  );
  return said === null ? null : `Bij ${premiumWords(told.alternative)} ${said}`;
}

/**
 * "Met compensatie loopt het effect van − 1,2% tot + 3,1%."; null where none is paid as premium. Netto profijt
 * is the same with a higher premium, as long as all of it is invested.
 */
export function compensatedRange(told: PublishedEffects): string | null {
  const compensated = told.columns.find(({ withCompensation }) => withCompensation);
  const ends = compensated === undefined ? null : endsOf(effectsIn(told, compensated));
  if (ends === null) return null;
  if (isUnmoved(told))
    return 'Compensatie als premie verandert het netto profijt niet: zij is waard wat ervoor wordt betaald.';
  return `Met compensatie ${rangeOf(ends)}.`;
}
