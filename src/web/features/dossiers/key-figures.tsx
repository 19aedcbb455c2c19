import { Ban } from 'lucide-react';
import { useId } from 'react';
import { type ChoiceFigures, type ComparedCost, type KeyFigures, longTermYears } from '#api/key-figures.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

/** A figure with over which time, of whom, and with or without compensation it is. */
interface Figure {
  readonly label: string;
  readonly condition: string;
  readonly value: string;
  /** What is said of it beside what it is now. */
  readonly compared: string | null;
  /** The premium that stands in front. */
  readonly isPremium?: boolean;
  /** The dossier says that it was chosen. */
  readonly isChosen?: boolean;
}

interface FiguresProps {
  readonly figures: KeyFigures;
}

/** What stands in front of a finished dossier, with its condition: the figure by which its row is known. */
export function Headline({ figures }: FiguresProps) {
  const texts = useTexts();
  const { choice } = figures;
  if (typeof choice === 'string') {
    return (
      <span className="flex items-start gap-1.5 text-sm font-semibold text-bad">
        <Ban size={16} className="mt-0.5 shrink-0" />
        {texts.keyFigures[choice]}
      </span>
    );
  }
  return (
    <>
      {choice.isSurelyAllowed ? null : <span className="text-sm text-warn">{texts.keyFigures.notSurelyAllowed}</span>}
      <FigureList figures={[goalFigure(texts, choice, figures.premiumDecimals)]} />
    </>
  );
}

/** The other figures of a finished dossier. */
export function FurtherFigures({ figures }: FiguresProps) {
  const texts = useTexts();
  return <FigureList figures={furtherFigures(texts, figures)} />;
}

function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  const { keyFigures } = useTexts();
  const id = useId();
  return (
    <div className="text-sm">
      <span id={id} className="sr-only">
        {keyFigures.title}
      </span>
      <dl aria-labelledby={id} className="flex max-w-md flex-col gap-0.5">
        {figures.map((figure) => (
          <FigureLine key={figure.label} figure={figure} />
        ))}
      </dl>
    </div>
  );
}

/** Two lines: the figure, and under it its condition beside what is said of it. */
function FigureLine({ figure }: { readonly figure: Figure }) {
  const { keyFigures } = useTexts();
  const { label, condition, value, compared, isPremium, isChosen } = figure;
  const small = 'row-start-2 text-xs text-ink-soft';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <dt className="contents">
        <span className={classNames(isPremium && 'font-semibold')}>
          {label}
          {isChosen ? (
            <span className="ml-2 rounded-sm bg-brand-soft px-1.5 text-xs leading-5 text-brand">
              {keyFigures.chosen}
            </span>
          ) : null}
        </span>
        <span className={classNames(small, 'col-start-1', compared === null && 'col-span-2')}>{condition}</span>
      </dt>
      <dd className="contents">
        <span className="col-start-2 row-start-1 max-w-38 text-right">{value}</span>
        {compared === null ? null : (
          <span className={classNames(small, 'col-start-2 max-w-38 text-right')}>{compared}</span>
        )}
      </dd>
    </div>
  );
}

/** The premium that stands in front, and how it meets what was asked of it. */
function goalFigure(texts: Catalogue, choice: ChoiceFigures, decimals: number): Figure {
  const { keyFigures } = texts;
  const { goal } = choice;
  const { conditions } = keyFigures;
  return {
    label: premiumName(texts, choice, decimals),
    condition: keyFigures.over(
      periodText(texts, goal.years),
      goal.countsEntrants ? conditions.withEntrants : conditions.none,
    ),
    ...(needsAmounts(goal) ? costTexts(texts, goal) : { value: comparedText(texts, goal), compared: null }),
    isPremium: true,
    isChosen: choice.isChosen,
  };
}

function furtherFigures(texts: Catalogue, { choice, longTerm, premiumDecimals }: KeyFigures): readonly Figure[] {
  const { formats, keyFigures } = texts;
  const premium = formats.percentage(longTerm.premium, premiumDecimals);
  const last: Figure = {
    label: (longTerm.hasEntrants ? keyFigures.longTerm : keyFigures.longTermClosed)(longTermYears),
    condition: keyFigures.conditions.ofLongTerm,
    value: keyFigures.longTermPremium(premium),
    compared: keyFigures.outcomes[longTerm.outcome],
  };
  return typeof choice === 'string' ? [last] : [...costFigures(texts, choice), last];
}

function costFigures(texts: Catalogue, { firstYear, compensated }: ChoiceFigures): readonly Figure[] {
  const { keyFigures } = texts;
  const { conditions } = keyFigures;
  const ofYear: Figure | null = firstYear && {
    label: keyFigures.firstYear(`${firstYear.year}`),
    condition: conditions.none,
    ...costTexts(texts, firstYear),
  };
  const withCompensation: Figure | null = compensated && {
    label: keyFigures.presentValue(periodText(texts, compensated.years)),
    condition: conditions.withCompensation,
    ...costTexts(texts, compensated),
  };
  return [ofYear, withCompensation].filter((figure) => figure !== null);
}

function premiumName({ keyFigures, formats }: Catalogue, choice: ChoiceFigures, decimals: number): string {
  const lowest = formats.percentage(choice.lowest, decimals);
  const highest = formats.percentage(choice.highest, decimals);
  return choice.form === 'flat' ? keyFigures.flat(highest) : keyFigures.scale(lowest, highest);
}

const periodText = ({ keyFigures }: Catalogue, years: number | null): string =>
  years === null ? keyFigures.toPensionDate : keyFigures.years(years);

const costTexts = (texts: Catalogue, cost: ComparedCost) => ({
  value: texts.formats.euros(cost.cost),
  compared: comparedText(texts, cost),
});

/** Whether there is nothing to take a part of: then amounts are compared. */
const needsAmounts = ({ verdict, fraction }: ComparedCost): boolean =>
  fraction === null && (verdict === 'more' || verdict === 'less');

/** "2,9% meer dan nu", "vrijwel evenveel als nu"; "nu € 0". */
function comparedText({ keyFigures, formats }: Catalogue, { verdict, fraction, now }: ComparedCost): string {
  if (verdict === 'equal' || verdict === 'nearlyEqual') return keyFigures.verdicts[verdict];
  return fraction === null
    ? keyFigures.now(formats.euros(now))
    : keyFigures.verdicts[verdict](formats.percentage(fraction));
}
