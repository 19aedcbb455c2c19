import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { manualSections, type ManualSection } from '#api/manual-sections.ts';
import type { Source } from '#output/model/section.ts';
import { useTexts } from '#web/i18n/language.ts';
import { manualAddress } from '#web/ui/manual-link.tsx';

interface DisclosureProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Something that is shown on request, under its name. */
export const Disclosure = ({ label, children }: DisclosureProps) => (
  <details className="group relative max-w-full text-sm open:basis-full print:not-open:hidden">
    <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 rounded-sm text-brand hover:underline">
      {label}
      <ChevronDown size={14} className="no-print group-open:rotate-180" />
    </summary>
    <div className="pt-1 pb-2">{children}</div>
  </details>
);

const isSection = (anchor: string): anchor is ManualSection => (manualSections as readonly string[]).includes(anchor);

/** What is told of where figures come from. */
type Told = Pick<Source, 'address' | 'article' | 'method'>;

/** Whether there is anything to tell. */
export const isTold = ({ address, article, method }: Told): boolean =>
  address !== undefined || article !== null || method !== null;

/** Where figures come from: cells of the output workbook, article and method. */
export function SourceFacts({ source: { address, article, method } }: { readonly source: Told }) {
  const { results, general } = useTexts();
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {address === undefined ? null : (
        <>
          <dt className="text-ink-soft">{results.sourceWorkbook}</dt>
          <dd lang="nl" className="wrap-anywhere">
            {address}
          </dd>
        </>
      )}
      {article === null ? null : (
        <>
          <dt className="text-ink-soft">{results.sourceLaw}</dt>
          <dd lang="nl">{article}</dd>
        </>
      )}
      {method === null ? null : (
        <>
          <dt className="text-ink-soft">{results.sourceMethod}</dt>
          <dd lang="nl">
            {method.line}{' '}
            {isSection(method.anchor) ? (
              <a href={manualAddress(method.anchor)} target="_blank" rel="noopener" className="text-brand underline">
                {method.heading}
                <span className="sr-only"> ({general.manualOpens})</span>
              </a>
            ) : (
              method.heading
            )}
          </dd>
        </>
      )}
    </dl>
  );
}
