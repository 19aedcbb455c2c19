import { dutchWordings } from '#output/language/dutch-wordings.ts';
import { said } from '#output/language/wording.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';
import { money } from '#output/language/money.ts';
import { signedAmount } from '#output/language/phrases.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { hasEntrants } from '#output/language/entrants.ts';
import { shortCostWords } from '#output/language/cost-words.ts';
import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import { lookOf } from '#output/language/look.ts';
import { shownName } from '#output/language/shown-name.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { type ColumnChart, plainColumns } from '#output/model/chart.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { type TextColumn, textTable } from '#output/model/text-table.ts';
import { exhibitOf, sheetSection } from '#output/model/sheet-section.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { choiceCostLines } from '#output/topics/cost/choice-cost-lines.ts';
import { yearNote } from '#output/topics/cost/year-of-cost.ts';

/** How far a board looks ahead. */
const yearsAhead = 10;

/** What a choice costs by year beside now, EUR, and what now costs. */
interface YearDifferences {
  readonly key: ChoiceKey;
  readonly years: readonly { readonly year: number; readonly difference: number; readonly now: number }[];
}

function differencesOf({ result }: ConclusionSubject): readonly YearDifferences[] {
  const [now, ...choices] = choiceCostLines(result);
  return choices.map(({ cost }, place) => ({
    key: result.choices[place]!.key,
    years: result.openGroup.years.map(({ year }) => {
      const current = now!.cost.get(year)!;
      return { year, difference: cost.get(year)! - current, now: current };
    }),
  }));
}

/** From when on it costs the other way, where the order then stays to the end of the thirty years; null where it does not. */
function turnIn(years: YearDifferences['years']): number | null {
  const first = Math.sign(years[0]!.difference);
  const turn = years.findIndex(({ difference }) => Math.sign(difference) === -first);
  return turn > 0 && turn < yearsAhead && years.slice(turn).every(({ difference }) => Math.sign(difference) === -first)
    ? years[turn - 1]!.year
    : null;
}

/** "€ 1.200 minder", "€ 0", "€ 3.400 meer" */
const besides = (difference: number): string => {
  const size = money(Math.abs(difference));
  return Math.round(difference) === 0 ? size : `${size} ${difference > 0 ? 'meer' : 'minder'}`;
};

/** How many years have one tale: those with compensation where it ends before the tenth and later ones differ, else ten. */
function toldYears({ result }: ConclusionSubject, { key, years }: YearDifferences): number {
  const choice = result.choices.find((one) => one.key === key)!;
  const paid = choice.years.findLastIndex(({ compensation }) => Math.round(compensation) > 0) + 1;
  if (paid === 0 || paid >= yearsAhead) return yearsAhead;
  const [told, later] = [years.slice(0, paid), years.slice(paid, yearsAhead)].map((part) =>
    part.map(({ difference }) => difference),
  ) as [number[], number[]];
  const isAlike = later.every((difference) => difference >= Math.min(...told) && difference <= Math.max(...told));
  return isAlike ? yearsAhead : paid;
}

/** "€ 43.113 tot € 51.434 meer", "hoogstens € 14.285 meer", "€ 1.200 minder tot € 3.400 meer" */
function rangeOf(low: number, high: number): string {
  if (Math.round(low) < 0 && Math.round(high) > 0) return `${besides(low)} tot ${besides(high)}`;
  const [least, most] = [low, high].toSorted((one, other) => Math.abs(one) - Math.abs(other)) as [number, number];
  if (Math.round(least) === 0) return `hoogstens ${besides(most)}`;
  const from = money(Math.abs(least));
  return from === money(Math.abs(most)) ? besides(most) : `${from} tot ${besides(most)}`;
}

/** "€ 43.113 tot € 51.434", or one amount. */
const amountsOf = (low: number, high: number): string =>
  money(low) === money(high) ? money(low) : `${money(low)} tot ${money(high)}`;

/** ", daarna minder": where it would else seem to stay so for good, and no later year contradicts it. */
function afterwards(low: number, high: number, later: readonly number[]): string {
  const all = (sign: number): boolean => later.length > 0 && later.every((difference) => difference * sign > 0.5);
  if (low >= -0.5 && all(-1)) return ', daarna minder';
  return high <= 0.5 && all(1) ? ', daarna meer' : '';
}

/** ", in 30 jaar 1% minder": where the whole of thirty years is the other way than each of these. */
function inThirtyYears(subject: ConclusionSubject, key: ChoiceKey, low: number, high: number): string {
  const { difference } = shownChoices(subject).find((choice) => choice.key === key)!;
  const isOtherWay = difference.thirtyYears < 0 ? low >= -0.5 : high <= 0.5;
  const words = shortCostWords(difference.thirtyYears, subject.result.now.cost.thirtyYears);
  return isOtherWay ? `, in 30 jaar ${words}` : '';
}

