import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { Chart } from '#output/model/chart.ts';
import type { ExhibitTable } from '#output/model/section.ts';

/** A document as it is read, before it is drawn. */
export interface DocumentDraft {
  /** "Adviesrapport nieuwe pensioenregeling" */
  readonly kind: string;
  /** What it comes down to, without a full stop, and a full sentence below it. */
  readonly conclusion: string;
  readonly sentence?: string | null;
  /** Whose it is: employer and scheme. */
  readonly subject: string;
  /** What stands under the title: name and value. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Under the facts: what a reader must know before reading on. */
  readonly notices: readonly string[];
  /** When it was calculated, and where to find what is behind it: a full sentence. */
  readonly basis: string;
  /** What employer and adviser still have to settle: full sentences, in front of a concept. */
  readonly toSettle?: readonly string[];
  readonly chapters: readonly Chapter[];
  /** False prints CONCEPT above every page, and what is open on the first. */
  readonly isFinal: boolean;
  /** Author and day, for its properties. */
  readonly author: string;
  readonly madeOn: PlainDate;
}

/** What a document is made of. A heading of level 1, with a number, and what stands under it. */
export interface Chapter {
  readonly title: string;
  /** Articles of the law that ask for this chapter: they stand beside its title. */
  readonly article: string | null;
  readonly blocks: readonly Block[];
}

export type Block = HeadingBlock | TextBlock | ListBlock | TableBlock | ChartBlock | FieldBlock;

export interface HeadingBlock {
  readonly kind: 'heading';
  readonly text: string;
  readonly article: string | null;
}

export interface TextBlock {
  readonly kind: 'text';
  /** A conclusion stands out; a lead says what is shown; a note is small; a warning stands in a frame. */
  readonly look: 'body' | 'conclusion' | 'lead' | 'note' | 'warning';
  readonly text: string;
}

interface ListBlock {
  readonly kind: 'list';
  readonly items: readonly string[];
}

/** With a text for who cannot see it. */
export interface TableBlock {
  readonly kind: 'table';
  readonly name: string;
  readonly alternativeText: string;
  readonly table: ExhibitTable;
  /** Columns that stand out, and those about what the law does not allow; none where not given. */
  readonly columnLooks?: { readonly emphasised: readonly number[]; readonly barred: readonly number[] };
}

interface ChartBlock {
  readonly kind: 'chart';
  readonly name: string;
  readonly alternativeText: string;
  readonly chart: Chart;
}

/** What only the writer of the document can say: an empty place with a hint, in Word a content control. */
export interface OpenField {
  /** Unique in the document. */
  readonly id: string;
  /** What it is for, as the list in front names it. */
  readonly name: string;
  /** What to write there. */
  readonly hint: string;
}

interface FieldBlock {
  readonly kind: 'field';
  readonly field: OpenField;
}
