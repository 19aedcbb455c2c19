import type { DossierDocument } from '#api/dossiers.ts';

/** A finished dossier, with whatever a test wants to be different. */
export const exampleDossier = (different: Partial<DossierDocument> = {}): DossierDocument => ({
  id: 'dossier-1',
  name: 'Regeling 2028',
  createdOn: '2026-11-21T13:05:00.000Z',
  calculationStatus: 'Finished',
  statusReason: null,
  findingCount: null,
  warningCount: null,
  keyFigures: null,
  newerBasis: null,
  sameFileAs: null,
  isExample: false,
  isRestyling: false,
  styleKey: null,
  reportVariants: 0,
  choiceC: null,
  final: null,
  filesEraseOn: null,
  filesErasedOn: null,
  furtherFiles: [],
  hasInputFile: true,
  isSentByEmployer: false,
  shared: null,
  archivedOn: null,
  ...different,
});
