import { apiPaths, filledPath } from '#api/paths.ts';
import type { WhatIfInput } from '#input/what-if/what-if-input.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { type AnswerCheck, call } from '#web/lib/api-client.ts';

/** What a dossier is calculated again from, and the version of its form. */
interface ReceivedInput {
  readonly version: number;
  readonly input: WhatIfInput;
}

/** The worker holds it against what it can read. */
const inputCheck: AnswerCheck<ReceivedInput> = {
  parse: (value) => (value as { readonly data: ReceivedInput }).data,
};

/** Not kept among the answers of the server: it holds salaries, and goes to the worker at once. */
export const fetchedInput = (place: DossierPlace, signal: AbortSignal): Promise<ReceivedInput> =>
  call(filledPath(apiPaths.documentInput, { ...place }), inputCheck, { signal });
