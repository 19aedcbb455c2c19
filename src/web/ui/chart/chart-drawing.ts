import type { Chart } from '#output/model/chart.ts';
import { columnsDrawing } from '#web/ui/chart/columns-drawing.ts';
import type { Drawing } from '#web/ui/chart/drawing.ts';
import { stepsDrawing } from '#web/ui/chart/steps-drawing.ts';
import { tornadoDrawing } from '#web/ui/chart/tornado-drawing.ts';

/** A chart as shapes at this width, in pixels; wider where its columns would be too thin or their names unreadable. */
export function chartDrawing(chart: Chart, width: number): Drawing {
  if (chart.kind === 'steps') return stepsDrawing(chart, width);
  return chart.kind === 'tornado' ? tornadoDrawing(chart, width) : columnsDrawing(chart, width);
}
