import { registers } from '#input/fields/register.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { UnfillableTemplateError } from '#input/payroll-lists/filled-participants.ts';
import { type FilledFromFile, filledFromFile } from '#input/payroll-lists/filled-from-file.ts';
import { lookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import { completableKeys, templatePeople } from '#input/payroll-lists/template-people.ts';
import { UnreadableWorkbookError } from '#input/gate/unreadable-workbook.ts';
import { enteredText } from '#output/model/entered-text.ts';
import { browserPlatform } from '#web/dossier/check/browser-platform.ts';
import type { FilledTemplate, MappingAnswer, MappingQuestion } from '#web/features/payroll-lists/mapping-messages.ts';

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** The same with every value as the text that the template shows. */
function shown(filled: FilledFromFile, { columns }: (typeof registers)['dcToDc']['participants']): FilledTemplate {
  const text = (key: string | null, value: EnteredValue): string => {
    const column = columns.find((item) => item.key === key);
    return column === undefined || value === null ? '' : enteredText(column, value);
  };
  return {
    ...filled,
    headers: columns.map(({ header }) => header),
    preview: filled.preview.map((row) => columns.map((column, index) => enteredText(column, row[index] ?? null))),
    questions: filled.questions.map((question) => ({
      ...question,
      answers: question.answers.map((answer) => ({ ...answer, outcome: text(question.key, answer.outcome) })),
    })),
    facts: filled.facts.map(({ key, empty, words, lowest, middle, highest, total }) => ({
      key,
      empty,
      words,
      lowest: text(key, lowest),
      middle: text(key, middle),
      highest: text(key, highest),
      total: text(key, total),
    })),
  };
}

async function answer(question: MappingQuestion): Promise<MappingAnswer> {
  const table = registers[question.kind].participants;
  const file = await bytesOf(question.file);
  if (question.wants === 'columns') {
    const people = question.completed && templatePeople(await bytesOf(question.completed), table, browserPlatform);
    const completable = people && completableKeys(table, people);
    return lookedAtFile(file, table, question.settings, completable, browserPlatform);
  }
  const template = await bytesOf(question.template);
  return shown(filledFromFile(file, template, table, question.chosen, browserPlatform), table);
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
