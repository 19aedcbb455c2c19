import { xmlText } from '#documents/package/xml-text.ts';
import type { SlideDraft } from '#documents/slides/draft.ts';
import { slideNumberXml } from '#documents/slides/footer.ts';
import { placeholderTag } from '#documents/slides/layout-part.ts';
import { layoutNamed } from '#documents/slides/layouts.ts';
import { decorativeXml, language } from '#documents/slides/shape-xml.ts';

const nameOf = (shape: string): string => /<p:cNvPr id="\d+" name="([^"]*)"/.exec(shape)?.[1] ?? '';

/** Texts in placeholders take place, margins, anchor and colour from their layout, so that a change there reaches the slides. */
function inheriting(shape: string): string {
  return shape
    .replace(/<p:spPr>.*?<\/p:spPr>/s, '<p:spPr/>')
    .replace(/<a:bodyPr[^>]*>(.*?<\/a:bodyPr>)?/s, '<a:bodyPr><a:normAutofit/></a:bodyPr>')
    .replaceAll(/<a:pPr[^>]*>.*?<\/a:pPr>/gs, '')
    .replaceAll(/<a:solidFill>.*?<\/a:solidFill>/gs, '')
    .replace('<p:cNvSpPr/>', '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>');
}

/** A shape with the placeholder of its layout, known by its name. */
function withPlaceholder(shape: string, { layout }: SlideDraft): string {
  const placeholder = layoutNamed(layout).placeholders.find(({ label }) => label === nameOf(shape));
  if (placeholder === undefined) return shape;
  const tag = placeholderTag(placeholder);
  if (shape.startsWith('<p:sp>')) return inheriting(shape.replace(/<p:ph[^>]*\/>/, tag));
  const locks = '<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr>';
  return shape
    .replace(/<p:nvPr>.*?<\/p:nvPr>/s, `<p:nvPr>${tag}</p:nvPr>`)
    .replace(/<p:cNvGraphicFramePr(\/>|>.*?<\/p:cNvGraphicFramePr>)/s, locks);
}

/** Charts and tables say in words what they show. */
function withAlternativeText(shape: string, { alternativeTexts }: SlideDraft): string {
  const text = alternativeTexts.get(nameOf(shape));
  if (text === undefined || !shape.startsWith('<p:graphicFrame>')) return shape;
  return shape.replace(
    /(<p:cNvPr id="\d+" name="[^"]*")( descr="[^"]*")?\/>/,
    (_, start: string) => `${start} descr="${xmlText(text)}"/>`,
  );
}

/** Shapes that only help the eye say so. */
function withDecoration(shape: string, { decorations }: SlideDraft): string {
  if (!decorations.has(nameOf(shape))) return shape;
  return shape.replace(
    /(<p:cNvPr id="\d+" name="[^"]*")[^>]*?(?:\/>|>.*?<\/p:cNvPr>)/s,
    `$1>${decorativeXml}</p:cNvPr>`,
  );
}

/** The frame of a table is as high as its rows together. */
function withTableHeight(shape: string): string {
  if (!shape.includes('<a:tbl>')) return shape;
  const heights = [...shape.matchAll(/<a:tr h="(\d+)"/g)].map(([, height]) => Number(height));
  const total = heights.reduce((sum, height) => sum + height, 0);
  return shape.replace(/(<p:xfrm><a:off [^>]*\/><a:ext cx="\d+" cy=")\d+/, `$1${total}`);
}

const numbered = (xml: string): string => {
  let id = 0;
  return xml.replaceAll(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${++id}"`);
};

/**
 * A slide as the package wrote it, put right: placeholders of the layout, alternative texts, heading rows, language,
 * identifiers that are unique on the slide, slide number.
 */
export function repairedSlide(xml: string, draft: SlideDraft, number: number): string {
  const shapes = xml.replaceAll(/<p:(sp|graphicFrame)>.*?<\/p:\1>/gs, (shape) =>
    withTableHeight(withDecoration(withAlternativeText(withPlaceholder(shape, draft), draft), draft)),
  );
  const slideNumber = draft.layout === 'cover' ? '' : slideNumberXml(1, String(number), false);
  return numbered(
    shapes
      .replace('</p:spTree>', `${slideNumber}</p:spTree>`)
      .replace(/<p:cSld name="[^"]*">/, '<p:cSld>')
      .replaceAll('<a:tblPr/>', '<a:tblPr firstRow="1"/>')
      .replaceAll(/ lang="en-US"/g, ` lang="${language}"`)
      .replaceAll(/ altLang="en-US"/g, ''),
  );
}
