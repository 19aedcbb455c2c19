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
}

/** What can be read from a chair's distance, in points: no text of a slide is smaller. */
export const smallestText = 12;

/** The slides so far. */
export interface Deck {
  readonly deck: SlideDraft[];
}

/** A new slide, behind those that the deck has. */
export function addedSlide({ deck }: Deck, layout: LayoutName, topic: string): SlideDraft {
  const draft: SlideDraft = { layout, topic, shapes: [], charts: [], notes: [], untold: [] };
  deck.push(draft);
  return draft;
}

/** The identifier of the next shape of a slide; 1 is that of the tree that holds them. */
export const nextShapeId = ({ shapes }: SlideDraft): number => shapes.length + 2;
