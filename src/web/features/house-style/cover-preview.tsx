import type { SlideTexts } from '#api/report-preview.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import { textLines } from '#office/sheet/text-lines.ts';
import { slideWidth, slideHeight } from '#output/writers/drawing/grid.ts';
import { coverStroke } from '#output/writers/pptx/layout-part.ts';
import { coverBlockHeight, placeholderOf } from '#output/writers/pptx/layouts.ts';
import { coverLogoPlace, type LogoPlace } from '#output/writers/pptx/logo.ts';
import { textOnBrand, type Palette } from '#output/writers/drawing/palette.ts';
import { type PreviewLogo, backgroundColour } from '#web/features/house-style/preview-logo.ts';
import { useTexts } from '#web/i18n/language.ts';
import type { ReactNode } from 'react';
import type { Box } from '#output/writers/drawing/box.ts';

export interface SlidePreviewProps {
  readonly style: Omit<HouseStyle, 'logo'>;
  readonly logo: PreviewLogo | null;
  readonly palette: Palette;
  readonly texts: SlideTexts;
}

const block = { x: 0, y: 0, w: slideWidth, h: coverBlockHeight };
const [title, subtitle, topic] = [
  placeholderOf('cover', 'title'),
  placeholderOf('cover', 'subtitle'),
  placeholderOf('cover', 'topic'),
];
const signature = placeholderOf('cover', 'lead');

/** The first slide of the report. */
export function CoverPreview({ logo, palette, texts }: Omit<SlidePreviewProps, 'style'>) {
  const { houseStyle: text } = useTexts();
  const onBrand = textOnBrand(palette) === 'bg1' ? palette.lt1 : palette.dk1;
  const lines = textLines(texts.title, 46);
  const lowest = title.box.h - 0.15;
  return (
    <SlideFrame label={text.previewCover}>
      <Area box={block} colour={palette.accent1} />
      <Area box={coverStroke} colour={palette.accent2} />
      {logo ? <SlideLogo logo={logo} place={coverLogoPlace(logo)} palette={palette} /> : null}
      <LineInPlace place={topic} down={0.2} colour={onBrand} isBold>
        {texts.employer}
      </LineInPlace>
      {lines.map((line, index) => (
        <LineInPlace key={line} place={title} down={lowest - (lines.length - 1 - index) * 0.6} colour={onBrand} isBold>
          {line}
        </LineInPlace>
      ))}
      {(texts.sentence === '' ? [] : textLines(texts.sentence, 92)).map((line, index) => (
        <LineInPlace key={line} place={subtitle} down={0.3 + index * 0.36} colour={onBrand}>
          {line}
        </LineInPlace>
      ))}
      <LineInPlace place={signature} down={0.22} colour={palette.dk1}>
        {texts.scheme}
      </LineInPlace>
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

interface LineInPlaceProps extends Omit<LineOfTextProps, 'x' | 'y' | 'size'> {
  readonly place: ReturnType<typeof placeholderOf>;
  /** From the top of the place to the baseline. */
  readonly down: number;
}

/** The same where the layout of the slide has a place for it. */
export const LineInPlace = ({ place: { box, fontSize }, down, ...line }: LineInPlaceProps) => (
  <LineOfText x={box.x} y={box.y + down} size={fontSize} {...line} />
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
