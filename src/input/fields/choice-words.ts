import type { Choice } from '#input/fields/field.ts';

/** The choices of a question that is answered with yes or no. */
export const yesNo = [
  { text: 'ja', value: 'yes', synonyms: ['j', 'yes', 'y'] },
  { text: 'nee', value: 'no', synonyms: ['n', 'no'] },
] as const satisfies readonly Choice[];

/** All words by which a choice is read; the first is its own. */
export const choiceWords = ({ text, synonyms = [] }: Choice): readonly string[] => [text, ...synonyms];
