import type { ManualSection } from '#api/manual-sections.ts';
import { apiPaths, filledPath } from '#api/paths.ts';

/** Address of the manual, opened at a section: readers of PDF files go to the place that has this name. */
export const manualAddress = (section: ManualSection): string =>
  `${filledPath(apiPaths.generalDocument, { documentType: 'manualDocument' })}?view=inline#nameddest=${section}`;
