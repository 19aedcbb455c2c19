import { summedYears, sumOfYears } from '#output/language/summed-years.ts';
import { readAll } from '#output/model/read-table.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import type { Shown } from '#output/model/sheet-section.ts';
import type { Column, Row } from '#output/model/table.ts';
import { axisEnds } from '#output/model/axis-ends.ts';
import type { StepChart } from '#output/model/chart.ts';
import type { SeriesLook } from '#output/language/series-look.ts';

/** An amount a year, drawn as a line and summed in a table. */
export interface YearLine {
  readonly name: string;
  readonly look: SeriesLook;
  /** EUR per year, in the order of the years. */
  readonly amounts: readonly number[];
  /** Of a premium that the law does not allow: its row is red. */
  readonly isBarred?: boolean;
}

/** Lines of amounts over calendar years. */
export function yearsChart(years: readonly number[], lines: readonly YearLine[]): StepChart {
  const shown = lines.map(({ name, look, amounts }) => ({ name, look, values: amounts.map(Math.round) }));
  return {
    kind: 'steps',
    drawn: 'markedLines',
    at: years,
    from: Math.min(...years),
    to: Math.max(...years),
    ...axisEnds(shown.flatMap(({ values }) => values)),
    endNames: { format: null, apart: 0.11 },
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    categoryTitle: '',
    series: shown,
  };
}

interface YearTotals {
  readonly head: string;
  readonly lines: readonly YearLine[];
  /** The line with which the others are compared over all years, and what that column is called. */
  readonly reference: number;
  readonly difference: string;
  /** Over how many years is summed, each with its name; over the first years and all where it is not given. */
  readonly spans?: readonly (readonly [years: number, name: string])[];
  readonly shares?: readonly number[];
}

/** The table beside lines over years: each of them summed over the first years, and over all beside one of them. */
export function yearTotals({ head, lines, reference, difference, ...given }: YearTotals): Shown<ExhibitTable> {
  const compared = lines[reference];
  const spans =
    given.spans ?? summedYears(lines[0]?.amounts.length ?? 0).map((years) => [years, `${years} jaar`] as const);
  const [last = 0, lastName = ''] = spans.at(-1) ?? [];
  const columns: readonly Column[] = [
    { header: head, format: 'general' },
    ...spans.map(([, header]) => ({ header, format: 'euro' as const })),
    { header: `${difference}, ${lastName}`, format: 'euroDifference' },
  ];
  const rows = lines.map((line, place): Row => {
    const roles = [
      ...(place === reference ? (['front'] as const) : []),
      ...(line.isBarred === true ? (['barred'] as const) : []),
    ];
    return [
      { content: line.name, look: 'value', row: roles },
      ...spans.map(([years]) => sumOfYears(line.amounts, years)),
      compared === undefined || line === compared
        ? null
        : sumOfYears(line.amounts, last) - sumOfYears(compared.amounts, last),
    ];
  });
  const shares = given.shares ?? [36, ...spans.map(() => 13), 25];
  const table = readAll({ name: head, columns, rows }, (place) => shares[place]!);
  return [table, `${head} over ${spans.map(([years]) => years).join(', ')} jaar`];
}
