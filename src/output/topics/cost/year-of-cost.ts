import type { DossierResult } from '#core/result/result.ts';
import { longMonthText } from '#office/document/dutch-format.ts';

/** What a year of cost is; it begins on the transition date. */
export const yearNote =
  'Een jaar loopt vanaf de transitiedatum twaalf maanden door en heet naar het kalenderjaar van zijn eerste maand.';

type From = Pick<DossierResult, 'transitionDate'>;

/** The same where a year of cost is no calendar year; null where it is. */
export const otherYearNote = ({ transitionDate }: From): string | null =>
  transitionDate.month === 1 ? null : yearNote;

/** "in 2027", of a year that is no calendar year "in het jaar vanaf 1 december 2026": the first year of cost in a sentence. */
export const inFirstYear = ({ transitionDate }: From): string =>
  transitionDate.month === 1 ? `in ${transitionDate.year}` : `in het jaar vanaf ${longMonthText(transitionDate)}`;
