import type { Choice } from '#input/fields/field.ts';

/** All words by which a choice is read; the first is its own. */
export const choiceWords = ({ text, synonyms = [] }: Choice): readonly string[] => [text, ...synonyms];
