import type { SheetName } from '#output/model/sheet-plan.ts';
import type { Said } from '#output/language/wording.ts';
import type { Chart } from '#output/model/chart.ts';

/** One subject of the outcome: what slides and screen both say of it. */
export interface Section {
  /** Stable, whatever the dossier. */
  readonly id: SectionId;
  readonly topic: string;
  /** The same for a reader of any language. Earlier versions stored none. */
  readonly saidTopic?: Said;
  /** In plain words, with its figure; without a full stop. */
  readonly conclusion: string;
  /** What is shown, in which unit, over which time. */
  readonly lead: string;
  readonly exhibits: readonly Exhibit[];
  /** What terms mean and on what conditions the figures hold: full sentences. */
  readonly notes: readonly string[];
  readonly source: Source;
}

export type SectionId =
  | 'one-page'
  | 'comparison'
  | 'answers'
  | 'premium-by-age'
  | 'cost-lines'
  | 'open-group'
  | 'cost-bridge'
  | 'reconciliation'
  | 'ten-years'
  | 'changes'
  | 'gains'
  | 'compensation-plan'
  | 'flat-cost'
  | 'decision'
  | 'death'
  | 'pension-split'
  | 'statutory-effects'
  | 'statutory-pensions'
  | 'compensation'
  | 'sensitivity'
  | 'schemes'
  | 'checks'
  | 'passed-checks'
  | 'norms'
  | 'assumptions'
  | 'milestones'
  | 'variants'
  | 'decisions';

/** A chart, a table, or a chart with its table. */
export interface Exhibit {
  readonly name: string;
  readonly chart: Told<Chart> | null;
  readonly table: Told<ExhibitTable> | null;
}

/** With a text for who cannot see it: what it shows, and the conclusion. */
interface Told<Model> {
  readonly model: Model;
  readonly text: string;
}

export interface TableColumn {
  readonly head: string;
  /** Part of the width of the table. */
  readonly share: number;
  readonly align: 'left' | 'center' | 'right';
}

/** A table as it is read, wherever it is drawn. */
export interface ExhibitTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Rows that stand out. */
  readonly emphasised: readonly number[];
  /** Rows about what the law does not allow. */
  readonly barred: readonly number[];
  /** Columns that stand out, and those about what the law does not allow: where the choices are across. */
  readonly strongColumns?: readonly number[];
  readonly barredColumns?: readonly number[];
  /** Cells that stand out as best or worst, beside the sign in their text. */
  readonly marked?: readonly MarkedCell[];
}

export interface MarkedCell {
  readonly row: number;
  readonly column: number;
  readonly mark: 'best' | 'worst';
}

/** Where figures come from. */
export interface Source {
  /** Sheet of the output workbook that has them. */
  readonly sheet: SheetName;
  /** A full sentence: every sheet, and where on it. */
  readonly sentence: string;
  /** The cells that hold them: "Lasten!A18:F48"; absent where no table of the workbook does, and in a what-if. */
  readonly address?: string;
  /** Of the law that is behind them. */
  readonly article: string | null;
  /** Where the manual explains how they are calculated. */
  readonly method: ManualPlace | null;
}

/** A heading of the manual, with its anchor, and what it explains there in one line. */
export interface ManualPlace {
  readonly anchor: string;
  readonly heading: string;
  /** A full sentence. */
  readonly line: string;
}
