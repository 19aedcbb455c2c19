import { columnName } from '#output/language/defined-names.ts';
import { lookOf, looks } from '#output/language/look.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { toldPremiums } from '#output/language/told-premiums.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { DossierResult } from '#core/result/result.ts';
import { emptyRow, headingRow, subtitleRow, titleRow } from '#output/model/planned-cells.ts';
import type { PlannedSeries, PlannedChart, SheetPlan } from '#output/model/sheet-plan.ts';
import { type Column, type Row, type Table, columnsOf } from '#output/model/table.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { sheetOf, sheetPart } from '#output/model/sheet-parts.ts';

const columns = (premiums: readonly PremiumAlternative[]): readonly Column[] => [
  ...columnsOf({ 'Vanaf leeftijd': 'year', Huidig: 'percentTwo', 'Fiscaal maximum': 'percentTwo' }),
  ...premiums.flatMap((premium): readonly Column[] => {
    const name = columnName(premium.key);
    return [
      { header: `${name} exact`, format: 'percentExact' },
      { header: `${name} praktisch`, format: 'percentTwo' },
    ];
  }),
];

/** The rate from this age on: 0 below the first step. */
const rateFrom = (scale: Scale, age: number): number => scale.findLast(({ fromAge }) => fromAge <= age)?.rate ?? 0;

/** All ages at which one of the scales steps, except the starts of flat premiums, which hold at every age. */
function ages(
  { currentScale, fiscalMaximum }: DossierResult,
  premiums: readonly PremiumAlternative[],
): readonly number[] {
  const progressive = premiums.filter(({ form }) => form === 'progressive').map(({ exactScale }) => exactScale);
  const steps = [currentScale, fiscalMaximum, ...progressive].flat().map(({ fromAge }) => fromAge);
  return [...new Set(steps)].toSorted((a, b) => a - b);
}

const row = (result: DossierResult, premiums: readonly PremiumAlternative[], age: number): Row => [
  age,
  // An average pay scheme has no scale.
  result.currentScale.length === 0 ? null : rateFrom(result.currentScale, age),
  rateFrom(result.fiscalMaximum, age),
  ...premiums.flatMap(({ exactScale, practicalScale }) => [rateFrom(exactScale, age), rateFrom(practicalScale, age)]),
];

const pointsName = 'StaffelTreden';

/** The rates as steps: at each age where one changes those before it and those from it on, and at the last age once more. */
function pointsTable(
  result: DossierResult,
  premiums: readonly PremiumAlternative[],
  steps: readonly number[],
  lastAge: number,
): Table {
  const [first = 0] = steps;
  const point = (age: number, of: number): Row => [age, ...shownRates(result, premiums, of).map(({ rate }) => rate)];
  const points = steps.slice(1).flatMap((age, index) => [point(age, steps[index]!), point(age, age)]);
  return {
    name: pointsName,
    columns: [
      { header: 'Leeftijd', format: 'year' },
      ...shownRates(result, premiums, first).map(({ name }) => ({ header: name, format: 'percentTwo' as const })),
    ],
    rows: [point(first, first), ...points, point(lastAge, steps.at(-1) ?? first)],
    isPlain: true,
  };
}

/** What is drawn at an age: the scales and the practical premiums, by name. */
const shownRates = (
  { currentScale, fiscalMaximum }: DossierResult,
  premiums: readonly PremiumAlternative[],
  age: number,
): readonly { readonly name: string; readonly look: PlannedSeries['look']; readonly rate: number }[] => [
  ...(currentScale.length > 0 ? [{ name: 'Huidig', look: looks.now, rate: rateFrom(currentScale, age) }] : []),
  { name: 'Fiscaal maximum', look: otherLooks.fiscalMaximum, rate: rateFrom(fiscalMaximum, age) },
  ...premiums.map((premium) => ({
    name: nameOf(premium, 'short'),
    look: lookOf(premium),
    rate: rateFrom(premium.practicalScale, age),
  })),
];

function chart(result: DossierResult, premiums: readonly PremiumAlternative[], points: Table): PlannedChart {
  const line = (name: string, look: PlannedSeries['look'], valueColumn: number): PlannedSeries => ({
    name,
    look,
    categoryColumn: 1,
    valueColumn,
    firstRow: 1,
    lastRow: points.rows.length,
  });
  const hasScale = result.currentScale.length > 0;
  return {
    kind: 'steps',
    marks: 'spread',
    title: 'Premie naar leeftijd',
    description: `Trappen van ${hasScale ? 'de huidige staffel, ' : ''}het fiscale maximum en de keuzes, als percentage van de pensioengrondslag naar leeftijd.`,
    categoryTitle: 'Leeftijd',
    valueTitle: 'Premie in % van de pensioengrondslag',
    valueFormat: 'percent',
    series: shownRates(result, premiums, 0).map(({ name, look }, index) => line(name, look, 2 + index)),
    table: pointsName,
    size: { columns: 9, rows: 19 },
  };
}

export function scalesSheet({ dossier, result }: OutputContent): SheetPlan {
  const told = toldPremiums(dossier.input, result);
  const shown = columns(told);
  const premiums = premiumAlternatives(result);
  const steps = ages(result, told);
  const rows = steps.map((age) => row(result, told, age));
  const lastAge = Math.max(Math.ceil(dossier.input.next.pensionAgeInMonths / 12), (steps.at(-1) ?? 0) + 1);
  const points = pointsTable(result, premiums, steps, lastAge);
  return sheetOf({
    name: 'Staffels',
    widths: shown.map((_, index) => (index === 0 ? 12 : 17)),
    orientation: 'landscape',
    repeatedColumns: 1,
    rows: [
      titleRow('Staffels'),
      subtitleRow(
        'Premie als percentage van de pensioengrondslag, vanaf de genoemde leeftijd tot de volgende regel. Een vlakke premie is op elke leeftijd gelijk.',
      ),
      subtitleRow(
        'Exact: de premie vóór afronding. Praktisch: de afgeronde premie; daarmee zijn de andere bladen berekend.',
      ),
      ...(result.currentScale.length > 0
        ? []
        : [subtitleRow('De huidige regeling is een middelloonregeling zonder staffel: de kolom Huidig blijft leeg.')]),
      emptyRow,
    ],
    table: { name: 'ResultaatStaffels', columns: shown, rows },
    charts: [chart(result, premiums, points)],
    further: [sheetPart([headingRow('De punten van de grafiek')], { table: points, isPrinted: false })],
  });
}
