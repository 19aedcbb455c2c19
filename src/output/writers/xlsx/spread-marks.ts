import type { PlannedChart } from '#output/model/sheet-plan.ts';

const noMark = '<c:marker><c:symbol val="none"/></c:marker>';

/** A point of a line without its mark; the line itself has to be repeated, or Excel draws that part in its own way. */
const bare = (point: number, line: string): string =>
  `<c:dPt><c:idx val="${point}"/>${noMark}<c:bubble3D val="0"/>${line}</c:dPt>`;

/** The chart with the marks of its lines beside each other, each line marked at points of its own. */
export function withSpreadMarks(chartXml: string, { marks, series }: PlannedChart): string {
  if (marks !== 'spread') return chartXml;
  let index = 0;
  return chartXml.replaceAll(
    /(<c:ser>(?:(?!<\/c:ser>)[\s\S])*?)(<c:spPr>(?:(?!<\/c:spPr>)[\s\S])*<\/c:spPr>)(<c:marker>[\s\S]*?<\/c:marker>)/g,
    (_, start: string, line: string, marker: string) => {
      const own = index++;
      const { firstRow = 0, lastRow = -1 } = series[own] ?? {};
      const points = Array.from({ length: lastRow - firstRow + 1 }, (__, point) => point);
      const others = points.filter((point) => point % series.length !== own);
      return start + line + marker + others.map((point) => bare(point, line)).join('');
    },
  );
}
