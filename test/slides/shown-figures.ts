import { dayNumber } from '#office/sheet/day-number.ts';
import { openDeck, paragraphsOf, plain, type OpenDeck } from '#test/slides/open-deck.ts';

/** A figure as it is shown: without its sign, a percentage as a fraction, a day as its number in a workbook. */
export interface ShownFigure {
  readonly text: string;
  readonly value: number;
  /** Half the last digit that is shown. */
  readonly tolerance: number;
  /** Beside a unit that stands elsewhere, a lead or an axis: 1,5 may be 1,5%. */
  readonly mayBePercent?: boolean;
}

/** Where figures stand in a deck. */
export type Places = ReadonlyMap<string, readonly ShownFigure[]>;

/** Numbers that count nothing: names of laws, tables, versions, marks and model persons, and pages. */
const names = [
  /art\. [^,;.)–]*?(?:PW|Wvb|Pensioenwet|(?:UB)?LB(?: 196[45])?(?: \(tekst \d{4}\))?)/g,
  /(?:Wet LB 1964|AG20\d\d|SHA-256|A4|\b\d{4}Q\d\b|Commissie Parameters \d{4})/g,
  /\b(?=\w*[a-f])[0-9a-f]{12,}/g,
  /(?<![\d.])\d{1,2}\.\d{1,2}\.\d{1,2}(?![\d.])|\b\d{4}-\d\d-\d\d\b/g,
  /\(?\d van \d\)|Deel \d van \d|Maatmens uit \d{4}/g,
];

const days = /\b(\d\d)-(\d\d)-(\d{4})\b/g;
const figures = /(?<![\p{L}\d])(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?(%|[\u00a0 ]mln\b)?/gu;

const units: Readonly<Record<string, number>> = { '%': 0.01, mln: 1e6 };

/** The figures of a Dutch text. */
export function figuresIn(text: string): readonly ShownFigure[] {
  const named = names.reduce((left, name) => left.replaceAll(name, ' '), text);
  const dates = [...named.matchAll(days)].map(([found, day = '', month = '', year = '']): ShownFigure => ({
    text: found,
    value: dayNumber({ year: Number(year), month: Number(month), day: Number(day) }),
    tolerance: 0,
  }));
  const numbers = [...named.replaceAll(days, ' ').matchAll(figures)].map(
    ([found, whole = '', decimals = '', of = '']): ShownFigure => {
      const unit = units[of.trim()] ?? 1;
      return {
        text: found,
        value: unit * Number(`${whole.replaceAll('.', '')}.${decimals === '' ? '0' : decimals}`),
        tolerance: (unit * 10 ** -decimals.length) / 2,
      };
    },
  );
  return [...dates, ...numbers];
}

const drawnValues = (xml: string, tag: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<c:${tag}>.*?</c:${tag}>`, 'gs'))].flatMap(([part]) =>
    [...part.matchAll(/<c:v>([^<]*)</g)].map(([, text = '']) => text),
  );

/** The figures that a chart draws, in as many decimals as are written in it: of a range where it ends. */
export function chartFigures(xml: string): readonly ShownFigure[] {
  const mayBePercent = /<a:t>[^<]*(?:%|procentpunt)[^<]*</.test(xml);
  const figure = (text: string, value: number): ShownFigure => {
    const [, decimals = ''] = text.split('.');
    return { text, value: Math.abs(value), tolerance: 10 ** -decimals.length / 2, mayBePercent };
  };
  return [...xml.matchAll(/<c:ser>.*?<\/c:ser>/gs)].flatMap(([series]) => {
    const values = ['val', 'yVal', 'xVal'].flatMap((tag) => drawnValues(series, tag));
    const ends = ['plus', 'minus'].flatMap((tag, side) =>
      drawnValues(series, tag).map((reach, place) => {
        const end = Number(values[place]) + (side === 0 ? 1 : -1) * Number(reach);
        return figure(String(end), end);
      }),
    );
    return values.map((text) => figure(text, Number(text))).concat(ends);
  });
}

/** The figures of a slide or its notes; one that says that it is in percentage points does so for its tables. */
export function textFigures(texts: readonly string[]): readonly ShownFigure[] {
  const mayBePercent = texts.some((text) => /in procent(?:punt|en)\b|\d procentpunt/.test(text));
  return texts.flatMap(figuresIn).map((figure) => Object.assign(figure, { mayBePercent }));
}

const descriptions = (xml: string): readonly string[] =>
  [...xml.matchAll(/ descr="([^"]*)"/g)].map(([, text = '']) => plain(text));

const withoutNumber = (slide: string): string =>
  slide.replaceAll(/<p:sp>(?:(?!<\/p:sp>).)*type="sldNum".*?<\/p:sp>/gs, '');

const parts = (deck: OpenDeck, folder: string): readonly string[] =>
  deck.names.filter((name) => name.startsWith(`ppt/${folder}/`) && name.endsWith('.xml'));

/** Every figure of a deck: in titles, texts and tables, descriptions, charts and notes. */
export function shownFigures(bytes: Uint8Array): Places {
  const deck = openDeck(bytes);
  const slides = deck.slides.map(
    (slide, index) =>
      [`slide ${index + 1}`, textFigures([...paragraphsOf(withoutNumber(slide)), ...descriptions(slide)])] as const,
  );
  const notes = parts(deck, 'notesSlides').map(
    (name) => [name, textFigures(paragraphsOf(withoutNumber(deck.text(name))))] as const,
  );
  const charts = parts(deck, 'charts').map((name) => [name, chartFigures(deck.text(name))] as const);
  return new Map([...slides, ...notes, ...charts]);
}

/** Those figures that none of the known ones explains, with where they stand. */
export function unknownFigures(places: Places, known: readonly number[]): readonly string[] {
  const sorted = Float64Array.from(known.map(Math.abs)).toSorted();
  const isCell = (value: number, tolerance: number): boolean => {
    const slack = tolerance + 1e-9 * Math.max(1, value);
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < value - slack) low = middle + 1;
      else high = middle;
    }
    return (sorted[low] ?? Infinity) <= value + slack;
  };
  const isKnown = ({ value, tolerance, mayBePercent = false }: ShownFigure): boolean =>
    isCell(value, tolerance) || (mayBePercent && isCell(value / 100, tolerance / 100));
  return [...places].flatMap(([place, found]) =>
    found.filter((figure) => !isKnown(figure)).map(({ text }) => `${place}: ${text}`),
  );
}
