import type { OnePage, ShownChoice } from '#output/topics/choices/one-page.ts';
import type { TableColumn } from '#output/model/section.ts';

/** The choices as a table: questions down, choices across. */
interface OnePageTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** For who cannot see it. */
  readonly text: string;
  /** Columns of what stands in front, and of what the law does not allow. */
  readonly strongColumns: readonly number[];
  readonly barredColumns: readonly number[];
}

const headOf = ({ letter, name }: ShownChoice): string => `${letter}. ${name}`;

/** Places of these choices among the columns, of which the first has the questions. */
const columnsWhere = (choices: readonly ShownChoice[], isSo: (choice: ShownChoice) => boolean): readonly number[] =>
  choices.flatMap((choice, at) => (isSo(choice) ? [at + 1] : []));

export const onePageTable = ({ choices, rows, conclusion }: OnePage): OnePageTable => ({
  text: `De keuzes naast elkaar: kosten, werknemers, wet en onzekerheid. ${conclusion}.`,
  columns: [
    { head: 'Keuze', share: 26, align: 'left' },
    ...choices.map((choice) => ({ head: headOf(choice), share: 74 / choices.length, align: 'left' as const })),
  ],
  rows: rows.map(({ label, cells }) => [label, ...cells]),
  strongColumns: columnsWhere(choices, ({ isHeadline }) => isHeadline),
  barredColumns: columnsWhere(choices, ({ isBarred }) => isBarred),
});
