import { xmlText } from '#office/package/xml/xml-text.ts';
import { axisEnds } from '#output/model/axis-ends.ts';
import { axisNumbers, namedEach, rowCount } from '#output/writers/drawing/chart-data.ts';
import type { Chart, StepChart } from '#output/model/chart.ts';
import { chartTextSize, chartTextXml } from '#output/writers/drawing/series-xml.ts';
import { schemeFill } from '#output/writers/drawing/shape-xml.ts';

const fontSize = chartTextSize;
export const horizontalAxis = 111_111_111;
export const verticalAxis = 222_222_222;

const axisLine =
  '<c:spPr><a:ln w="9525"><a:solidFill><a:schemeClr val="bg1"><a:lumMod val="50000"/></a:schemeClr></a:solidFill></a:ln></c:spPr>';
const noLine = '<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>';
const gridLines =
  '<c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:schemeClr val="bg1"><a:lumMod val="85000"/></a:schemeClr></a:solidFill></a:ln></c:spPr></c:majorGridlines>';

function titleXml(text: string, isVertical: boolean): string {
  const rotation = isVertical ? ' rot="-5400000" vert="horz"' : '';
  return (
    `<c:title><c:tx><c:rich><a:bodyPr${rotation}/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${fontSize * 100}" b="0">${schemeFill('tx1')}</a:defRPr></a:pPr>` +
    `<a:r><a:rPr lang="nl-NL" sz="${fontSize * 100}" b="0">${schemeFill('tx1')}</a:rPr><a:t>${xmlText(text)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`
  );
}

const head = (id: number, scaling: string, position: string, rest: string): string =>
  `<c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/>${scaling}</c:scaling><c:delete val="0"/><c:axPos val="${position}"/>${rest}`;

const tail = (crossing: number): string => `<c:crossAx val="${crossing}"/><c:crosses val="autoZero"/>`;

/** Columns that lie on their side have their values below, and the first category at the bottom. */
const isLying = (chart: Chart): boolean => chart.kind === 'tornado';

/** Free of what computers add to a fraction. */
const clean = (value: number): number => Number(value.toFixed(9));

/** Ends of an axis of values that lies, with a step at which they stand beside each other; null for one that stands. */
function lyingEnds(chart: Chart): ReturnType<typeof axisEnds> | null {
  if (!isLying(chart)) return null;
  const { lowest, highest, step } = axisEnds(chart.series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return { lowest: clean(lowest), highest: clean(highest), step: clean(step) };
}

/** Columns start at zero, so that their lengths compare, and leave room for ranges; lines run between given ends. */
function valueScalingXml(chart: Chart): string {
  const ends = chart.kind === 'steps' ? chart : lyingEnds(chart);
  if (ends !== null) return `<c:max val="${ends.highest}"/><c:min val="${ends.lowest}"/>`;
  const all = chart.series.flatMap(({ values }) => values.map((value) => value ?? 0));
  const isNegative = all.some((value) => value < 0);
  const ranged = chart.series.flatMap(({ values, range }) =>
    range === undefined ? [] : values.map((value, index) => (value ?? 0) + (range.higher[index] ?? 0)),
  );
  const given = chart.kind === 'steps' ? undefined : chart.highest;
  // Where no column stands, zero is the top: programs leave it out when the columns that hang are nearly alike.
  const top = isNegative && all.every((value) => value <= 0) ? 0 : null;
  const highest = given ?? (ranged.length === 0 ? top : axisEnds(ranged).highest);
  const most = highest === null ? '' : `<c:max val="${highest}"/>`;
  return `${most}${isNegative ? '' : '<c:min val="0"/>'}`;
}

/** Lines at round values, also where the lowest of them is none. */
function stepXml(chart: Chart): string {
  const step = chart.kind === 'steps' ? chart.step : lyingEnds(chart)?.step;
  return step === undefined ? '' : `<c:majorUnit val="${step}"/>`;
}

/** With a decimal where the lines of the axis are less than a whole percentage apart: two of them would have one name. */
function axisFormat(chart: Chart): string {
  if (chart.format !== '0%' || chart.kind === 'steps') return chart.format;
  const { step } = axisEnds(chart.series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return step < 0.01 ? '0.0%' : chart.format;
}

const valueAxisXml = (chart: Chart): string =>
  `<c:valAx>${head(verticalAxis, valueScalingXml(chart), isLying(chart) ? 'b' : 'l', gridLines)}${titleXml(chart.valueTitle, !isLying(chart))}` +
  `<c:numFmt formatCode="${xmlText(axisNumbers(axisFormat(chart)))}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/>` +
  `<c:tickLblPos val="low"/>${noLine}${chartTextXml(fontSize)}${tail(horizontalAxis)}` +
  `<c:crossBetween val="${chart.kind === 'steps' ? 'midCat' : 'between'}"/>${stepXml(chart)}</c:valAx>`;

const numericAxisXml = (chart: StepChart): string =>
  `<c:valAx>${head(horizontalAxis, `<c:max val="${chart.to}"/><c:min val="${chart.from}"/>`, 'b', '')}${titleXml(chart.categoryTitle, false)}` +
  '<c:numFmt formatCode="0" sourceLinked="0"/><c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>' +
  `${axisLine}${chartTextXml(fontSize)}${tail(verticalAxis)}<c:crossBetween val="midCat"/><c:majorUnit val="5"/></c:valAx>`;

/** Of more categories than can be named some are. */
function skipXml(chart: Chart): string {
  const each = namedEach(rowCount(chart));
  return chart.kind === 'steps' || each <= 1 ? '' : `<c:tickLblSkip val="${each}"/>`;
}

const categoryAxisXml = (chart: Chart): string =>
  `<c:catAx>${head(horizontalAxis, '', isLying(chart) ? 'l' : 'b', '')}${chart.categoryTitle === '' ? '' : titleXml(chart.categoryTitle, false)}` +
  '<c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>' +
  `${axisLine}${chartTextXml(fontSize)}${tail(verticalAxis)}<c:auto val="1"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/>${skipXml(chart)}<c:noMultiLvlLbl val="0"/></c:catAx>`;

export const axesXml = (chart: Chart): string =>
  (chart.kind === 'steps' ? numericAxisXml(chart) : categoryAxisXml(chart)) + valueAxisXml(chart);
