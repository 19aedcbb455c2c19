import { amount } from '#office/document/dutch-format.ts';
import { signedAmount } from '#output/language/phrases.ts';
import { summedYears, sumOfYears } from '#output/language/summed-years.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import type { Exhibit } from '#output/model/section.ts';
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
  readonly conclusion: string;
  /** The line with which the others are compared over all years, and what that column is called. */
  readonly reference: number;
  readonly difference: string;
}

/** The table beside lines over years: each of them summed over the first years, and over all beside one of them. */
export function yearTotals({ head, lines, conclusion, reference, difference }: YearTotals): Exhibit['table'] {
  const compared = lines[reference];
  const spans = summedYears(lines[0]?.amounts.length ?? 0);
  return {
    text: `${head} over ${spans.join(', ')} jaar. ${conclusion}.`,
    model: {
      columns: [
        { head, share: 36, align: 'left' },
        ...spans.map((years) => ({ head: `${years} jaar`, share: 13, align: 'right' as const })),
        { head: `${difference}, ${spans.at(-1) ?? 0} jaar`, share: 25, align: 'right' },
      ],
      rows: lines.map((line) => [
        line.name,
        ...spans.map((years) => amount(sumOfYears(line.amounts, years))),
        compared === undefined || line === compared
          ? emptyCellMark
          : signedAmount(sumOfYears(line.amounts) - sumOfYears(compared.amounts)),
      ]),
      emphasised: [reference],
      barred: lines.flatMap(({ isBarred }, row) => (isBarred === true ? [row] : [])),
    },
  };
}
