import { schemeKind } from '#core/dossier/scheme-kind.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { registers } from '#input/fields/register.ts';
import { ownProposalTable } from '#input/fields/scale-tables.ts';
import type { ChangedChoice } from '#output/model/compared-outcome.ts';
import { enteredText } from '#output/model/entered-text.ts';
import { enteredScale } from '#output/language/premium.ts';

/** What one dossier has otherwise than another of the same file, in the order of the template. */
export function changedChoices(before: ReadDossier, after: ReadDossier): readonly ChangedChoice[] {
  const register = registers[schemeKind(after.input)];
  const earlier = new Map(before.fields.map(({ name, value }) => [name, value]));
  const fields = after.fields.flatMap(({ name, value }) => {
    const { field } = register.field(name);
    const [text, was] = [enteredText(field, value), enteredText(field, earlier.get(name) ?? null)];
    return text === was ? [] : [{ label: field.label, text, was }];
  });
  const [text, was] = [after, before].map(({ input }) => enteredScale(input.ownProposal.scale));
  return text === was ? fields : [...fields, { label: ownProposalTable.title, text: text ?? '', was: was ?? '' }];
}
