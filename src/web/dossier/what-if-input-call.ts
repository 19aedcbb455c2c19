import { apiPaths, filledPath } from '#api/paths.ts';
import type { WhatIfInput } from '#input/what-if/what-if-input.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dataOf, keptData } from '#web/lib/api-data.ts';

/** Its reader checks its version. */
const inputCheck = keptData<{ readonly input: WhatIfInput }>();

/** Not kept among the answers of the server: it holds salaries, and goes to the worker at once. */
export const fetchedInput = async (place: DossierPlace, signal: AbortSignal): Promise<WhatIfInput> =>
  (await dataOf(filledPath(apiPaths.documentInput, place), inputCheck, { signal })).input;
