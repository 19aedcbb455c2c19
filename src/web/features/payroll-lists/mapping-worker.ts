import { registers } from '#input/fields/register.ts';
import { UnfillableTemplateError } from '#input/payroll-lists/filled-participants.ts';
import { filledFromFile } from '#input/payroll-lists/filled-from-file.ts';
import { lookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import { UnreadableWorkbookError } from '#input/gate/unreadable-workbook.ts';
import { enteredText } from '#output/model/entered-text.ts';
import { browserPlatform } from '#web/dossier/check/browser-platform.ts';
import type { MappingAnswer, MappingQuestion } from '#web/features/payroll-lists/mapping-messages.ts';

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

async function answer(question: MappingQuestion): Promise<MappingAnswer> {
  const table = registers[question.kind].participants;
  const file = await bytesOf(question.file);
  if (question.wants === 'columns') return lookedAtFile(file, table, question.sheet, browserPlatform);
  const template = await bytesOf(question.template);
  const filled = filledFromFile(file, template, { table, mapping: question.mapping }, browserPlatform);
  const preview = filled.preview.map((row) =>
    table.columns.map((column, index) => enteredText(column, row[index] ?? null)),
  );
  const totals = table.columns.map((column, index) => {
    const sum = filled.totals[index] ?? null;
    return sum === null ? '' : enteredText(column, sum);
  });
  return { ...filled, preview, totals };
}

/** What the user can do something about is an answer; a fault of ours ends as an error of the worker. */
function refusal(error: unknown): MappingAnswer {
  if (!(error instanceof UnreadableWorkbookError || error instanceof UnfillableTemplateError)) throw error;
  return { message: error.message, remedy: error.remedy };
}

/** Entry of the thread in which a file with participants is read and put in a template. Nothing leaves the computer. */
globalThis.addEventListener('message', ({ data }: MessageEvent<MappingQuestion>) => {
  void answer(data)
    .catch(refusal)
    .then(
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- whoever started this worker, and nobody else
      (answered) => globalThis.postMessage(answered),
      (error: unknown) => globalThis.reportError(error),
    );
});
