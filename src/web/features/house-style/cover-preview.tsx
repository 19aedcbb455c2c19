import type { HouseStyle } from '#office/document/house-style.ts';
import { slideWidth, slideHeight } from '#output/writers/drawing/grid.ts';
import { coverStroke } from '#output/writers/pptx/layout-part.ts';
import { coverBlockHeight, placeholderOf } from '#output/writers/pptx/layouts.ts';
import { coverLogoPlace, type LogoPlace } from '#output/writers/pptx/logo.ts';
import { textOnBrand, type Palette } from '#output/writers/drawing/palette.ts';
import { type PreviewLogo, backgroundColour } from '#web/features/house-style/preview-logo.ts';
import { wrappedText } from '#web/features/house-style/wrapped-text.ts';
import { useTexts } from '#web/i18n/language.ts';
import type { ReactNode } from 'react';
import type { Box } from '#output/writers/drawing/box.ts';

export interface SlidePreviewProps {
  readonly style: Omit<HouseStyle, 'logo'>;
  readonly logo: PreviewLogo | null;
  readonly palette: Palette;
}

const block = { x: 0, y: 0, w: slideWidth, h: coverBlockHeight };
const [title, subtitle, topic] = (['title', 'subtitle', 'topic'] as const).map((name) => placeholderOf('cover', name));
const facts = placeholderOf('cover', 'table').box;

/** The first slide of the report. */
export function CoverPreview({ logo, palette }: Omit<SlidePreviewProps, 'style'>) {
  const { houseStyle: text } = useTexts();
  const onBrand = textOnBrand(palette) === 'bg1' ? palette.lt1 : palette.dk1;
  const lines = wrappedText(text.example.title, 46);
  const lowest = (title?.box.y ?? 0) + (title?.box.h ?? 0) - 0.15;
  return (
    <SlideFrame label={text.previewCover}>
      <Area box={block} colour={palette.accent1} />
      <Area box={coverStroke} colour={palette.accent2} />
      {logo ? <SlideLogo logo={logo} place={coverLogoPlace(logo)} palette={palette} /> : null}
      <LineOfText
        x={topic?.box.x ?? 0}
        y={(topic?.box.y ?? 0) + 0.2}
        size={topic?.fontSize ?? 0}
        colour={onBrand}
        isBold
      >
        {text.example.topic}
      </LineOfText>
      {lines.map((line, index) => (
        <LineOfText
          key={line}
          x={title?.box.x ?? 0}
          y={lowest - (lines.length - 1 - index) * 0.6}
          size={title?.fontSize ?? 0}
          colour={onBrand}
          isBold
        >
          {line}
        </LineOfText>
      ))}
      <LineOfText
        x={subtitle?.box.x ?? 0}
        y={(subtitle?.box.y ?? 0) + 0.3}
        size={subtitle?.fontSize ?? 0}
        colour={onBrand}
      >
        {text.example.subtitle}
      </LineOfText>
      <Area box={{ ...facts, h: 0.42 }} colour={palette.lt2} />
      {Object.entries(text.example.facts).map(([name, { head, value }], index) => (
        <g key={name}>
          <LineOfText x={facts.x + 0.12 + index * 3} y={facts.y + 0.28} size={13} colour={palette.dk1} isBold>
            {head}
          </LineOfText>
          <LineOfText x={facts.x + 0.12 + index * 3} y={facts.y + 0.75} size={13} colour={palette.dk1}>
            {value}
          </LineOfText>
        </g>
      ))}
    </SlideFrame>
  );
}

/** A drawing of a slide, measured in inches as the slide itself is. */
export function SlideFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn from elements
      role="img"
      aria-label={label}
      viewBox={`0 0 ${slideWidth} ${slideHeight}`}
      fontFamily="Arial, 'Liberation Sans', sans-serif"
      className="block w-full rounded-sm border border-line shadow-card forced-color-adjust-none"
    >
      <rect width={slideWidth} height={slideHeight} fill="#FFFFFF" />
      {children}
    </svg>
  );
}

/** A box in a colour of the palette (RRGGBB). */
export const Area = ({ box: { x, y, w, h }, colour }: { readonly box: Box; readonly colour: string }) => (
  <rect x={x} y={y} width={w} height={h} fill={`#${colour}`} />
);

interface LineOfTextProps {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  /** In points. */
  readonly size: number;
  readonly colour: string;
  readonly isBold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly children: ReactNode;
}

export const LineOfText = ({ x, y, size, colour, isBold = false, anchor = 'start', children }: LineOfTextProps) => (
  <text x={x} y={y} fontSize={size / 72} fontWeight={isBold ? 700 : 400} fill={`#${colour}`} textAnchor={anchor}>
    {children}
  </text>
);

interface SlideLogoProps {
  readonly logo: PreviewLogo;
  readonly place: LogoPlace;
  readonly palette: Palette;
}

/** The logo as large and where the report has it, on the same plate. */
export const SlideLogo = ({ logo, place, palette }: SlideLogoProps) => (
  <>
    {place.plate ? <Area box={place.plate} colour={backgroundColour(palette, logo.background)} /> : null}
    <image href={logo.dataUrl} x={place.logo.x} y={place.logo.y} width={place.logo.w} height={place.logo.h} />
  </>
);
