import { useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { apiPaths } from '#api/paths.ts';
import { currentFirstTexts, useFirstTexts } from '#web/i18n/language.ts';
import { call } from '#web/lib/api-client.ts';
import { problemText } from '#web/lib/api-error.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showError } from '#web/ui/toasts.tsx';

const answerSchema = async () => (await import('#api/example.ts')).exampleAnswerSchema;

/** Opens the example employer with its filled dossier; the server makes it when it is not there. */
export function TryExample() {
  const { start } = useFirstTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      const { data } = await call(apiPaths.example, answerSchema(), { method: 'POST' });
      // The list of employers may have one more now.
      await queries.invalidateQueries();
      await navigate(screenPaths.clientOf(data.clientId));
    } catch (error) {
      setIsBusy(false);
      const texts = currentFirstTexts();
      showError(texts.start.exampleFailed, problemText(error));
    }
  };
  return (
    <Button look="secondary" className="h-11! px-5!" disabled={isBusy} onClick={() => void open()}>
      {isBusy ? <Spinner size={18} /> : <FlaskConical size={18} />}
      {isBusy ? start.openingExample : start.tryExample}
    </Button>
  );
}
