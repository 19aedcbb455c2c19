import { calculationInParts } from '#core/calculate/calculate.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { headlineSentences } from '#output/topics/choices/headline-text.ts';

/** What stands in front of the outcome of a dossier, in full sentences, before there are files of it. */
export const firstAnswer = ({ input }: ReadDossier): readonly string[] =>
  headlineSentences({ input, result: calculationInParts(input).answers });
