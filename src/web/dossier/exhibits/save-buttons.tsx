import { Download } from 'lucide-react';
import type { Exhibit } from '#output/model/section.ts';
import { useTexts } from '#web/i18n/language.ts';
import { readInLight } from '#web/lib/colour-scheme.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { chartRows, csvText } from '#web/ui/chart/chart-data.ts';
import { chartDrawing } from '#web/ui/chart/chart-drawing.ts';
import { pngFile, svgFile } from '#web/ui/chart/svg-file.ts';
import { inkVariable } from '#web/ui/chart/svg-elements.ts';
import { showError } from '#web/ui/toasts.tsx';

interface SaveButtonsProps {
  readonly exhibit: Exhibit;
  readonly conclusion: string;
  readonly fileName: string;
}

/** Width of a kept picture, whatever the window, in pixels. */
const pictureWidth = 960;

type Format = 'SVG' | 'PNG' | 'CSV';

/** The colours of the charts on the page. */
function shownColours(): (ink: Parameters<typeof inkVariable>[0]) => string {
  const style = getComputedStyle(document.querySelector('svg.chart') ?? document.documentElement);
  return (ink) => style.getPropertyValue(inkVariable(ink)).trim();
}

function tableRows({ table }: Exhibit): readonly (readonly string[])[] {
  return table === null ? [] : [table.model.columns.map(({ head }) => head), ...table.model.rows];
}

async function fileOf(format: Format, exhibit: Exhibit, conclusion: string): Promise<Blob> {
  const { chart } = exhibit;
  if (format === 'CSV' || chart === null) {
    return new Blob([csvText(chart === null ? tableRows(exhibit) : chartRows(chart.model))], { type: 'text/csv' });
  }
  const drawing = chartDrawing(chart.model, pictureWidth);
  // A kept picture goes into a document.
  const picture = readInLight(() => svgFile(drawing, conclusion, shownColours()));
  return format === 'PNG' ? pngFile(picture) : new Blob([picture.text], { type: 'image/svg+xml' });
}

/** Keeps the chart as a picture, and its figures as a table. */
export function SaveButtons({ exhibit, conclusion, fileName }: SaveButtonsProps) {
  const { results } = useTexts();
  const formats: readonly Format[] = exhibit.chart === null ? ['CSV'] : ['PNG', 'SVG', 'CSV'];
  const save = (format: Format) =>
    fileOf(format, exhibit, conclusion)
      .then((bytes) => saveFile(bytes, `${fileName}.${format.toLowerCase()}`))
      .catch(() => showError(results.pictureFailed));
  return (
    <div className="-mr-2 flex items-center">
      <Download size={15} className="mr-0.5 text-ink-soft" />
      {formats.map((format) => (
        <Button
          key={format}
          look="quiet"
          size="small"
          aria-label={results.saveAs(format, exhibit.name)}
          onClick={() => void save(format)}
        >
          {format}
        </Button>
      ))}
    </div>
  );
}
