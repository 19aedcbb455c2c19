import type { Box } from '#output/writers/drawing/box.ts';
import { transformXml } from '#output/writers/drawing/grid.ts';
import { ownerXml, shapeNameXml, type ShapeName } from '#output/writers/drawing/shape-xml.ts';

/** A picture on a master or layout. */
export const pictureXml = (shape: Required<ShapeName>, box: Box, relationship: string): string =>
  `<p:pic><p:nvPicPr>${shapeNameXml(shape)}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr>${ownerXml('design')}</p:nvPicPr>` +
  `<p:blipFill><a:blip r:embed="${relationship}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
  `<p:spPr>${transformXml(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
