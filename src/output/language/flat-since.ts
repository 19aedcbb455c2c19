import type { FlatSince } from '#core/dossier/dossier.ts';
import { longDateText } from '#office/document/dutch-format.ts';
import { exactPercent, inDutch, said, type Said } from '#output/language/wording.ts';

/** Words for those with a flat premium now, beside those with the scale; null if everybody has one scheme. */

export const flatNow = ({ rate }: FlatSince): Said => said('flat', exactPercent(rate));

/** "22,0% vlak" */
export const flatNowText = (since: FlatSince): string => inDutch(flatNow(since));

/** "wie vanaf 1 januari 2028 in dienst kwam heeft nu 22,0% vlak"; `verb`: beside a scale they keep it. */
export const flatNowClause = (since: FlatSince | null, verb: 'heeft nu' | 'houdt' = 'heeft nu'): string | null =>
  since && `wie vanaf ${longDateText(since.from)} in dienst kwam ${verb} ${flatNowText(since)}`;

/** Of which of the two a model person is: a full sentence. */
export const modelHasScale = (since: FlatSince | null): string | null =>
  since && `Een maatmens heeft nu de staffel; ${flatNowClause(since)}.`;
