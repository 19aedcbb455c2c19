import { allowedText } from '#contract/fields/allowed.ts';
import type { Field } from '#contract/fields/field.ts';
import type { Column } from '#contract/fields/table.ts';

/** The remedy for a value that may not stand in a cell: what may. */
export function fillIn(described: Field | Column): string {
  if (described.type !== 'choice') return `Vul ${allowedText(described)} in.`;
  const texts = described.choices.map(({ text }) => text);
  return `Kies uit de lijst bij de cel: ${[texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' of ')}.`;
}
