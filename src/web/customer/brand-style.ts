import { contrast } from '#office/document/readable-colour.ts';
import { seriesColours } from '#output/alternatives/series-colours.ts';
import { colourDistance, mixed } from '#web/customer/colour.ts';
import type { CustomerFile } from '#web/customer/customer-schema.ts';

/** The colour of errors and of deleting; the same for every customer. */
const errorColour = '#B3261E';
const smallestDistanceFromError = 0.1;
const white = '#FFFFFF';
/** Share of the primary colour in the background of what is selected or emphasised; the style sheet mixes the same. */
const softShare = 0.07;

interface Demand {
  readonly what: string;
  readonly ratio: number;
  readonly minimum: number;
}

function demands({ primary, primaryText, accent }: CustomerFile['brand']): Demand[] {
  const soft = mixed(primary, softShare, white);
  return [
    { what: 'primaryText on primary', ratio: contrast(primaryText, primary), minimum: 4.5 },
    { what: 'primary on white', ratio: contrast(primary, white), minimum: 4.5 },
    { what: 'primary on its tint', ratio: contrast(primary, soft), minimum: 4.5 },
    { what: 'accent on white', ratio: contrast(accent, white), minimum: 3 },
    { what: 'accent on the tint of primary', ratio: contrast(accent, soft), minimum: 3 },
  ];
}

/** What is wrong with the colours of a customer, as English sentences for the person who builds; empty when good. */
export function brandFaults(brand: CustomerFile['brand']): string[] {
  const faults = demands(brand)
    .filter(({ ratio, minimum }) => ratio < minimum)
    .map(
      ({ what, ratio, minimum }) => `Contrast of ${what} is ${ratio.toFixed(2)}:1, at least ${minimum}:1 is needed.`,
    );
  if (colourDistance(brand.primary, errorColour) < smallestDistanceFromError) {
    faults.push(`The primary colour looks like the colour of errors (${errorColour}): deleting would not stand out.`);
  }
  return faults;
}

/** Style sheet with the brand as variables; everything else in the style sheet of the screens refers to these. */
export function brandStyle({ primary, primaryText, accent, radius }: CustomerFile['brand']): string {
  const series = Object.entries(seriesColours({ primary: primary.slice(1), accent: accent.slice(1) }));
  const charts = series.map(([hue, colour]) => `--chart-${dashed(hue)}:#${colour}`).join(';');
  return `:root{--brand:${primary};--brand-text:${primaryText};--accent:${accent};--corner:${radius}px;${charts}}\n`;
}

/** "budget-flat" of "budgetFlat": as a style sheet writes it. */
const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
