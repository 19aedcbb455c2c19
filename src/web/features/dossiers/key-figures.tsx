import { Ban, type LucideIcon } from 'lucide-react';
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

/** A word with its colour, and for the gravest its sign. */
export interface Word {
  readonly text: string;
  readonly look: string;
  readonly icon?: LucideIcon;
}

/** Whether the law allows what stands in front of a finished dossier, in a word of its own. */
export function verdictOf({ keyFigures: { verdict } }: Catalogue, { choice }: KeyFigures): Word {
  if (choice === 'allForbidden') return { text: verdict.forbidden, look: 'text-bad', icon: Ban };
  if (choice === 'noneSurelyAllowed' || !choice.isSurelyAllowed) return { text: verdict.doubted, look: 'text-warn' };
  return { text: verdict.allowed, look: 'text-good' };
}

/** By what a finished dossier differs from others, in one line: its premium, thirty years beside now, who loses. */
export function rowFigures(texts: Catalogue, { choice, premiumDecimals }: KeyFigures): string {
  const { keyFigures, formats } = texts;
  if (typeof choice === 'string') return keyFigures[choice];
  const { inRow } = keyFigures;
  const { thirtyYears, lessPension, isChosen } = choice;
  return [
    (isChosen ? inRow.chosen : inRow.inView)(choice.choice, premiumText(texts, choice, premiumDecimals)),
    inRow.thirtyYears(comparedText(texts, thirtyYears, 'short')),
    ...(lessPension === null
      ? []
      : [inRow.lessPension(formats.wholeNumber(lessPension.count), formats.wholeNumber(lessPension.of))]),
  ].join(' · ');
}

/** The figures of a finished dossier with their conditions. */
export function Figures({ figures: { choice, premiumDecimals } }: FiguresProps) {
  const texts = useTexts();
  if (typeof choice === 'string') return null;
  return (
    <>
      {choice.isSurelyAllowed ? null : <span className="text-sm text-warn">{texts.keyFigures.notSurelyAllowed}</span>}
      <FigureList figures={[frontFigure(texts, choice, premiumDecimals), ...furtherFigures(texts, choice)]} />
    </>
  );
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

/** The choice that stands in front, its premium, and whether it was chosen. */
function frontFigure(texts: Catalogue, choice: ChoiceFigures, decimals: number): Figure {
  const { keyFigures } = texts;
  return {
    label: `${choice.choice} ${keyFigures.names[choice.name]}`,
    condition: choice.isChosen ? keyFigures.chosen : keyFigures.notChosen,
    value: premiumText(texts, choice, decimals),
    compared: null,
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

/** "3% meer"; the long one "€ 6.934 (3%) meer dan nu". */
function comparedText(
  { keyFigures, formats }: Catalogue,
  { verdict, fraction, difference }: ComparedCost,
  length: 'short' | 'long',
): string {
  const { verdicts } = length === 'short' ? keyFigures.inRow : keyFigures;
  if (verdict === 'equal' || verdict === 'nearlyEqual') return verdicts[verdict];
  const amount = formats.euros(Math.abs(difference));
  if (fraction === null) return verdicts[verdict](amount);
  const share = formats.percentage(Math.abs(fraction), 0);
  return verdicts[verdict](length === 'short' ? share : keyFigures.amountAndShare(amount, share));
}
