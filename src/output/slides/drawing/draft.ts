import type { Chart } from '#output/exhibits/model/chart.ts';
import type { LayoutName } from '#output/slides/drawing/layouts.ts';

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
}

/** A new slide, behind those that the deck has. */
export function addedSlide(deck: SlideDraft[], layout: LayoutName, topic: string): SlideDraft {
  const draft: SlideDraft = { layout, topic, shapes: [], charts: [], notes: [] };
  deck.push(draft);
  return draft;
}

/** The identifier of the next shape of a slide; 1 is that of the tree that holds them. */
export const nextShapeId = ({ shapes }: SlideDraft): number => shapes.length + 2;
