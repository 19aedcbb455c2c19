import { allowedText, isWrittenOut } from '#input/fields/allowed.ts';
import type { Field } from '#input/fields/field.ts';
import type { Column } from '#input/fields/table.ts';

/** The remedy for a value that a cell does not accept: what it does accept. */
export function fillIn(described: Field | Column): string {
  if (described.type !== 'choice' || !isWrittenOut(described)) return `Vul ${allowedText(described)} in.`;
  const texts = described.choices.map(({ text }) => text);
  return `Kies uit de lijst bij de cel: ${[texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' of ')}.`;
}
