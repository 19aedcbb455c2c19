import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { averagePayParticipants, type ParticipantTable, premiumParticipants } from '#input/fields/participant-table.ts';
import { cellName } from '#office/sheet/cell-name.ts';

/** Columns of the participants, of either sort of scheme. */
export type ParticipantKey = ParticipantTable['columns'][number]['key'];

/** Cells of a participant; they may hold what does not belong there. */
export type ParticipantCells = Readonly<Partial<Record<ParticipantKey, EnteredValue>>>;

const rowOf = (table: ParticipantTable, cells: ParticipantCells): readonly EnteredValue[] =>
  table.columns.map(({ key }) => cells[key] ?? null);

/** A row of the participants of a premium scheme, with empty cells where nothing is given. */
export const participantRow = (cells: ParticipantCells): readonly EnteredValue[] => rowOf(premiumParticipants, cells);

/** That of an average pay scheme. */
export const averagePayRow = (cells: ParticipantCells): readonly EnteredValue[] => rowOf(averagePayParticipants, cells);

const columnKeys: readonly ParticipantKey[] = premiumParticipants.columns.map(({ key }) => key);

/** Number of a column of a premium scheme, from 1. */
export const participantColumn = (key: ParticipantKey): number => columnKeys.indexOf(key) + 1;

/** A cell of a premium scheme by the key of its column: "Deelnemers!B5". */
export const participantCell = (key: ParticipantKey, row: number): string =>
  `Deelnemers!${cellName(row, participantColumn(key))}`;

/** Number of the first column behind the table. */
export const columnBehindTable = columnKeys.length + 1;
export const cellBehindTable = (row: number): string => `Deelnemers!${cellName(row, columnBehindTable)}`;
