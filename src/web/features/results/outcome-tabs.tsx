import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import type { Section } from '#output/model/section.ts';
import { usePageAddress } from '#web/features/results/page-address.ts';
import { ResultSection } from '#web/features/results/result-section.tsx';
import { type OutcomeTab, outcomeTabs } from '#api/outcome-tabs.ts';
import { placedIn, sectionsOf } from '#output/model/tab-of-section.ts';
import { useTexts } from '#web/i18n/language.ts';
import { FetchedPart } from '#web/ui/fetched-part.tsx';

interface OutcomeTabsProps {
  readonly sections: readonly Section[];
  readonly dossierName: string;
  /** What a tab has besides its sections; null: nothing. */
  readonly extra: Readonly<Partial<Record<OutcomeTab, ReactNode>>>;
}

/** What is behind the answer: parts that each answer one question. A part with nothing to say is left out. */
export function OutcomeTabs({ sections, dossierName, extra }: OutcomeTabsProps) {
  const { results } = useTexts();
  const address = usePageAddress();
  const named = address.get('deel');
  const shown = outcomeTabs.filter((tab) => sectionsOf(tab, sections).length > 0 || (extra[tab] ?? null) !== null);
  const current = shown.find((tab) => tab === named) ?? shown[0];
  if (current === undefined) return null;
  return (
    <Tabs.Root value={current} onValueChange={(tab: OutcomeTab) => address.set({ deel: tab })} className="mt-5">
      <Tabs.List
        activateOnFocus
        className="no-print flex gap-1 overflow-x-auto border-b border-line-strong/40"
        aria-label={results.parts}
      >
        {shown.map((tab) => (
          <Tabs.Tab
            key={tab}
            value={tab}
            className="min-h-11 shrink-0 border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft hover:text-brand data-active:border-brand data-active:text-brand"
          >
            {results.tabs[tab].name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((tab) => (
        <Tabs.Panel key={tab} value={tab} className="pt-3 outline-none">
          <h2 className="text-lg font-[650]">{results.tabs[tab].question}</h2>
          <div className="mt-2 grid items-start gap-4 lg:grid-cols-2 print:block">
            {placedIn(tab, sections).map(({ section, folded }) => (
              <ResultSection key={section.id} section={section} folded={folded} dossierName={dossierName} />
            ))}
          </div>
          <FetchedPart>{extra[tab]}</FetchedPart>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
