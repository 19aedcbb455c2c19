import PptxGenJS from 'pptxgenjs';

export type Presentation = PptxGenJS.default;
export type Slide = PptxGenJS.default.Slide;
export type TableCell = PptxGenJS.default.TableCell;
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** The package runs as a module whose default is the class; its type file describes the CommonJS form of that. */
const Constructor = PptxGenJS as unknown as typeof PptxGenJS.default;

/** An empty presentation of 13.333 by 7.5 inch (16:9). */
export function emptyPresentation(): Presentation {
  const presentation = new Constructor();
  presentation.layout = 'LAYOUT_WIDE';
  return presentation;
}
