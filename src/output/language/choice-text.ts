import { schemeKind, type SchemeFacts } from '#core/dossier/scheme-kind.ts';
import { registers } from '#input/fields/register.ts';

/** What a choice is called in the drop-down of its field; the value itself where the field knows no such choice. */
export function choiceText(facts: SchemeFacts, name: string, value: string): string {
  const { field } = registers[schemeKind(facts)].field(name);
  const chosen = field.type === 'choice' ? field.choices.find((choice) => choice.value === value) : undefined;
  return chosen?.text ?? value;
}
