import { ChevronRight } from 'lucide-react';
import { Fragment, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import type { ManualSection } from '#contract/manual-sections.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { usePageStart } from '#web/ui/use-page-start.ts';

interface Breadcrumb {
  readonly label: string;
  /** Missing for the page itself. */
  readonly to?: string;
}

interface PageHeadingProps {
  readonly title: ReactNode;
  /** Title of the browser tab. */
  readonly documentTitle: string;
  readonly description: string;
  /** Where the manual explains the page. */
  readonly manual: ManualSection;
  readonly breadcrumbs?: readonly Breadcrumb[];
  readonly breadcrumbsLabel: string;
  /** The most important first. */
  readonly actions?: ReactNode;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** Title, description and way back of a page. */
export function PageHeading(props: PageHeadingProps) {
  const { title, documentTitle, description, manual, breadcrumbs = [], breadcrumbsLabel, actions, headingRef } = props;
  const ownRef = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? ownRef;
  usePageStart(heading);
  return (
    <div className="mb-6">
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      {breadcrumbs.length > 0 ? <Breadcrumbs label={breadcrumbsLabel} breadcrumbs={breadcrumbs} /> : null}
      <div className="flex flex-col items-start justify-between gap-4 sm:flex-row sm:items-end">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[1.625rem] leading-tight font-[650] tracking-[-0.015em] break-words"
          >
            {title}
          </h1>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-ink-soft">
            {description}
            <ManualLink section={manual} />
          </p>
        </div>
        {/* Beside the title the most important stands at the edge of the page; below it, at the beginning. */}
        {actions ? <div className="no-print flex flex-wrap gap-3 sm:flex-row-reverse">{actions}</div> : null}
      </div>
    </div>
  );
}

interface BreadcrumbsProps {
  readonly label: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}

function Breadcrumbs({ label, breadcrumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="no-print mb-2 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1 text-ink-soft">
        {breadcrumbs.map(({ label: text, to }, index) => (
          <Fragment key={`${to ?? ''} ${text}`}>
            {index > 0 ? (
              <li aria-hidden className="shrink-0">
                <ChevronRight size={14} />
              </li>
            ) : null}
            <li className="min-w-0 break-words">
              <Crumb label={text} to={to} />
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
