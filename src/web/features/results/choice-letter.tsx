import { looks } from '#output/language/look.ts';
import type { Hue } from '#output/language/series-look.ts';
import '#web/customer/chart-colours.css';
import { inkVariable } from '#web/ui/chart/svg-elements.ts';

/** The colour of a choice in the charts; of a what-if that of what is tried. */
const hueOf = (letter: string): Hue =>
  letter === 'A' || letter === 'B' || letter === 'C' ? looks[letter].hue : 'neutral';

/** The letter of a choice with the colour that it has in every chart. */
export const Letter = ({ letter }: { readonly letter: string }) => (
  <span
    style={{ borderColor: `var(${inkVariable(hueOf(letter))})` }}
    className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm border-3 bg-surface text-sm leading-none font-[650]"
  >
    {letter}
  </span>
);

/** Of the column in view. */
export const inViewLook = 'bg-brand-soft';
