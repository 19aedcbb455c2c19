import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { StepChart } from '#output/model/chart.ts';
import type { WhatIfStart } from '#output/live/what-if/what-if-start.ts';
import type { Mark } from '#output/language/marks.ts';

/** What the panel shows of a premium, in the words of the report. */
export interface WhatIfOutcome {
  readonly key: PremiumKey;
  /** "Eigen voorstel", "Vlakke premie", "25,0%". */
  readonly goal: string;
  readonly form: string;
  readonly premium: string;
  /** The rate where it is one for every age, a fraction of the pension base; null for a scale. */
  readonly rate: number | null;
  /** Only what there is and may be shown; the first ones are those that are asked for first. */
  readonly figures: readonly WhatIfFigure[];
  /** False while only sums were made: some figures, and what the law says, are still to come. */
  readonly isWhole: boolean;
  /** What the law says. */
  readonly marks: readonly Mark[];
  /** Why it is not allowed, or not known to be, with the article; null where it is allowed. */
  readonly reason: string | null;
}

export interface WhatIfFigure {
  readonly id:
    | 'first-year'
    | 'thirty-years'
    | 'kept-scale'
    | 'losers'
    | 'worst-cohort'
    | 'horizon'
    | 'compensated'
    | 'pension'
    | 'own-contribution';
  readonly label: string;
  readonly text: string;
  /** Beside now: "€ 6.934 meer dan nu"; null where the figure is a difference itself. */
  readonly comparison: string | null;
}

/** What is seen of a question: its outcome, beside that of the answer that was calculated, and both as lines. */
export interface WhatIfAnswer {
  /** Where the controls stand while nothing is changed. */
  readonly start: WhatIfStart;
  readonly outcome: WhatIfOutcome;
  readonly answer: WhatIfOutcome;
  /** Employer cost of the coming years; null for a small group. */
  readonly chart: StepChart | null;
}
