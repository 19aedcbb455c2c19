import type { Field, InputSheet } from '#input/fields/field.ts';

/** A field that the template no longer asks for, but that a file of this version may still have filled in. */
interface RetiredField {
  readonly sheet: InputSheet;
  readonly field: Pick<Field, 'name' | 'label'>;
  /** That it no longer has an effect: a full Dutch sentence. */
  readonly message: string;
}

/** Their names and labels are not used again. A new version of the template, which refuses older files, empties the list. */
export const retiredFields: readonly RetiredField[] = [
  {
    sheet: 'Nieuwe regeling',
    field: { name: 'compensatie_budget', label: 'Budget premie en compensatie' },
    message: 'Budget premie en compensatie wordt niet meer gebruikt: de uitkomst hangt er niet van af.',
  },
];
