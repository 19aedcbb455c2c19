import type { Chart } from '#output/model/chart.ts';
import type { LayoutName } from '#output/writers/pptx/layouts.ts';

/** A slide while it is being drawn. */
export interface SlideDraft {
  readonly layout: LayoutName;
  /** What it is about, in a few words. */
  readonly topic: string;
  /** XML of its shapes, in the order of reading. */
  readonly shapes: string[];
  /** Its charts; the first is tied to it by relationship 1, and so on. */
  readonly charts: Chart[];
  readonly notes: string[];
  /** What its heading had no room for: told behind its notes. */
  readonly untold: string[];
  /** No text of it is smaller, in points. */
  readonly smallestText: number;
}

/** What is told from a chair's distance, and what is looked up: the smallest text, in points. */
export const smallestTexts = { main: 12, appendix: 10 } as const;

/** The slides so far, and how small the text of a new one may be. */
export interface Deck {
  readonly deck: SlideDraft[];
  readonly smallestText: number;
}

/** A new slide, behind those that the deck has. */
export function addedSlide({ deck, smallestText }: Deck, layout: LayoutName, topic: string): SlideDraft {
  const draft: SlideDraft = { layout, topic, shapes: [], charts: [], notes: [], untold: [], smallestText };
  deck.push(draft);
  return draft;
}

/** The identifier of the next shape of a slide; 1 is that of the tree that holds them. */
export const nextShapeId = ({ shapes }: SlideDraft): number => shapes.length + 2;
