import { contentWidth, margin, slideWidth } from '#documents/slides/grid.ts';
import { footerRule } from '#documents/slides/footer.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import { masterLogoPlace } from '#documents/slides/logo.ts';
import { band, bandEnd } from '#documents/slides/master.ts';
import type { Palette } from '#documents/slides/palette.ts';
import type { SlidePreviewProps } from '#web/features/house-style/cover-preview.tsx';
import { Area, LineOfText, SlideFrame, SlideLogo } from '#web/features/house-style/slide-frame.tsx';
import { useTexts } from '#web/i18n/language.ts';

/** Of the axes, within the room of a chart. */
const plot = { x: margin + 0.6, y: 2.3, w: 8.5, h: 3.9 };
const ages = [20, 30, 40, 50, 60];
const highest = 40;
const steps = [0, 10, 20, 30, 40];

interface ExampleSeries {
  readonly colour: (palette: Palette) => string;
  readonly dash: string | undefined;
  readonly width: number;
  /** Premium per ten years of age, percent of the pension base. */
  readonly values: readonly number[];
}

/** The lines of a report, with the dashes it gives them. Invented figures. */
const series: readonly ExampleSeries[] = [
  { colour: () => '7F7F7F', dash: undefined, width: 0.045, values: [8.4, 12.6, 18.9, 28.2] },
  { colour: ({ accent3 }) => accent3, dash: undefined, width: 0.038, values: [21.4, 21.4, 21.4, 21.4] },
  { colour: ({ accent4 }) => accent4, dash: '0.15 0.1', width: 0.031, values: [14.1, 17.6, 21.9, 27.3] },
  { colour: ({ accent5 }) => accent5, dash: '0.3 0.1 0.04 0.1', width: 0.038, values: [24.8, 24.8, 24.8, 24.8] },
  { colour: ({ accent6 }) => accent6, dash: '0.04 0.06', width: 0.035, values: [11.2, 16.1, 23.4, 34.6] },
];

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
  return (
    <SlideFrame label={text.previewChart}>
      <Area box={band} colour={palette.accent1} />
      <Area box={bandEnd} colour={palette.accent2} />
      {logo ? <SlideLogo logo={logo} place={masterLogoPlace(logo, logo.ground)} palette={palette} /> : null}
      <LineOfText x={topic.box.x} y={topic.box.y + 0.2} size={topic.fontSize} colour={palette.dk1} isBold>
        {text.example.chartTopic}
      </LineOfText>
      <LineOfText
        x={title.box.x}
        y={title.box.y + title.box.h - 0.12}
        size={title.fontSize}
        colour={palette.dk2}
        isBold
      >
        {text.example.chartTitle}
      </LineOfText>
      <LineOfText x={lead.box.x} y={lead.box.y + 0.22} size={lead.fontSize} colour={palette.dk1}>
        {text.example.lead}
      </LineOfText>
      <Axes palette={palette} />
      {series.map(({ colour, dash, width, values }, index) => (
        <g key={text.example.series[index]}>
          <path
            d={stepPath(values)}
            fill="none"
            stroke={`#${colour(palette)}`}
            strokeWidth={width}
            strokeDasharray={dash}
          />
          <Legend index={index} colour={colour(palette)} dash={dash} width={width} textColour={palette.dk1} />
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
  readonly colour: string;
  readonly dash: string | undefined;
  readonly width: number;
  readonly textColour: string;
}

function Legend({ index, colour, dash, width, textColour }: LegendProps) {
  const { houseStyle: text } = useTexts();
  const x = margin + contentWidth - 2.25;
  const y = plot.y + 0.3 + index * 0.42;
  return (
    <>
      <path d={`M${x - 0.55} ${y}h0.45`} stroke={`#${colour}`} strokeWidth={width} strokeDasharray={dash} />
      <LineOfText x={x} y={y + 0.06} size={12} colour={textColour}>
        {text.example.series[index]}
      </LineOfText>
    </>
  );
}
