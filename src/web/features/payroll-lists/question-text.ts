import type { ShownQuestion } from '#web/features/payroll-lists/mapping-messages.ts';
import { useTexts } from '#web/i18n/language.ts';

/** A question in the language of the screen. */
export function useQuestionText({ kind, header, count }: Pick<ShownQuestion, 'kind' | 'header' | 'count'>): string {
  const { askRows, askColumn, askEmployments } = useTexts().participantsFile;
  const isOfRows = (asked: typeof kind): asked is keyof typeof askRows => asked in askRows;
  if (kind === 'employments') return askEmployments(header, count);
  return isOfRows(kind) ? askRows[kind](count) : askColumn[kind](header);
}
