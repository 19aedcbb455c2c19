import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { ChoiceTable } from '#output/model/choice-table.ts';
import type { WhatIfStart } from '#output/live/what-if/what-if-start.ts';

/** What is seen of a question. */
export interface WhatIfAnswer {
  /** Where the controls begin. */
  readonly start: WhatIfStart;
  /** The premium that is asked about: the column of it. */
  readonly key: PremiumKey;
  /** Its rate where it is one for every age, a fraction of the pension base; null for a scale. */
  readonly rate: number | null;
  readonly table: ChoiceTable;
  /** What moved the cost beside the choice that it began with, without a full stop; null where it is none of the choices. */
  readonly moved: string | null;
}
