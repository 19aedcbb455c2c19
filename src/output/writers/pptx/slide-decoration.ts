import type { Box } from '#output/writers/drawing/box.ts';
import { nextShapeId, type SlideDraft } from '#output/writers/pptx/draft.ts';
import { decorationXml, type ShapeLook } from '#output/writers/drawing/shape-xml.ts';

/** Draws a shape without words that only helps the eye. */
export function drawDecoration(slide: SlideDraft, name: string, box: Box, look: ShapeLook): void {
  slide.shapes.push(decorationXml({ id: nextShapeId(slide), name }, box, look, 'slide'));
}
