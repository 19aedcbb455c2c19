import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { DoubtfulRow } from '#input/payroll-lists/who-counts.ts';
import type { WorkedPayProof } from '#input/payroll-lists/worked-pay-proof.ts';
import type { FilledTemplate, ShownQuestion } from '#web/features/payroll-lists/mapping-messages.ts';
import { useTexts } from '#web/i18n/language.ts';

/** A question in the language of the screen. */
export function useQuestionText({ kind, header, count }: Pick<ShownQuestion, 'kind' | 'header' | 'count'>): string {
  const { askRows, askColumn, askEmployments } = useTexts().participantsFile;
  const isOfRows = (asked: typeof kind): asked is keyof typeof askRows => asked in askRows;
  if (kind === 'employments') return askEmployments(header, count);
  return isOfRows(kind) ? askRows[kind](count) : askColumn[kind](header);
}

/** What a rate tells of the pay; empty where there is none. */
export function useProofText(proof: WorkedPayProof | null): string {
  const { answers, proof: text } = useTexts().participantsFile;
  if (proof === null) return '';
  return text(proof.header, proof.pay, proof.isWorked ? answers.workedPay() : answers.fullPay(), proof.count);
}

/** A row of the list in the language of the screen, with its sheet where there is more than one; rows of a template are negative. */
export function useRowText(places: FilledTemplate['places']): (row: DoubtfulRow) => string {
  const { participantsFile: text } = useTexts();
  return ({ row, who }) => {
    const place = places[row];
    return place ? text.rowOfSheet(place.sheet, place.row, who) : text.rowOf(Math.abs(row), who);
  };
}

/** Where it is kept what was ticked. */
export function decisions(kind: ShownQuestion['kind']): 'matches' | 'alone' | 'counts' {
  if (kind === 'matched' || kind === 'sameNumber') return 'matches';
  return kind === 'onlyInList' || kind === 'onlyInTemplate' ? 'alone' : 'counts';
}

/** At noon, so that it is the same day wherever it is shown. */
const noonOf = ({ year, month, day }: PlainDate): string => new Date(Date.UTC(year, month - 1, day, 12)).toISOString();

/** What was answered, in the language of the screen. */
export function useAnswerText({ kind, answers, current, rows }: ShownQuestion, choices: ListChoices): string {
  const { participantsFile: text, formats } = useTexts();
  const answer = answers[Math.max(0, current)];
  if (answer) return text.answers[answer.name](String(answer.value).replace('.', ','));
  const day = kind === 'valuationDate' || kind === 'amountsDay' ? choices[kind] : null;
  if (day) return formats.day(noonOf(day));
  const counting = rows.filter(({ row, counts }) => choices[decisions(kind)][row] ?? counts).length;
  return text.ofRows(counting, rows.length);
}
