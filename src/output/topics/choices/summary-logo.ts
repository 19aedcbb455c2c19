import type { HouseStyle } from '#office/document/house-style.ts';
import { logoBackground } from '#output/writers/drawing/logo-background.ts';
import { titleRow } from '#output/model/planned-cells.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';

/** From 1: beside the longest title that a firm's name makes. */
const logoColumn = 5;

/** The adviser's logo beside the title. */
export const logoOf = ({ logo, name }: HouseStyle): Pick<SheetPlan, 'picture'> =>
  logo === null ? {} : { picture: { logo, description: `Logo van ${name} boven de samenvatting`, column: logoColumn } };

/** A logo that would be lost on white gets a plate behind it. */
export const titleWithLogo = (title: string, style: HouseStyle): PlannedRow =>
  logoBackground(style) === 'bg1'
    ? titleRow(title)
    : [...titleRow(title), ...Array.from({ length: logoColumn - 2 }, () => null), { content: null, look: 'plate' }];
