import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { customer } from '#web/customer/customer.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { Link } from '#web/ui/link.tsx';
import { usePageStart } from '#web/ui/page-start.ts';

interface DossierLineProps {
  /** In the tab of the browser. */
  readonly title: string;
  readonly description: string;
  readonly name: string;
  readonly employer: { readonly label: string; readonly to: string } | null;
  /** What the outcome is of; null: there is none. */
  readonly facts: string | null;
  /** On a phone at the foot of the window. */
  readonly actions: ReactNode;
}

/** Of which dossier a page is, in one line, so that the answer stands high. */
export function DossierLine({ title, description, name, employer, facts, actions }: DossierLineProps) {
  const { general } = useFirstTexts();
  usePageStart();
  return (
    <div className="-mt-4 mb-1 flex flex-wrap items-center gap-x-4 gap-y-1">
      <title>{`${title} - ${customer.name}`}</title>
      <meta name="description" content={description} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        {employer === null ? null : (
          <nav aria-label={general.breadcrumbs} className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
            <Link to={employer.to} className="min-h-6 rounded-sm wrap-anywhere hover:text-brand hover:underline">
              {employer.label}
            </Link>
            <ChevronRight size={14} className="shrink-0" />
          </nav>
        )}
        <h1 tabIndex={-1} className="min-w-0 text-base font-[650] wrap-anywhere">
          {name}
        </h1>
      </div>
      {facts === null ? null : <p className="text-sm text-ink-soft">{facts}</p>}
      <div className="foot-bar no-print flex flex-wrap items-center gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:justify-between max-sm:gap-1.5 max-sm:px-2 max-sm:py-2 max-sm:[&_svg]:hidden max-sm:[&_button]:px-2 sm:ml-auto">
        {actions}
      </div>
    </div>
  );
}
