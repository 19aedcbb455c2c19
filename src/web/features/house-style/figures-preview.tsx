import type { SlideTexts } from '#api/report-preview.ts';
import { figuresTopic } from '#output/model/slide-texts.ts';
import { textLines } from '#office/sheet/text-lines.ts';
import { looks } from '#output/language/look.ts';
import { seriesColours } from '#output/language/series-colours.ts';
import { contentWidth, margin, slideWidth } from '#output/writers/drawing/grid.ts';
import { contactBox, footerRule } from '#output/writers/pptx/footer.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import { masterLogoPlace } from '#output/writers/pptx/logo.ts';
import { band, bandEnd } from '#output/writers/pptx/master.ts';
import {
  type SlidePreviewProps,
  Area,
  LineInPlace,
  LineOfText,
  SlideFrame,
  SlideLogo,
} from '#web/features/house-style/cover-preview.tsx';
import { useTexts } from '#web/i18n/language.ts';

const at = { topic: placeholderOf('table', 'topic'), title: placeholderOf('table', 'title') };

/** In inches and points. */
const table = { top: 1.9, bottom: 6.95, labelWidth: 2.6, text: 13, small: 11, line: 0.21, gap: 0.14 };
/** Characters that fit in an inch. */
const inAnInch = { text: 9, small: 12 } as const;

const wrapped = (text: string, width: number, size: keyof typeof inAnInch) =>
  (text === '' ? [] : textLines(text, Math.floor(width * inAnInch[size]))).map((line) => ({ line, size }));

/** Rows with the lines of their cells, one below another, as many as the slide has room for. */
function placedRows(rows: SlideTexts['rows'], width: number) {
  let end = table.top + 0.2;
  return rows
    .map(({ label, cells }) => {
      const lines = cells.map(({ text, small }) => [
        ...wrapped(text, width - 0.2, 'text'),
        ...wrapped(small, width - 0.2, 'small'),
      ]);
      const first = end + 0.3;
      end = first + table.line * (Math.max(...lines.map(({ length }) => length)) - 1) + table.gap;
      return { label, lines, first, end };
    })
    .filter((row) => row.end <= table.bottom);
}

/** The slide with the choices beside each other, with band, logo and signature as on every slide. */
export function FiguresPreview({ style, logo, palette, texts }: SlidePreviewProps) {
  const { houseStyle: text } = useTexts();
  const colours = seriesColours(style);
  const { columns, rows, figuresTitle } = texts;
  const width = (contentWidth - table.labelWidth) / columns.length;
  const placeOf = (column: number): number => margin + table.labelWidth + column * width;
  return (
    <SlideFrame label={text.previewFigures}>
      <Area box={band} colour={palette.accent1} />
      <Area box={bandEnd} colour={palette.accent2} />
      {logo ? <SlideLogo logo={logo} place={masterLogoPlace(logo, logo.background)} palette={palette} /> : null}
      <LineInPlace place={at.topic} down={0.2} colour={palette.dk1}>
        {figuresTopic}
      </LineInPlace>
      <LineInPlace place={at.title} down={at.title.box.h - 0.12} colour={palette.dk2} isBold>
        {figuresTitle}
      </LineInPlace>
      {columns.map(({ choice, name }, column) => (
        <g key={choice}>
          <Area
            box={{ x: placeOf(column), y: table.top - 0.22, w: 0.26, h: 0.26 }}
            colour={colours[looks[choice].hue]}
          />
          <LineOfText x={placeOf(column) + 0.36} y={table.top} size={table.text} colour={palette.dk1} isBold>
            {`${choice} ${name}`}
          </LineOfText>
        </g>
      ))}
      {placedRows(rows, width).map(({ label, lines, first }) => (
        <g key={label}>
          <Area box={{ x: margin, y: first - 0.28, w: contentWidth, h: 0.01 }} colour={palette.lt2} />
          <LineOfText x={margin} y={first} size={table.text} colour={palette.dk1}>
            {label}
          </LineOfText>
          {lines.map((own, column) =>
            own.map(({ line, size }, place) => (
              <LineOfText
                // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
                key={`${column} ${place}`}
                x={placeOf(column)}
                y={first + place * table.line}
                size={table[size]}
                colour={palette.dk1}
                isBold={size === 'text'}
              >
                {line}
              </LineOfText>
            )),
          )}
        </g>
      ))}
      <Area box={footerRule} colour={palette.lt2} />
      <LineOfText x={margin} y={7.17} size={10} colour={palette.dk2} isBold>
        {style.name}
      </LineOfText>
      <LineOfText x={contactBox.x} y={7.17} size={10} colour={palette.dk1}>
        {style.contactLine}
      </LineOfText>
      <LineOfText x={slideWidth - margin} y={7.17} size={10} colour={palette.dk1} anchor="end">
        2
      </LineOfText>
    </SlideFrame>
  );
}
