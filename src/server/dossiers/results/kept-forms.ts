import { whatIfInputVersion } from '#input/what-if-input.ts';
import { screenResultVersion } from '#output/screen/screen-result.ts';
import type { KeptDataType } from '#server/platform/kept/kept-file.ts';

/** Of the form of findings. Raise it when a field changes its meaning or goes. */
const findingsVersion = 1;

/** The forms that this version of the program writes, and the only ones that it reads. */
export const keptForms: Readonly<Record<KeptDataType, number>> = {
  screenResult: screenResultVersion,
  whatIfInput: whatIfInputVersion,
  findings: findingsVersion,
  findingPlaces: findingsVersion,
};
