/** What an employer or dossier is looked for: to open it, or to give an employer a new dossier. */
export type SearchPurpose = 'open' | 'newDossier';

let open: ((purpose: SearchPurpose) => void) | null = null;

/** Opens the window in which employers and dossiers are searched, from any part of the page. */
export const openSearch = (purpose: SearchPurpose): void => open?.(purpose);

/** The frame around the pages shows the window: it says how. */
export function onOpenSearch(show: (purpose: SearchPurpose) => void): () => void {
  open = show;
  return () => {
    open = null;
  };
}