/** "Keuze B kost tot en met 2036 elk jaar € 43.113 tot € 51.434 meer dan nu", without a full stop. */
function conclusionOf(subject: ConclusionSubject, told: YearDifferences): string {
  const { key, years } = told;
  const count = toldYears(subject, told);
  const shown = years.slice(0, count);
  const until = `tot en met ${shown.at(-1)!.year}`;
  const differences = shown.map(({ difference }) => difference);
  const [low, high] = [Math.min(...differences), Math.max(...differences)];
  if (isFirstScheme(subject.input)) return `Keuze ${key} kost ${until} elk jaar ${amountsOf(low, high)}`;
  if (shown.every(({ difference, now }) => nearlyEqual(now + difference, now)))
    return `Keuze ${key} kost ${until} elk jaar vrijwel evenveel als nu`;
  const isMore = shown[0]!.difference > 0;
  const turn = turnIn(years);
  if (turn !== null)
    return `Keuze ${key} is tot en met ${turn} ${isMore ? 'duurder' : 'goedkoper'} dan nu, daarna ${isMore ? 'goedkoper' : 'duurder'}`;
  const later = years.slice(count).map(({ difference }) => difference);
  const end = afterwards(low, high, later) || inThirtyYears(subject, key, low, high);
  return `Keuze ${key} kost ${until} elk jaar ${rangeOf(low, high)} dan nu${end}`;
}

/** Columns of each choice by year; null where none would show. */
function chartOf({ input, result }: ConclusionSubject, all: readonly YearDifferences[]): ColumnChart | null {
  const series = all.map(({ years }, place) => {
    const alternative = alternativeOf(result, result.choices[place]!.premium);
    const values = years.slice(0, yearsAhead).map(({ difference }) => Math.round(difference));
    return { name: shownName(alternative), look: lookOf(alternative), values };
  });
  if (series.every(({ values }) => values.every((value) => value === 0))) return null;
  return plainColumns({
    kind: 'clustered',
    categories: all[0]!.years.slice(0, yearsAhead).map(({ year }) => `${year}`),
    format: '#,##0,',
    labels: '#,##0,',
    valueTitle: `${isFirstScheme(input) ? 'Kosten' : 'Verschil met nu'}, × € 1.000`,
    series,
  });
}

/** The same in figures. */
const tableOf = (subject: ConclusionSubject, all: readonly YearDifferences[]): ExhibitTable =>
  textTable(
    [
      ['Jaar', 20],
      ...shownChoices(subject).map(({ alternative }): TextColumn => [shownName(alternative), 80 / all.length, 'right']),
    ],
    all[0]!.years
      .slice(0, yearsAhead)
      .map(({ year }, at) => [`${year}`].concat(all.map(({ years }) => signedAmount(years[at]!.difference)))),
  );

/** "B: premie € 235.372 + compensatie € 57.574 = € 292.946": of what the first year is made up. */
function firstYearOf({ key, cost, compensation, oneOff }: ShownChoice): string {
  const premium = cost.firstYear - compensation.firstYear - oneOff.firstYear;
  const parts = [
    ['premie', premium],
    ['compensatie', compensation.firstYear],
    ['eenmalig', oneOff.firstYear],
  ] as const;
  const paid = parts.filter(([, amount]) => Math.round(amount) !== 0);
  if (paid.length < 2) return `${key}: ${money(cost.firstYear)}`;
  return `${key}: ${paid.map(([name, amount]) => `${name} ${money(amount)}`).join(' + ')} = ${money(cost.firstYear)}`;
}

/** What the first year costs now, if there is a scheme now, and by each choice: a sentence. */
export function firstYearSentence(subject: ConclusionSubject): string {
  const now = isFirstScheme(subject.input) ? '' : `nu: ${money(subject.result.now.cost.firstYear)}; `;
  return `${capitalised(inFirstTwelveMonths(subject.result))} – ${now}${shownChoices(subject).map(firstYearOf).join('; ')}.`;
}

/** What is in the columns. */
function leadOf({ input, result }: ConclusionSubject): string {
  const isAny = (part: 'compensation' | 'oneOff'): boolean =>
    result.choices.some((choice) => Math.round(choice[part].thirtyYears) !== 0);
  const parts = [
    isAny('compensation') ? 'compensatie' : null,
    isAny('oneOff') ? 'eenmalige kosten' : null,
    hasEntrants(result) ? 'nieuwe medewerkers' : null,
  ].filter((part) => part !== null);
  return `${isFirstScheme(input) ? 'Kosten' : 'Verschil met nu'} per jaar${parts.length === 0 ? '' : `, met ${listed(parts)}`}.`;
}

/** What every choice costs beside now in each of the first ten years, with those hired later, compensation and one-off costs. */
export function tenYearsSection(subject: ConclusionSubject): Section {
  const all = differencesOf(subject);
  const front = headlineOf(subject.result)?.choice ?? null;
  const told = all.find(({ key }) => key === front) ?? all.at(-1)!;
  const conclusion = conclusionOf(subject, told);
  return sheetSection({
    id: 'ten-years',
    topic: said('topicTenYears'),
    conclusion,
    lead: [
      leadOf(subject),
      negativeCostNote(
        subject.result,
        subject.result.choices.flatMap(({ cost }) => [cost.firstYear]),
      ),
    ],
    exhibits: [
      exhibitOf(dutchWordings.topicTenYears, conclusion, {
        chart: [chartOf(subject, all), 'Kolommen per jaar: wat elke keuze meer of minder kost'],
        table: [tableOf(subject, all), 'Verschil met nu per jaar, in euro’s'],
      }),
    ],
    notes: [yearNote],
    sheet: 'Lasten',
  });
}
