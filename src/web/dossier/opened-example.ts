import { exampleAnswerSchema } from '#api/example.ts';
import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';
import { problemText } from '#web/lib/api-error.ts';
import { currentFirstTexts } from '#web/i18n/language.ts';
import { showError } from '#web/ui/toasts.tsx';

/** The id of the example employer, which the server makes when it is not there; null, and said, when that did not succeed. */
export async function openedExample(): Promise<string | null> {
  try {
    return (await call(apiPaths.example, exampleAnswerSchema, { method: 'POST' })).data.clientId;
  } catch (error) {
    showError(currentFirstTexts().start.exampleFailed, problemText(error));
    return null;
  }
}
