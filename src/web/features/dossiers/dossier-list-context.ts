import { createContext, useContext } from 'react';
import type { DossierDocument } from '#contract/dossiers.ts';

/** What the cells of the list need besides their dossier. */
export interface DossierListControl {
  readonly clientId: string;
  /** Of the house style of now; null for who has nothing to do with it. */
  readonly styleKey: string | null;
  readonly remove: (dossier: DossierDocument) => void;
}

export const DossierListContext = createContext<DossierListControl | null>(null);

export function useDossierList(): DossierListControl {
  const control = useContext(DossierListContext);
  if (!control) throw new Error('A cell of the dossier list stands outside the list');
  return control;
}

export interface DossierCellProps {
  readonly dossier: DossierDocument;
}
