import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import type { ManualSection } from '#api/manual-sections.ts';
import { customer } from '#web/customer/customer.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { usePageStart } from '#web/ui/page-start.ts';

interface Breadcrumb {
  readonly label: string;
  /** Missing for the page itself. */
  readonly to?: string;
}

export interface PageHeadingProps {
  /** In the tab of the browser, and above the page where `heading` is not given. */
  readonly title: string;
  /** Shown above the page instead of the title. */
  readonly heading?: ReactNode;
  readonly description: string;
  /** Where the manual explains the page. */
  readonly manual: ManualSection;
  /** Between the first page and this one; null for a page that has no such way back. */
  readonly trail?: readonly Breadcrumb[] | null;
  /** What the way back calls the page, where that is not the title. */
  readonly crumb?: string;
  /** The most important first, for the eye and for the keyboard. */
  readonly actions?: ReactNode;
}

/** Title, description and way back of a page. */
export function PageHeading(props: PageHeadingProps) {
  const { title, heading = title, description, manual, trail = [], crumb = title, actions } = props;
  usePageStart();
  return (
    <div className="mb-6">
      <title>{`${title} - ${customer.name}`}</title>
      <meta name="description" content={description} />
      {trail === null ? null : <Breadcrumbs trail={trail} crumb={crumb} />}
      <div className="flex flex-col items-start justify-between gap-4 sm:flex-row sm:items-end">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl font-[650] break-words">
            {heading}
          </h1>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-ink-soft">
            {description}
            <ManualLink section={manual} />
          </p>
        </div>
        {actions ? <div className="no-print flex flex-wrap gap-3 lg:max-w-2/3 lg:shrink-0">{actions}</div> : null}
      </div>
    </div>
  );
}

function Breadcrumbs({ trail, crumb }: { readonly trail: readonly Breadcrumb[]; readonly crumb: string }) {
  const { general } = useFirstTexts();
  const first =
    useCurrentUser().role === 'provider'
      ? { label: general.organisations, to: screenPaths.organisations }
      : { label: general.home, to: screenPaths.start };
  const breadcrumbs: readonly Breadcrumb[] = [first, ...trail, { label: crumb }];
  return (
    <nav aria-label={general.breadcrumbs} className="no-print mb-2 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1 text-ink-soft">
        {breadcrumbs.map(({ label, to }, index) => (
          <Fragment key={`${to ?? ''} ${label}`}>
            {index > 0 ? (
              <li aria-hidden className="shrink-0">
                <ChevronRight size={14} />
              </li>
            ) : null}
            <li className="min-w-0 break-words">
              <Crumb label={label} to={to} />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ label, to }: { readonly label: string; readonly to: string | undefined }) {
  const className = 'inline-flex min-h-6 items-center rounded-sm';
  if (to === undefined) {
    return (
      <span aria-current="page" className="text-ink">
        {label}
      </span>
    );
  }
  return (
    <Link to={to} className={classNames(className, 'hover:text-brand hover:underline')}>
      {label}
    </Link>
  );
}
