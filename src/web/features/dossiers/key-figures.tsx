import { Ban } from 'lucide-react';
import { useId } from 'react';
import type { ChoiceFigures, ComparedCost, KeyFigures } from '#api/key-figures.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

/** A figure with over which time it is, and what is in it. */
interface Figure {
  readonly label: string;
  readonly condition: string;
  readonly value: string;
  /** What is said of it beside what it is now. */
  readonly compared: string | null;
  /** Of the choice in front alone: whether the dossier says that it was chosen. */
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
      <FigureList figures={[frontFigure(texts, choice, figures.premiumDecimals)]} />
    </>
  );
}

/** The other figures of a finished dossier. */
export function FurtherFigures({ figures: { choice } }: FiguresProps) {
  const texts = useTexts();
  return typeof choice === 'string' ? null : <FigureList figures={furtherFigures(texts, choice)} />;
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
  const { label, condition, value, compared, isChosen } = figure;
  const small = 'row-start-2 text-xs text-ink-soft';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <dt className="contents">
        <span className={classNames(isChosen !== undefined && 'font-semibold')}>{label}</span>
        <span
          className={classNames(small, isChosen && 'font-semibold', 'col-start-1', compared === null && 'col-span-2')}
        >
          {condition}
        </span>
      </dt>
      <dd className="contents">
        <span className="col-start-2 row-start-1 max-w-48 text-right">{value}</span>
        {compared === null ? null : (
          <span className={classNames(small, 'col-start-2 max-w-48 text-right')}>{compared}</span>
        )}
      </dd>
    </div>
  );
}

/** The choice that stands in front, its premium, whether it was chosen, and what it costs over thirty years beside now. */
function frontFigure(texts: Catalogue, choice: ChoiceFigures, decimals: number): Figure {
  const { keyFigures } = texts;
  return {
    label: `${choice.choice} ${keyFigures.names[choice.name]}`,
    condition: choice.isChosen ? keyFigures.chosen : keyFigures.notChosen,
    value: premiumText(texts, choice, decimals),
    compared: keyFigures.inThirtyYears(comparedText(texts, choice.thirtyYears, 'short')),
    isChosen: choice.isChosen,
  };
}

function furtherFigures(texts: Catalogue, { firstYear, thirtyYears, lessPension }: ChoiceFigures): readonly Figure[] {
  const { keyFigures, formats } = texts;
  const { conditions } = keyFigures;
  const people: Figure | null = lessPension && {
    label: keyFigures.lessPension,
    condition: conditions.lessPension,
    value: keyFigures.ofAll(formats.wholeNumber(lessPension.count), formats.wholeNumber(lessPension.of)),
    compared: null,
  };
  return [
    {
      label: periodText(texts, firstYear.start),
      condition: conditions.firstYear,
      value: formats.euros(firstYear.cost),
      compared: comparedText(texts, firstYear, 'long'),
    },
    {
      label: thirtyYears.hasEntrants ? keyFigures.withEntrants : keyFigures.withoutEntrants,
      condition: conditions.thirtyYears,
      value: formats.euros(thirtyYears.cost),
      compared: comparedText(texts, thirtyYears, 'long'),
    },
    ...(people === null ? [] : [people]),
  ];
}

function premiumText({ keyFigures, formats }: Catalogue, { lowest, highest }: ChoiceFigures, decimals: number): string {
  const [from, to] = [formats.percentage(lowest, decimals), formats.percentage(highest, decimals)];
  return from === to ? to : keyFigures.scale(from, to);
}

/** "In 2028"; of another month than January the day on which the twelve months begin. */
function periodText({ keyFigures, formats }: Catalogue, { year, month }: ChoiceFigures['firstYear']['start']): string {
  return month === 1 ? keyFigures.inYear(`${year}`) : keyFigures.from(formats.day(firstDay(year, month)));
}

const firstDay = (year: number, month: number): string => new Date(Date.UTC(year, month - 1, 1)).toISOString();

/** "3% meer dan nu", "vrijwel evenveel als nu"; the long one has the amount too. */
function comparedText(
  { keyFigures, formats }: Catalogue,
  { verdict, fraction, difference }: ComparedCost,
  length: 'short' | 'long',
): string {
  if (verdict === 'equal' || verdict === 'nearlyEqual') return keyFigures.verdicts[verdict];
  const amount = formats.euros(Math.abs(difference));
  if (fraction === null) return keyFigures.verdicts[verdict](amount);
  const share = formats.percentage(Math.abs(fraction), 0);
  return keyFigures.verdicts[verdict](length === 'short' ? share : keyFigures.amountAndShare(amount, share));
}
