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
