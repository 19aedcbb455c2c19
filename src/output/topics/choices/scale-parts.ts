import { columnName } from '#output/language/defined-names.ts';
import { lookOf, looks } from '#output/language/look.ts';
import { answerName } from '#output/topics/choices/solver-name.ts';
import { shownAnswers } from '#output/topics/choices/solved-alternatives.ts';
import { scaleConclusion } from '#output/language/scale.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { payableSteps, rangeOf } from '#output/language/premium.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { shownPremiums } from '#output/language/shown-premiums.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { PlannedSeries, PlannedChart, SheetPart } from '#output/model/sheet-plan.ts';
import { type Column, type Row, type Table, columnsOf } from '#output/model/table.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { plainPart } from '#output/model/sheet-parts.ts';

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
    size: { columns: 9, rows: 16 },
  };
}

/** The steps of all scales, exact and rounded, for programs. */
export function scalesTable({ dossier, result }: OutputContent): Table {
  const told = shownPremiums(dossier.input, result);
  return {
    name: 'ResultaatStaffels',
    columns: columns(told),
    rows: ages(result, told).map((age) => row(result, told, age)),
  };
}

/** Name of the table with the rounded premiums by step. */
export const stepsName = 'StaffelPremies';

/** The head of the column of a premium of the solver. */
export const stepHead = (premium: PremiumAlternative): string =>
  premium.sort === 'answer' ? answerName(premium) : nameOf(premium, 'short');

/** The rounded premiums of the solver's table by step, beside what holds now and what is allowed at most. */
function stepsTable(result: DossierResult, told: readonly PremiumAlternative[], steps: readonly number[]): Table {
  const answers: readonly PremiumAlternative[] = shownAnswers(result);
  // Those who keep the scale have the current one.
  const premiums = told.filter((premium) =>
    premium.sort === 'answer' ? answers.includes(premium) : premium.key !== 'keptScale',
  );
  const hasScale = result.currentScale.length > 0;
  const heads = [...(hasScale ? ['Nu'] : []), 'Fiscaal maximum', ...premiums.map(stepHead)];
  return {
    name: stepsName,
    columns: [
      { header: 'Vanaf leeftijd', format: 'year' },
      ...heads.map((header) => ({ header, format: 'percentTwo' as const })),
    ],
    rows: steps.map((age) => [
      age,
      ...[
        ...(hasScale ? [result.currentScale] : []),
        result.fiscalMaximum,
        ...premiums.map(({ practicalScale }) => practicalScale),
      ].map((scale) => rateFrom(scale, age)),
    ]),
  };
}

/** Where the scale of now and each that a text names from lowest to highest begin and end. */
function rangesTable({ input }: ReadDossier, result: DossierResult, told: readonly PremiumAlternative[]): Table {
  const answers: readonly PremiumAlternative[] = shownAnswers(result);
  const row = (name: string, scale: Scale): Row => {
    const { lowest, highest } = rangeOf(scale);
    return [name, lowest, highest];
  };
  const namesOf = (premium: PremiumAlternative): readonly string[] => [
    ...(premium.choice === null && premium.sort === 'answer' ? [] : [nameOf(premium, 'short')]),
    ...(answers.includes(premium) ? [stepHead(premium)] : []),
  ];
  return {
    name: 'StaffelGrenzen',
    columns: columnsOf({ Staffel: 'general', Laagste: 'percentTwo', Hoogste: 'percentTwo' }),
    rows: [
      ...(result.currentScale.length === 0 || isLevel(result.currentScale) ? [] : [row('Nu', result.currentScale)]),
      ...told
        .filter(({ form }) => form === 'progressive')
        .flatMap((premium) => namesOf(premium).map((name) => row(name, payableSteps(input, premium.practicalScale)))),
    ],
  };
}

/** The premium by age: of now, the fiscal maximum and each premium, and the choices as a chart. */
export function scaleParts({ dossier, result }: OutputContent): readonly SheetPart[] {
  const premiums = premiumAlternatives(result);
  const told = shownPremiums(dossier.input, result);
  const steps = ages(result, told);
  const lastAge = Math.max(Math.ceil(dossier.input.next.pensionAgeInMonths / 12), (steps.at(-1) ?? 0) + 1);
  const points = pointsTable(result, premiums, steps, lastAge);
  const ranges = rangesTable(dossier, result, told);
  return [
    plainPart({
      heading: 'De premie per leeftijd',
      sentences: [
        `${scaleConclusion({ input: dossier.input, result })}.`,
        'Afgerond, als percentage van de pensioengrondslag, vanaf de genoemde leeftijd tot de volgende regel. De exacte staffels staan op het verborgen blad Gegevens.',
      ],
      table: stepsTable(result, told, steps),
      charts: [chart(result, premiums, points)],
    }),
    ...(ranges.rows.length === 0
      ? []
      : [
          plainPart({
            heading: 'Van laagste tot hoogste',
            sentences: ['Zoals teksten een staffel noemen: de laagste en de hoogste premie die iemand kan krijgen.'],
            table: ranges,
            isPrinted: false,
          }),
        ]),
    plainPart({ heading: 'De punten van de grafiek', table: points, isPrinted: false }),
  ];
}
