import { ChevronRight } from 'lucide-react';
import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';

export interface Breadcrumb {
  readonly label: string;
  readonly to: string;
}

interface PageHeadingProps {
  readonly title: ReactNode;
  /** Title of the browser tab. */
  readonly documentTitle: string;
  readonly description: string;
  readonly breadcrumbs?: readonly Breadcrumb[];
  readonly breadcrumbsLabel: string;
  readonly actions?: ReactNode;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** Title, description and way back of a page. A newly shown page starts at its top and gets the focus, so that readers announce it. */
export function PageHeading(props: PageHeadingProps) {
  const { title, documentTitle, description, breadcrumbs = [], breadcrumbsLabel, actions, headingRef } = props;
  const ownRef = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? ownRef;
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
  return (
    <div className="mb-6">
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      {breadcrumbs.length > 0 ? <Breadcrumbs label={breadcrumbsLabel} breadcrumbs={breadcrumbs} /> : null}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[1.625rem] leading-tight font-[650] tracking-[-0.015em] break-words"
          >
            {title}
          </h1>
          <p className="mt-1 text-ink-soft">{description}</p>
        </div>
        {actions ? <div className="no-print flex gap-3">{actions}</div> : null}
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
      <ol className="flex flex-wrap items-center gap-1 text-ink-soft">
        {breadcrumbs.map(({ label: text, to }, index) => (
          <Fragment key={to}>
            {index > 0 ? (
              <li aria-hidden>
                <ChevronRight size={14} />
              </li>
            ) : null}
            <li>
              <Link
                to={to}
                className={classNames('inline-flex min-h-6 items-center rounded-sm hover:text-brand hover:underline')}
              >
                {text}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
