import { whatIfInputVersion } from '#input/what-if/what-if-input.ts';
import { statutoryOutcomeVersion } from '#core/statutory/statutory-outcome.ts';
import { screenResultVersion } from '#output/model/screen-result.ts';
import type { KeptDataType } from '#server/platform/database/kept-file.ts';

/** Of the form of findings. Raise it when a field changes its meaning or goes. */
const findingsVersion = 1;

/** Of the form of personnel numbers: a list of texts, in the order of the rows of the input for what-ifs. */
const participantNumbersVersion = 1;

/** The forms that this version of the program writes, and the only ones that it reads. */
export const keptForms: Readonly<Record<KeptDataType, number>> = {
  screenResult: screenResultVersion,
  statutoryEffects: statutoryOutcomeVersion,
  whatIfInput: whatIfInputVersion,
  participantNumbers: participantNumbersVersion,
  findings: findingsVersion,
  findingPlaces: findingsVersion,
};
