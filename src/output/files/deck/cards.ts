import type { Box } from '#output/writers/drawing/box.ts';
import { columns } from '#output/writers/drawing/grid.ts';
import type { SlideDraft } from '#output/writers/pptx/draft.ts';
import { drawText, type Paragraph } from '#output/writers/pptx/slide-text.ts';

export interface Card {
  readonly name: string;
  readonly paragraphs: readonly Paragraph[];
}

/** Texts beside each other on fields of one size, where a slide has no chart. */
export const drawCards = (
  slide: SlideDraft,
  box: Box,
  cards: readonly Card[],
  valign: 'top' | 'middle' = 'top',
): void =>
  columns(box, cards.length, 0.4).forEach((place, index) => {
    const { name, paragraphs } = cards[index]!;
    drawText(slide, name, place, paragraphs, { fill: 'bg2', inset: 0.3, valign });
  });
