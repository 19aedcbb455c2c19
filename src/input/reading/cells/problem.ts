import type { FindingCode, DoubtCode } from '#input/findings/findings.ts';
import { allowedText, isWrittenOut } from '#input/fields/allowed.ts';
import type { Field } from '#input/fields/field.ts';
import type { Column } from '#input/fields/table.ts';

/** The remedy for a value that a cell does not accept: what it does accept. */
export function fillIn(described: Field | Column): string {
  if (described.type !== 'choice' || !isWrittenOut(described)) return `Vul ${allowedText(described)} in.`;
  const texts = described.choices.map(({ text }) => text);
  return `Kies uit de lijst bij de cel: ${[texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' of ')}.`;
}

/** What is wrong or remarkable with one value; its place is added by the reader of the cell. */
export interface Problem {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly remedy: string;
}

export const error = (code: FindingCode, message: string, remedy: string): Problem => ({
  code,
  severity: 'error',
  message,
  remedy,
});

export const warning = (code: FindingCode, message: string, remedy: string): Problem => ({
  code,
  severity: 'warning',
  message,
  remedy,
});

/** Makes a problem of data that would make the result senseless, unless they are as they should be: it asks. */
export type Doubt = (code: DoubtCode, message: string, remedy: string) => Problem;

const asking =
  (sheet: string): Doubt =>
  (code, message, remedy) =>
    error(code, message, `${remedy} Klopt het zoals het er staat, kies dan op het blad ${sheet} bij Toch rekenen: ja.`);

const tell: Doubt = (code, message, remedy) =>
  warning(code, message, `${remedy} Er is gerekend met wat er staat, omdat bij Toch rekenen ja is gekozen.`);

/** An error until the adviser says on that sheet that the data are right, a warning from then on. */
export const doubtAfter = (isConfirmed: boolean, sheet: string): Doubt => (isConfirmed ? tell : asking(sheet));
