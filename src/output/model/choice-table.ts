import type { ChoiceKey, PremiumKey } from '#core/dossier/alternative-key.ts';
import type { ManualPlace, SectionId } from '#output/model/section.ts';
import type { Mark } from '#output/language/marks.ts';
import type { Said } from '#output/language/wording.ts';

/** The choices beside each other, as a screen says them in the language of its reader: questions down, choices across, one figure or word in a cell. */
export interface ChoiceTable {
  /** What holds for every figure: sentences that are said once, above it. */
  readonly lead: readonly Said[];
  readonly columns: readonly ChoiceColumn[];
  readonly rows: readonly ChoiceTableRow[];
  /** What is to be known with it: full sentences, in Dutch. */
  readonly notes: readonly string[];
}

export interface ChoiceColumn {
  readonly key: PremiumKey;
  readonly choice: ChoiceKey;
  /** "Vlak voor iedereen", without its letter. */
  readonly name: Said;
  /** "28,1% vlak"; "7,1% tot 16,9%, naar leeftijd" and "later 22,4% vlak". */
  readonly premium: readonly Said[];
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
  readonly label: Said;
  /** "nu € 241.513"; null where there is nothing to compare with. */
  readonly now: Said | null;
  /** In the order of the columns. */
  readonly cells: readonly ChoiceCell[];
  /** The cells of the output workbook that hold it: "Samenvatting!B10:D12"; absent in a what-if, and where there are none. */
  readonly address?: string;
  /** Of the law that is behind it; null: none. */
  readonly article: string | null;
  readonly method: ManualPlace;
  /** The section whose chart explains it; null: none does. */
  readonly explainedBy: SectionId | null;
}

export interface ChoiceCell {
  readonly text: Said;
  /** The line below it. */
  readonly small: readonly Said[];
  /** Of a verdict. */
  readonly tone?: Mark['tone'];
}
