import { alternativeNames } from '#contract/terms/alternatives.ts';

/** Fills of columns in their order: told apart without colour. The first is an outline, the second plain. */
const patterns = ['wdUpDiag', 'dkVert', 'wdDnDiag', 'dkHorz', 'smGrid', 'pct25'] as const;

const outline = (colour: string): string =>
  `<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:ln w="19050"><a:solidFill>${colour}</a:solidFill></a:ln>`;

const edge = (colour: string): string => `<a:ln w="9525"><a:solidFill>${colour}</a:solidFill></a:ln>`;

const filled = (colour: string, pattern: string | undefined): string =>
  pattern === undefined
    ? `<a:solidFill>${colour}</a:solidFill>`
    : `<a:pattFill prst="${pattern}"><a:fgClr>${colour}</a:fgClr><a:bgClr><a:srgbClr val="FFFFFF"/></a:bgClr></a:pattFill>`;

function fill(colour: string, index: number): string {
  if (index === 0) return outline(colour);
  return filled(colour, index === 1 ? undefined : patterns[(index - 2) % patterns.length]) + edge(colour);
}

/** An alternative has the same fill in every chart. */
const alternatives = Object.values(alternativeNames).map(({ short }) => short);

/** Which fill a series has: that of its alternative, else that of its place. */
function fillOf(series: string, place: number): number {
  const named = alternatives.indexOf(/<c:v>([^<]*)<\/c:v>/.exec(series)?.[1] ?? '');
  return named < 0 ? place : named;
}

/** The chart with a pattern for every series of columns, so that a grey print can be read as well. */
export function withPatterns(chartXml: string): string {
  if (!chartXml.includes('<c:barChart>')) return chartXml;
  let index = 0;
  return chartXml.replaceAll(
    /(<c:ser>(?:(?!<\/c:ser>)[\s\S])*?<c:spPr>)<a:solidFill>(<a:srgbClr val="[0-9A-F]{6}"\/>)<\/a:solidFill>(?=<\/c:spPr>)/g,
    (_, start: string, colour: string) => `${start}${fill(colour, fillOf(start, index++))}`,
  );
}
