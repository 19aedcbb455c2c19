import type { ScreenResult } from '#output/model/screen-result.ts';

/** Where a figure stands in the workbook is known of what is stored alone. */
const withoutPlace = (key: string, value: unknown): unknown => (key === 'address' ? undefined : value);

const answerOf = ({ cards, sentences, table }: ScreenResult): string =>
  JSON.stringify([cards, sentences, table], withoutPlace);

/** Whether this browser calculates what the page shows: every figure and sentence of the answer. */
export const isSameAnswer = (one: ScreenResult, other: ScreenResult): boolean => answerOf(one) === answerOf(other);
