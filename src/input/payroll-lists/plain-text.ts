import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { isDay } from '#input/reading/cells/day-value.ts';
import { dateText } from '#office/document/dutch-format.ts';

/** A value by which somebody is known, as a text. */
export function plainText(value: EnteredValue): string {
  if (value === null) return '';
  return isDay(value) ? dateText(value) : String(value);
}
