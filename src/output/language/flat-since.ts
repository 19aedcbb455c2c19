import type { FlatSince } from '#core/dossier/dossier.ts';
import { exactPercentage, longDateText } from '#office/document/dutch-format.ts';

/** Words for those with a flat premium now, beside those with the scale; null if everybody has one scheme. */

/** "22,0% vlak" */
export const flatNowText = ({ rate }: FlatSince): string => `${exactPercentage(rate)} vlak`;

/** "wie vanaf 1 januari 2028 in dienst kwam heeft nu 22,0% vlak"; `verb`: beside a scale they keep it. */
export const flatNowClause = (since: FlatSince | null, verb: 'heeft nu' | 'houdt' = 'heeft nu'): string | null =>
  since && `wie vanaf ${longDateText(since.from)} in dienst kwam ${verb} ${flatNowText(since)}`;

/** Of which of the two a model person is: a full sentence. */
export const modelHasScale = (since: FlatSince | null): string | null =>
  since && `Een maatmens heeft nu de staffel; ${flatNowClause(since)}.`;
