import { alternativeOf } from '#core/result/alternative-of.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { valueCell } from '#output/model/planned-cells.ts';
import type { Cell, Row, Table } from '#output/model/table.ts';
import type { FigureLine } from '#output/topics/choices/choice-row.ts';
import { choiceRows } from '#output/topics/choices/choice-rows.ts';
import { readerOf } from '#output/topics/choices/choices-table.ts';
import { nowNote, salaryNote } from '#output/topics/choices/one-page.ts';

/** A text breaks its lines; what differs from now follows from the cells above it. */
function choiceCell({ format, of, formula }: FigureLine, choice: ShownChoice, column: string): Cell {
  const value = of(choice);
  if (typeof value === 'string') return { content: value, look: 'value', wraps: true, isRight: true };
  const cell = valueCell(value, format);
  return formula === undefined ? cell : { ...cell, formulaAt: ({ row }) => formula(column, row) };
}

/** The table of choices: questions down, now and the choices across. */
export function choicesTable(content: OutputContent): Table {
  const subject = subjectOf(content);
  const choices = shownChoices(subject);
  const lines = choiceRows(subject, readerOf(content)).flatMap((row) => row.lines);
  return {
    name: 'Keuzes',
    columns: [
      'Vraag',
      nameOf(alternativeOf(content.result, 'unchanged'), 'short'),
      ...choices.map(({ alternative }) => nameOf(alternative, 'short')),
    ].map((header, place) => ({ header, format: place === 0 ? 'general' : 'euro', wraps: true })),
    rows: lines.map((line): Row => {
      const now: Row[number] = line.now === null ? null : valueCell(line.now, line.format);
      return [line.label, now].concat(
        choices.map((choice, place) => choiceCell(line, choice, columnLetters(place + 3))),
      );
    }),
  };
}

/** What is to be known with the table. */
export function choicesNotes(content: OutputContent): readonly string[] {
  const subject = subjectOf(content);
  const { now, choices } = content.result;
  return [
    nowNote(subject),
    salaryNote(subject),
    negativeCostNote(
      content.result,
      [now, ...choices].flatMap(({ cost }) => [cost.firstYear, cost.thirtyYears]),
    ),
  ].filter((note) => note !== null);
}
