import '#web/customer/chart-colours.css';
import '#web/ui/chart/chart.css';
import { createElement, useId, type ReactNode } from 'react';
import type { Drawing } from '#web/ui/chart/drawing.ts';
import { inkVariable, type SvgElement, svgElements } from '#web/ui/chart/svg-elements.ts';

interface ChartSvgProps {
  readonly drawing: Drawing;
  /** What the chart shows, for who cannot see it. */
  readonly name: string;
}

/** A drawn chart on the page, in the colours of the style sheet. */
export function ChartSvg({ drawing, name }: ChartSvgProps) {
  const id = useId();
  const { width, height } = drawing;
  const elements = svgElements(drawing, { colourOf: (ink) => `var(${inkVariable(ink)})`, prefix: `${id}-` });
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
