import type { SeriesLook } from '#output/language/series-look.ts';

const outline = (colour: string): string =>
  `<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:ln w="19050"><a:solidFill>${colour}</a:solidFill></a:ln>`;

const edge = (colour: string): string => `<a:ln w="9525"><a:solidFill>${colour}</a:solidFill></a:ln>`;

function fill(colour: string, pattern: SeriesLook['pattern']): string {
  if (pattern === 'hollow') return outline(colour);
  if (pattern === null) return `<a:solidFill>${colour}</a:solidFill>${edge(colour)}`;
  return `<a:pattFill prst="${pattern}"><a:fgClr>${colour}</a:fgClr><a:bgClr><a:srgbClr val="FFFFFF"/></a:bgClr></a:pattFill>${edge(colour)}`;
}

/** The chart with the pattern of every series of columns, in their order, so that a grey print can be read as well. */
export function withPatterns(chartXml: string, looks: readonly SeriesLook[]): string {
  if (!chartXml.includes('<c:barChart>')) return chartXml;
  let index = 0;
  return chartXml.replaceAll(
    /(<c:ser>(?:(?!<\/c:ser>)[\s\S])*?<c:spPr>)<a:solidFill>(<a:srgbClr val="[0-9A-F]{6}"\/>)<\/a:solidFill>(?=<\/c:spPr>)/g,
    (_, start: string, colour: string) => start + fill(colour, looks[index++]?.pattern ?? null),
  );
}
