import type { ReactNode } from 'react';
import { slideHeight, slideWidth } from '#output/writers/drawing/grid.ts';
import type { LogoPlace } from '#output/writers/pptx/logo.ts';
import type { Palette } from '#output/writers/drawing/palette.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import { backgroundColour, type PreviewLogo } from '#web/features/house-style/preview-logo.ts';

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
