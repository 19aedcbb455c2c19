import { useMemo, useRef, createElement, type ReactNode, useLayoutEffect, useState, type RefObject } from 'react';
import type { Chart } from '#output/model/chart.ts';
import { useTexts } from '#web/i18n/language.ts';
import { chartDrawing } from '#web/ui/chart/chart-drawing.ts';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import '#web/customer/chart-colours.css';
import '#web/ui/chart/chart.css';
import type { Drawing } from '#web/ui/chart/drawing.ts';
import { inkVariable, type SvgElement, svgElements } from '#web/ui/chart/svg-elements.ts';

interface ExhibitChartProps {
  readonly chart: Chart;
  readonly name: string;
  /** What it shows, for who cannot see it. */
  readonly text: string;
}

/** A chart, drawn for the width that there is. */
export function ExhibitChart({ chart, name, text }: ExhibitChartProps) {
  const { results } = useTexts();
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const drawing = useMemo(() => (width === null ? null : chartDrawing(chart, width)), [chart, width]);
  return (
    <div ref={room} lang="nl">
      <ScrollBox label={results.chartWide(name)}>
        {drawing === null ? null : <ChartSvg drawing={drawing} name={text} />}
      </ScrollBox>
    </div>
  );
}

interface ChartSvgProps {
  readonly drawing: Drawing;
  /** What the chart shows, for who cannot see it. */
  readonly name: string;
}

/** A drawn chart on the page, in the colours of the style sheet. */
function ChartSvg({ drawing, name }: ChartSvgProps) {
  const { width, height } = drawing;
  const elements = svgElements(drawing, { colourOf: (ink) => `var(${inkVariable(ink)})` });
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing within the page, in its colours
      role="img"
      aria-label={name}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="chart"
    >
      {elements.map(drawn)}
    </svg>
  );
}

// Shapes have no identity of their own: they are drawn again as a whole.
const drawn = ({ tag, attributes, content }: SvgElement, index: number): ReactNode =>
  createElement(tag, { key: index, ...attributes }, typeof content === 'string' ? content : content.map(drawn));

/** The width of an element, in whole pixels; null until it is there. */
function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const found = element.current;
    if (found === null) return undefined;
    const measure = () => setWidth(Math.floor(found.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
