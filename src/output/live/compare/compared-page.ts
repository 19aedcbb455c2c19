import type { Exhibit } from '#output/model/section.ts';

/** One subject of a comparison: what slides and screens know of a section, without a sheet as its source. */
export interface ComparedSection {
  readonly id: string;
  readonly topic: string;
  /** In plain words; without a full stop. */
  readonly conclusion: string;
  readonly lead: string;
  readonly exhibits: readonly Exhibit[];
  /** Full sentences. */
  readonly notes: readonly string[];
}

/** A figure to choose, with where its difference comes from. */
export interface ComparedFigure {
  /** "budgetNeutralFlat firstYear". */
  readonly key: string;
  /** Name of the alternative, under which figures are grouped. */
  readonly alternative: string;
  readonly figure: string;
  readonly section: ComparedSection;
}

/** All that the page with two dossiers says of them, in Dutch. */
export interface ComparedPage {
  /** What it comes down to: full sentences. */
  readonly sentences: readonly string[];
  readonly answers: ComparedSection;
  readonly figures: readonly ComparedFigure[];
  /** Key of the figure that is shown first. */
  readonly shownFirst: string | null;
  /** Terms, assumptions, participants. */
  readonly differences: readonly ComparedSection[];
}
