import { xmlText } from '#office/package/xml/xml-text.ts';
import { axisEnds } from '#output/model/axis-ends.ts';
import { axisNumbers, type ChartPlace, type DrawnChart } from '#output/writers/drawing/chart-data.ts';
import type { StepChart } from '#output/model/chart.ts';
import { chartTextXml } from '#output/writers/drawing/series-xml.ts';
import { schemeFill } from '#output/writers/drawing/shape-xml.ts';

export const horizontalAxis = 111_111_111;
export const verticalAxis = 222_222_222;

const axisLine =
  '<c:spPr><a:ln w="9525"><a:solidFill><a:schemeClr val="bg1"><a:lumMod val="50000"/></a:schemeClr></a:solidFill></a:ln></c:spPr>';
const noLine = '<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>';
const gridLines =
  '<c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:schemeClr val="bg1"><a:lumMod val="85000"/></a:schemeClr></a:solidFill></a:ln></c:spPr></c:majorGridlines>';

/** The title of an axis, or in bold that of a chart. */
export function titleXml(text: string, textSize: number, { isVertical = false, isBold = false } = {}): string {
  const rotation = isVertical ? ' rot="-5400000" vert="horz"' : '';
  const look = `sz="${textSize * 100}" b="${isBold ? 1 : 0}"`;
  return (
    `<c:title><c:tx><c:rich><a:bodyPr${rotation}/><a:lstStyle/><a:p><a:pPr><a:defRPr ${look}>${schemeFill('tx1')}</a:defRPr></a:pPr>` +
    `<a:r><a:rPr lang="nl-NL" ${look}>${schemeFill('tx1')}</a:rPr><a:t>${xmlText(text)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`
  );
}

const head = (id: number, scaling: string, position: string, orientation: 'minMax' | 'maxMin' = 'minMax'): string =>
  `<c:axId val="${id}"/><c:scaling><c:orientation val="${orientation}"/>${scaling}</c:scaling><c:delete val="0"/><c:axPos val="${position}"/>`;

const tail = (crossing: number, crosses: 'autoZero' | 'max' = 'autoZero'): string =>
  `<c:crossAx val="${crossing}"/><c:crosses val="${crosses}"/>`;

/** Columns that lie on their side have their values below. */
const isLying = ({ kind }: DrawnChart): boolean => kind === 'tornado' || kind === 'lying';

const allValues = ({ series }: DrawnChart): readonly number[] =>
  series.flatMap(({ values }) => values.map((value) => value ?? 0));

/** Free of what computers add to a fraction. */
const clean = (value: number): number => Number(value.toFixed(9));

/** Ends of an axis of values that lies, with a step at which they stand beside each other; null for one that stands. */
function lyingEnds(chart: DrawnChart): ReturnType<typeof axisEnds> | null {
  if (chart.kind !== 'tornado') return null;
  const { lowest, highest, step } = axisEnds(allValues(chart));
  return { lowest: clean(lowest), highest: clean(highest), step: clean(step) };
}

/** Columns start at zero, so that their lengths compare, and leave room for ranges; lines run between given ends. */
function valueScalingXml(chart: DrawnChart, { sheet }: ChartPlace): string {
  if (chart.kind === 'lines' || (chart.kind === 'steps' && sheet !== undefined)) return '';
  const ends = chart.kind === 'steps' ? chart : lyingEnds(chart);
  if (ends !== null) return `<c:max val="${ends.highest}"/><c:min val="${ends.lowest}"/>`;
  const all = allValues(chart);
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
function stepXml(chart: DrawnChart, { sheet }: ChartPlace): string {
  if (sheet !== undefined) return '';
  const step = chart.kind === 'steps' ? chart.step : lyingEnds(chart)?.step;
  return step === undefined ? '' : `<c:majorUnit val="${step}"/>`;
}

/** With a decimal where the lines of the axis are less than a whole percentage apart: two of them would have one name. */
function axisFormat(chart: DrawnChart, { sheet }: ChartPlace): string {
  // Number formats of a workbook have their signs.
  if (sheet !== undefined) return chart.format;
  const isRough = chart.format === '0%' && chart.kind !== 'steps' && axisEnds(allValues(chart)).step < 0.01;
  return axisNumbers(isRough ? '0.0%' : chart.format);
}

function valueAxisXml(chart: DrawnChart, place: ChartPlace): string {
  const [position, labels, crosses] =
    chart.kind === 'lying'
      ? (['b', 'nextTo', 'max'] as const)
      : ([isLying(chart) ? 'b' : 'l', 'low', 'autoZero'] as const);
  const title = titleXml(chart.valueTitle, place.textSize, { isVertical: !isLying(chart) });
  return (
    `<c:valAx>${head(verticalAxis, valueScalingXml(chart, place), position)}${gridLines}${title}` +
    `<c:numFmt formatCode="${xmlText(axisFormat(chart, place))}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/>` +
    `<c:tickLblPos val="${labels}"/>${noLine}${chartTextXml(place.textSize)}${tail(horizontalAxis, crosses)}` +
    `<c:crossBetween val="${chart.kind === 'steps' ? 'midCat' : 'between'}"/>${stepXml(chart, place)}</c:valAx>`
  );
}

const numericAxisXml = (chart: StepChart, { textSize }: ChartPlace): string =>
  `<c:valAx>${head(horizontalAxis, `<c:max val="${chart.to}"/><c:min val="${chart.from}"/>`, 'b')}${titleXml(chart.categoryTitle, textSize)}` +
  '<c:numFmt formatCode="0" sourceLinked="0"/><c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>' +
  `${axisLine}${chartTextXml(textSize)}${tail(verticalAxis)}<c:crossBetween val="midCat"/><c:majorUnit val="5"/></c:valAx>`;

function categoryAxisXml(chart: DrawnChart, { textSize, names: { skip, areSlanted } }: ChartPlace): string {
  const title = chart.categoryTitle === '' ? '' : titleXml(chart.categoryTitle, textSize);
  const text = chartTextXml(textSize);
  return (
    `<c:catAx>${head(horizontalAxis, '', isLying(chart) ? 'l' : 'b', chart.kind === 'lying' ? 'maxMin' : 'minMax')}${title}` +
    '<c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>' +
    `${axisLine}${areSlanted ? text.replace('<a:bodyPr/>', '<a:bodyPr rot="-2700000" vert="horz"/>') : text}${tail(verticalAxis)}` +
    `<c:auto val="1"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/>${skip === null ? '' : `<c:tickLblSkip val="${skip}"/>`}<c:noMultiLvlLbl val="0"/></c:catAx>`
  );
}

export const axesXml = (chart: DrawnChart, place: ChartPlace): string =>
  (chart.kind === 'steps' ? numericAxisXml(chart, place) : categoryAxisXml(chart, place)) + valueAxisXml(chart, place);
