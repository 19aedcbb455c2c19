import { ArrowRight } from 'lucide-react';
import { customer } from '#web/customer/customer.ts';
import { BalanceFigure } from '#web/features/start/balance-figure.tsx';
import { useOwnWords } from '#web/features/start/landing-texts.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { ButtonLink, Button } from '#web/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { screenPaths } from '#web/lib/screen-paths.ts';

/** What the tool is for, and the way in. */
export function Hero() {
  const texts = useFirstTexts();
  const { start } = texts;
  const own = useOwnWords();
  const user = useCurrentUser();
  const overview = overviewOf(texts, user);
  const lead = own('lead', start.lead(customer.name));
  return (
    <div className="border-b border-line bg-brand-soft">
      <meta name="description" content={lead} />
      <div className="mx-auto grid w-full max-w-page items-center gap-x-14 gap-y-10 px-5 py-10 sm:px-8 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]">
        <div>
          <h2 className="text-[2rem] leading-[1.12] font-[650] tracking-[-0.02em] text-balance sm:text-[2.75rem]">
            {own('headline', start.headline)}
          </h2>
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

/** Opens the example employer with its filled dossier; the server makes it when it is not there. */
function TryExample() {
  const { start } = useFirstTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    const { openedExample } = await import('#web/dossier/opened-example.ts');
    const clientId = await openedExample();
    if (clientId === null) return setIsBusy(false);
    // The list of employers may have one more now.
    await queries.invalidateQueries();
    await navigate(screenPaths.clientOf(clientId));
  };
  return (
    <Button look="secondary" className="h-11! px-5!" disabled={isBusy} onClick={() => void open()} isBusy={isBusy}>
      {start.tryExample}
    </Button>
  );
}
