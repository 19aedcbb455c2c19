import type { SVGProps } from 'react';
import { looks } from '#output/language/look.ts';
import { seriesColours } from '#output/language/series-colours.ts';
import type { Hue, SeriesLook } from '#output/language/series-look.ts';
import { dashPattern } from '#web/ui/chart/dash-pattern.ts';
import { contentWidth, margin, slideWidth } from '#output/writers/drawing/grid.ts';
import { footerRule } from '#output/writers/pptx/footer.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import { masterLogoPlace } from '#output/writers/pptx/logo.ts';
import { band, bandEnd } from '#output/writers/pptx/master.ts';
import type { Palette } from '#output/writers/drawing/palette.ts';
import {
  type SlidePreviewProps,
  Area,
  LineOfText,
  SlideFrame,
  SlideLogo,
  LineInPlace,
} from '#web/features/house-style/cover-preview.tsx';
import { useTexts } from '#web/i18n/language.ts';

type Stroke = Pick<SVGProps<SVGPathElement>, 'stroke' | 'strokeWidth' | 'strokeDasharray'>;

/** Of the axes, within the room of a chart. */
const plot = { x: margin + 0.6, y: 2.3, w: 8.5, h: 3.9 };
const ages = [20, 30, 40, 50, 60];
const highest = 40;
const steps = [0, 10, 20, 30, 40];

/** Premiums per ten years of age, percent of the pension base: invented figures in the order of the texts. */
const series = [
  { look: looks.now, values: [8.4, 12.6, 18.9, 28.2] },
  { look: looks.B, values: [21.4, 21.4, 21.4, 21.4] },
  { look: looks.A, values: [14.1, 17.6, 21.9, 27.3] },
  { look: looks.C, values: [24.8, 24.8, 24.8, 24.8] },
  { look: looks.C, values: [11.2, 16.1, 23.4, 34.6] },
];

/** The line of a series as the report draws it, in inches. */
function strokeOf({ hue, dash, width }: SeriesLook, colours: Readonly<Record<Hue, string>>): Stroke {
  const strokeWidth = width / 72;
  return { stroke: `#${colours[hue]}`, strokeWidth, strokeDasharray: dashPattern(dash, strokeWidth) };
}

const heightOf = (value: number): number => plot.y + plot.h * (1 - value / highest);
const placeOf = (age: number): number => plot.x + (plot.w * (age - 20)) / 40;

/** A step for each ten years of age. */
const stepPath = (values: readonly number[]): string =>
  values
    .map((value, index) => {
      const [from, to] = [placeOf(20 + 10 * index), placeOf(30 + 10 * index)];
      return `${index === 0 ? 'M' : 'L'}${from} ${heightOf(value)}H${to}`;
    })
    .join('');

const at = {
  topic: placeholderOf('chart', 'topic'),
  title: placeholderOf('chart', 'title'),
  lead: placeholderOf('chart', 'lead'),
};

/** A slide with a chart, with band, logo and signature as on every slide. */
export function ChartPreview({ style, logo, palette }: SlidePreviewProps) {
  const { houseStyle: text } = useTexts();
  const { topic, title, lead } = at;
  const colours = seriesColours(style);
  return (
    <SlideFrame label={text.previewChart}>
      <Area box={band} colour={palette.accent1} />
      <Area box={bandEnd} colour={palette.accent2} />
      {logo ? <SlideLogo logo={logo} place={masterLogoPlace(logo, logo.background)} palette={palette} /> : null}
      <LineInPlace place={topic} down={0.2} colour={palette.dk1} isBold>
        {text.example.chartTopic}
      </LineInPlace>
      <LineInPlace place={title} down={title.box.h - 0.12} colour={palette.dk2} isBold>
        {text.example.chartTitle}
      </LineInPlace>
      <LineInPlace place={lead} down={0.22} colour={palette.dk1}>
        {text.example.lead}
      </LineInPlace>
      <Axes palette={palette} />
      {series.map(({ look, values }, index) => (
        <g key={text.example.series[index]}>
          <path d={stepPath(values)} fill="none" {...strokeOf(look, colours)} />
          <Legend index={index} stroke={strokeOf(look, colours)} textColour={palette.dk1} />
        </g>
      ))}
      <Area box={footerRule} colour={palette.lt2} />
      <LineOfText x={margin} y={7.17} size={10} colour={palette.dk2} isBold>
        {style.name}
      </LineOfText>
      <LineOfText x={3.4} y={7.17} size={10} colour={palette.dk1}>
        {style.contactLine}
      </LineOfText>
      <LineOfText x={slideWidth - margin} y={7.17} size={10} colour={palette.dk1} anchor="end">
        7
      </LineOfText>
    </SlideFrame>
  );
}

function Axes({ palette }: { readonly palette: Palette }) {
  const { houseStyle: text } = useTexts();
  return (
    <>
      {steps.map((step) => (
        <g key={step}>
          <path d={`M${plot.x} ${heightOf(step)}H${plot.x + plot.w}`} stroke="#D9D9D9" strokeWidth={0.01} />
          <LineOfText x={plot.x - 0.12} y={heightOf(step) + 0.06} size={12} colour={palette.dk1} anchor="end">
            {`${step}%`}
          </LineOfText>
        </g>
      ))}
      {ages.map((age) => (
        <LineOfText
          key={age}
          x={placeOf(age)}
          y={plot.y + plot.h + 0.27}
          size={12}
          colour={palette.dk1}
          anchor="middle"
        >
          {age}
        </LineOfText>
      ))}
      <LineOfText x={plot.x + plot.w / 2} y={plot.y + plot.h + 0.52} size={12} colour={palette.dk1} anchor="middle">
        {text.example.age}
      </LineOfText>
    </>
  );
}

interface LegendProps {
  readonly index: number;
  readonly stroke: Stroke;
  readonly textColour: string;
}

function Legend({ index, stroke, textColour }: LegendProps) {
  const { houseStyle: text } = useTexts();
  const x = margin + contentWidth - 2.25;
  const y = plot.y + 0.3 + index * 0.42;
  return (
    <>
      <path d={`M${x - 0.55} ${y}h0.45`} {...stroke} />
      <LineOfText x={x} y={y + 0.06} size={12} colour={textColour}>
        {text.example.series[index]}
      </LineOfText>
    </>
  );
}
