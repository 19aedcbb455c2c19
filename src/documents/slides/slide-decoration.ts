import type { SlideDraft } from '#documents/slides/draft.ts';
import type { Box } from '#documents/slides/presentation.ts';

interface DecorationLook {
  readonly shape: 'rect' | 'ellipse' | 'diamond';
  readonly fill: 'bg1' | 'bg2' | 'tx2';
  readonly outline?: 'tx2';
}

/** A shape without words that only helps the eye: marked so that readers skip it. */
export function drawDecoration({ slide, decorations }: SlideDraft, name: string, box: Box, look: DecorationLook): void {
  slide.addShape(look.shape, {
    ...box,
    objectName: name,
    fill: { color: look.fill },
    ...(look.outline === undefined ? {} : { line: { color: look.outline, width: 1.5 } }),
  });
  decorations.add(name);
}
