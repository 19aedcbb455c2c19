import type { HouseStyle } from '#office/document/house-style.ts';
import { slideWidth } from '#output/writers/drawing/grid.ts';
import { coverStroke } from '#output/writers/pptx/layout-part.ts';
import { coverBlockHeight, placeholderOf } from '#output/writers/pptx/layouts.ts';
import { coverLogoPlace } from '#output/writers/pptx/logo.ts';
import { textOnBrand, type Palette } from '#output/writers/drawing/palette.ts';
import type { PreviewLogo } from '#web/features/house-style/preview-logo.ts';
import { Area, LineOfText, SlideFrame, SlideLogo } from '#web/features/house-style/slide-frame.tsx';
import { wrappedText } from '#web/features/house-style/wrapped-text.ts';
import { useTexts } from '#web/i18n/language.ts';

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
