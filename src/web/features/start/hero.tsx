import { ArrowRight, FlaskConical } from 'lucide-react';
import { customer } from '#web/customer/customer.ts';
import { BalanceFigure } from '#web/features/start/balance-figure.tsx';
import { useOwnWords } from '#web/features/start/landing-texts.ts';
import { useFirstTexts, currentFirstTexts } from '#web/i18n/language.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { ButtonLink, Button } from '#web/ui/button.tsx';
import { usePageStart } from '#web/ui/page-start.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';
import { problemText } from '#web/lib/api-error.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { showError } from '#web/ui/toasts.tsx';

/** Who is here, what the tool is for, and the way in. */
export function Hero() {
  const texts = useFirstTexts();
  const { general, start } = texts;
  const own = useOwnWords();
  const user = useCurrentUser();
  const overview = overviewOf(texts, user);
  usePageStart();
  const lead = own('lead', start.lead(customer.name));
  return (
    <div className="border-b border-line bg-brand-soft">
      <title>{`${general.home} - ${customer.name}`}</title>
      <meta name="description" content={lead} />
      <div className="mx-auto grid w-full max-w-page items-center gap-x-14 gap-y-10 px-5 py-10 sm:px-8 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]">
        <div>
          <h1 tabIndex={-1}>
            <span className="mb-3 block font-semibold text-brand">{start.greeting(user.name)}</span>{' '}
            <span className="block text-[2rem] leading-[1.12] font-[650] tracking-[-0.02em] text-balance sm:text-[2.75rem]">
              {own('headline', start.headline)}
            </span>
          </h1>
          <p className="mt-5 max-w-[36rem] text-lg text-ink-soft">{lead}</p>
          <div className="no-print mt-8 flex flex-wrap gap-3">
            <ButtonLink to={overview.to} className="h-11! px-5!">
              {overview.label}
              <ArrowRight size={18} />
            </ButtonLink>
            {user.role === 'adviser' ? <TryExample /> : null}
          </div>
        </div>
        <BalanceFigure />
      </div>
    </div>
  );
}

const answerSchema = async () => (await import('#api/example.ts')).exampleAnswerSchema;

/** Opens the example employer with its filled dossier; the server makes it when it is not there. */
function TryExample() {
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
