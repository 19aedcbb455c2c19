import { useMemo, useRef } from 'react';
import type { Chart } from '#output/model/chart.ts';
import { useTexts } from '#web/i18n/language.ts';
import { chartDrawing } from '#web/ui/chart/chart-drawing.ts';
import { ChartSvg } from '#web/ui/chart/chart-svg.tsx';
import { useWidth } from '#web/ui/chart/use-width.ts';
import { ScrollBox } from '#web/ui/scroll-box.tsx';

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
