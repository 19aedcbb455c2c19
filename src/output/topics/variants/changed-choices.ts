import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { type PlacedField, registerOfDossier } from '#input/fields/register.ts';
import { ownProposalTable } from '#input/fields/scale-tables.ts';
import type { ChangedChoice } from '#output/model/compared-outcome.ts';
import { enteredText } from '#output/model/entered-text.ts';
import { enteredScale } from '#output/language/premium.ts';

/** A field that holds something else in another dossier. */
interface ChangedField extends PlacedField {
  readonly was: string;
  readonly text: string;
}

/** What a template says about itself is no input. */
const isInput = ({ field }: PlacedField): boolean => field.type !== 'fixed' && field.name !== 'sjabloon_versie';

/** The fields that differ between two dossiers, of both kinds of template, each once and in their order. */
export function changedFields(before: ReadDossier, after: ReadDossier): readonly ChangedField[] {
  const all = [before, after].flatMap((dossier) => registerOfDossier(dossier).fields);
  const [earlier, later] = [before, after].map(({ fields }) => new Map(fields.map(({ name, value }) => [name, value])));
  return [...new Map(all.map((placed) => [placed.field.name, placed])).values()].filter(isInput).flatMap((placed) => {
    const { field } = placed;
    const [was, text] = [earlier, later].map((values) => enteredText(field, values?.get(field.name) ?? null));
    return was === text ? [] : [{ ...placed, was: was ?? '', text: text ?? '' }];
  });
}

/** What one dossier has otherwise than another of the same file, in the order of the template. */
export function changedChoices(before: ReadDossier, after: ReadDossier): readonly ChangedChoice[] {
  const changed = changedFields(before, after);
  const [text, was] = [after, before].map(({ input }) => enteredScale(input.ownProposal.scale));
  const isOtherScale = text !== was;
  // Another premium is put in front to be calculated: nobody chose it by that.
  const isOtherPremium = isOtherScale || changed.some(({ field }) => field.name === 'eigen_vlakke_premie');
  const fields = changed
    .filter(({ field }) => !(isOtherPremium && field.name === 'gekozen_keuze'))
    .map(({ field: { label }, ...one }) => ({ label, text: one.text, was: one.was }));
  return isOtherScale ? [...fields, { label: ownProposalTable.title, text: text ?? '', was: was ?? '' }] : fields;
}
