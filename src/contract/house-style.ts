/** The adviser's house style for report and workbook. Colours as RRGGBB without '#'. */
export interface HouseStyle {
  readonly name: string;
  readonly primary: string;
  readonly accent: string;
  /** One line with contact details for the slide master; may be empty. */
  readonly contactLine: string;
}

/** What is used while an organisation has not set its own style. */
export const defaultHouseStyle: HouseStyle = {
  name: 'Evenwicht',
  primary: '0F4C5C',
  accent: 'B4540A',
  contactLine: '',
};
