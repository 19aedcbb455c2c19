/** A logo as report and workbook hold it: already checked, and rasterised where it was drawn as SVG. */
export interface Logo {
  readonly type: 'png' | 'jpeg';
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The adviser's house style for report and workbook. Colours as RRGGBB without '#'. */
export interface HouseStyle {
  readonly name: string;
  readonly primary: string;
  readonly accent: string;
  /** One line with contact details for the slide master; may be empty. */
  readonly contactLine: string;
  readonly logo: Logo | null;
}

/** What is used while an organisation has not set its own style. */
export const defaultHouseStyle: HouseStyle = {
  name: 'Evenwicht',
  primary: '0F4C5C',
  accent: 'B4540A',
  contactLine: '',
  logo: null,
};
