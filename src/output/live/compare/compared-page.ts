import type { Exhibit, ExhibitTable } from '#output/model/section.ts';

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

/** A figure on both sides; null as its key: nothing more can be told of it. */
export interface ComparedCell {
  readonly key: string | null;
  readonly of: string;
  readonly with: string;
  /** "+ € 1.577", "gelijk". */
  readonly difference: string;
  /** "Alleen door aannames"; null where it is not known. */
  readonly cause: string | null;
}

/** What differs in the outcome: figures down, choices across. */
export interface ComparedAnswers {
  readonly topic: string;
  /** Without a full stop. */
  readonly conclusion: string;
  readonly lead: string;
  /** What the rows are. */
  readonly rowsHead: string;
  /** Names of the choices that differ. */
  readonly columns: readonly string[];
  /** The figures that differ of any of them. */
  readonly rows: readonly {
    readonly label: string;
    /** In the order of the columns; null where the choice has no such figure. */
    readonly cells: readonly (ComparedCell | null)[];
  }[];
  /** All else, and how many figures that are. */
  readonly same: { readonly count: number; readonly table: ExhibitTable };
  /** Full sentences. */
  readonly notes: readonly string[];
}

/** A figure that differs, with where its difference comes from. */
export interface ComparedFigure {
  /** "B-C firstYear". */
  readonly key: string;
  readonly section: ComparedSection;
}

/** All that the page with two dossiers says of them, in Dutch. */
export interface ComparedPage {
  /** What it comes down to: full sentences. */
  readonly sentences: readonly string[];
  readonly answers: ComparedAnswers;
  readonly figures: readonly ComparedFigure[];
  /** Key of the figure that is shown first; null: none differs. */
  readonly shownFirst: string | null;
  /** Terms, assumptions, participants, as far as they differ. */
  readonly differences: readonly ComparedSection[];
}
