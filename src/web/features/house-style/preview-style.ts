import { houseStyleInputSchema, type HouseStyleEntry } from '#api/house-style.ts';
import { type HouseStyle } from '#office/document/house-style.ts';

type Drawn = Omit<HouseStyle, 'logo'>;

/** What can be drawn of a form that is being filled in: a field that is not right yet is drawn as it was before. */
export function previewStyle(entered: Partial<HouseStyleEntry>, before: Drawn): Drawn {
  const { shape } = houseStyleInputSchema;
  const valid = (name: keyof typeof shape): string => {
    const { success, data } = shape[name].safeParse(entered[name]);
    return success ? data : before[name];
  };
  return {
    name: valid('name'),
    primary: valid('primary'),
    accent: valid('accent'),
    contactLine: valid('contactLine'),
  };
}

/** The text of a colour field as a colour that the picker understands; black where the text is no colour yet. */
export function pickerValue(text: string): string {
  const { success, data } = houseStyleInputSchema.shape.primary.safeParse(text);
  return success ? `#${data.toLowerCase()}` : '#000000';
}
