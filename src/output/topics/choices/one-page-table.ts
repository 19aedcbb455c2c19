import type { NamedChoice, OnePage } from '#output/topics/choices/one-page.ts';
import type { TableColumn } from '#output/model/section.ts';

/** The choices as a table: questions down, choices across. */
interface OnePageTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** For who cannot see it. */
  readonly text: string;
  /** Columns of what was chosen among others, and of what the law does not allow. */
  readonly strongColumns: readonly number[];
  readonly barredColumns: readonly number[];
}

/** Places of these choices among the columns, of which the first has the questions. */
const columnsWhere = (choices: readonly NamedChoice[], isSo: (choice: NamedChoice) => boolean): readonly number[] =>
  choices.flatMap((choice, at) => (isSo(choice) ? [at + 1] : []));

export const onePageTable = ({ choices, rows, conclusion }: OnePage): OnePageTable => ({
  text: `De keuzes naast elkaar. ${conclusion}.`,
  columns: [
    { head: 'Keuze', share: choices.length === 1 ? 32 : 26, align: 'left' },
    ...choices.map(({ name }) => ({ head: name, share: 74 / choices.length, align: 'left' as const })),
  ],
  rows: rows.map(({ label, cells }) => [label, ...cells]),
  strongColumns: columnsWhere(choices, ({ isChosen }) => isChosen && choices.length > 1),
  barredColumns: columnsWhere(choices, (choice) => choice.isBarred),
});
