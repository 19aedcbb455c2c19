import type { SchemeKind } from '#core/dossier.ts';
import { registers } from '#contract/fields/register.ts';

/** What a choice is called in the drop-down of its field; the value itself where the field knows no such choice. */
export function choiceText(kind: SchemeKind, name: string, value: string): string {
  const { field } = registers[kind].field(name);
  const chosen = field.type === 'choice' ? field.choices.find((choice) => choice.value === value) : undefined;
  return chosen?.text ?? value;
}
