import { xmlText } from '#office/package/xml/xml-text.ts';
import type { Palette } from '#output/writers/drawing/palette.ts';

const colourNames = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const satisfies readonly (keyof Palette)[];

/** Font of headings and text; on every computer, so that a slide looks the same everywhere. */
const font = 'Arial';

const fontXml = (tag: string): string =>
  `<a:${tag}><a:latin typeface="${font}"/><a:ea typeface=""/><a:cs typeface=""/></a:${tag}>`;

const placeholderFill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const lineXml = (width: number): string =>
  `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${placeholderFill}<a:prstDash val="solid"/></a:ln>`;
const noEffect = '<a:effectStyle><a:effectLst/></a:effectStyle>';

/** Plain fills and lines: no shadows, no gradients. */
const formatXml =
  '<a:fmtScheme name="Vlak">' +
  `<a:fillStyleLst>${placeholderFill.repeat(3)}</a:fillStyleLst>` +
  `<a:lnStyleLst>${[6350, 12_700, 19_050].map(lineXml).join('')}</a:lnStyleLst>` +
  `<a:effectStyleLst>${noEffect.repeat(3)}</a:effectStyleLst>` +
  `<a:bgFillStyleLst>${placeholderFill.repeat(3)}</a:bgFillStyleLst>` +
  '</a:fmtScheme>';

/** The colours of a theme. */
export function colourSchemeXml(name: string, palette: Palette): string {
  const colours = colourNames
    .map((colour) => `<a:${colour}><a:srgbClr val="${palette[colour]}"/></a:${colour}>`)
    .join('');
  return `<a:clrScheme name="${xmlText(name)}">${colours}</a:clrScheme>`;
}

/** The theme part: restyling the presentation in PowerPoint changes all slides, since they name these colours only. */
export function themeXml(name: string, palette: Palette): string {
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${xmlText(name)}"><a:themeElements>` +
    colourSchemeXml(name, palette) +
    `<a:fontScheme name="${xmlText(name)}">${fontXml('majorFont')}${fontXml('minorFont')}</a:fontScheme>` +
    `${formatXml}</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/></a:theme>`
  );
}
