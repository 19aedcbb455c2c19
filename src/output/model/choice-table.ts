import type { ChoiceKey, PremiumKey } from '#core/dossier/alternative-key.ts';
import type { SectionId, Source } from '#output/model/section.ts';
import type { Mark } from '#output/language/marks.ts';

/** The choices beside each other, as a screen has them: questions down, choices across, one figure or word in a cell. */
export interface ChoiceTable {
  /** What holds for every figure: said once, above it. */
  readonly lead: string;
  readonly columns: readonly ChoiceColumn[];
  readonly rows: readonly ChoiceTableRow[];
  /** What is to be known with it: full sentences. */
  readonly notes: readonly string[];
}

export interface ChoiceColumn {
  readonly key: PremiumKey;
  readonly choice: ChoiceKey;
  /** "Vlak voor iedereen", without its letter. */
  readonly name: string;
  /** "28,1% vlak", "7,1% tot 16,9%, naar leeftijd; wie later begint 22,4% vlak". */
  readonly premium: string;
}

export type ChoiceQuestion =
  | 'premium'
  | 'first-year'
  | 'thirty-years'
  | 'who'
  | 'own-contribution'
  | 'allowed'
  | 'needs';

export interface ChoiceTableRow {
  readonly question: ChoiceQuestion;
  readonly label: string;
  /** "nu € 241.513"; null where there is nothing to compare with. */
  readonly now: string | null;
  /** In the order of the columns. */
  readonly cells: readonly ChoiceCell[];
  readonly source: Source;
  /** The section whose chart explains it; null: none does. */
  readonly explainedBy: SectionId | null;
}

export interface ChoiceCell {
  readonly text: string;
  /** One line below it; empty: none. */
  readonly small: string;
  /** Of a verdict. */
  readonly tone?: Mark['tone'];
}
