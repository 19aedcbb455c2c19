import { numberText } from '#input/fields/allowed.ts';
import type { Field } from '#input/fields/field.ts';

/** The default of a field as written in its cell; null when it has none, or when an empty cell is as in the current scheme. */
export function defaultValue(field: Field): string | number | null {
  if (field.sameAs !== undefined || !('default' in field) || field.default === undefined) return null;
  if (field.type !== 'choice') return field.default;
  return field.choices.find((choice) => choice.value === field.default)?.text ?? null;
}

/** The default of a field as people read it; empty when it has none. */
export const defaultText = (field: Field): string => shownDefault(field, defaultValue(field));

/** A default as people read it; empty when there is none. */
export const shownDefault = (field: Field, value: string | number | null): string =>
  typeof value === 'number' && 'unit' in field ? numberText(field.type, value) : (value?.toString() ?? '');
