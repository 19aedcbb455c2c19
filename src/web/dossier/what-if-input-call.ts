import { apiPaths, filledPath } from '#api/paths.ts';
import type { WhatIfInput } from '#input/what-if/what-if-input.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { type AnswerCheck, call } from '#web/lib/api-client.ts';

/** Its reader checks its version. */
const inputCheck: AnswerCheck<WhatIfInput> = {
  parse: (value) => (value as { readonly data: { readonly input: WhatIfInput } }).data.input,
};

/** Not kept among the answers of the server: it holds salaries, and goes to the worker at once. */
export const fetchedInput = (place: DossierPlace, signal: AbortSignal): Promise<WhatIfInput> =>
  call(filledPath(apiPaths.documentInput, place), inputCheck, { signal });
