import { Suspense, useEffect, useState } from 'react';
import { allTextsFetched } from '#web/i18n/language.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { onOpenSearch, openSearch, type SearchPurpose } from '#web/lib/search-window.ts';

const SearchWindow = lazyPart(
  async () => (await Promise.all([import('#web/features/search/search-window.tsx'), allTextsFetched()]))[0],
  'SearchWindow',
);

/** A window that is open already keeps the keys to itself. */
const isWindowOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]:not([data-type])') !== null;

function followKeys(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  if (!isWindowOpen()) openSearch('open');
}

/** The search over employers and dossiers, on every page: by Ctrl+K, or from where the page offers it. */
export function SearchEverywhere() {
  const [purpose, setPurpose] = useState<SearchPurpose | null>(null);
  useEffect(() => onOpenSearch(setPurpose), []);
  useEffect(() => {
    addEventListener('keydown', followKeys);
    return () => removeEventListener('keydown', followKeys);
  }, []);
  return purpose === null ? null : (
    <Suspense>
      <SearchWindow key={purpose} purpose={purpose} onClose={() => setPurpose(null)} />
    </Suspense>
  );
}
