import { queryOptions, skipToken } from '@tanstack/react-query';
import type { TemplateType } from '#api/dossiers.ts';
import type { ChosenList } from '#input/payroll-lists/read-list.ts';
import type { ListSettings } from '#input/payroll-lists/list-settings.ts';
import type { LookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import { fileKey } from '#web/lib/worker/file-key.ts';
// oxlint-disable-next-line import/default -- with this ending the build makes a file of its own of it, and gives the address
import workerAddress from './mapping-worker.ts?worker&url';
import { templateFile } from '#web/dossier/dossier-calls.ts';
import type {
  FilledTemplate,
  MappingAnswer,
  MappingQuestion,
  Refusal,
} from '#web/features/payroll-lists/mapping-messages.ts';
import { askedWorker } from '#web/lib/worker/asked-worker.ts';
import { startedWorker } from '#web/lib/worker/start-worker.ts';

const ask = <Answer extends MappingAnswer>(question: MappingQuestion, signal: AbortSignal): Promise<Answer> =>
  askedWorker(question, signal, startedWorker(workerAddress));

/** Nothing is fetched, and what was read is gone with the page. */
const onThisComputer = { networkMode: 'always', staleTime: Infinity, gcTime: 0, retry: false } as const;

/** The columns of the list in a file; those that can be completed where there is a template to complete. */
export const columnsQuery = (file: File, kind: TemplateType, settings: ListSettings, completed: File | null) =>
  queryOptions({
    queryKey: ['columns of file', fileKey(file), kind, settings, completed && fileKey(completed)],
    queryFn: ({ signal }) => ask<LookedAtFile | Refusal>({ file, kind, settings, completed, wants: 'columns' }, signal),
    ...onThisComputer,
  });

/** The empty template of a kind, with what the organisation fills in beforehand. */
export const templateQuery = (kind: TemplateType) =>
  queryOptions({ queryKey: ['template', kind], queryFn: () => templateFile(kind), staleTime: 60_000 });

/** A template with the participants as was chosen; waits as long as there is no template. */
export const filledQuery = (file: File, kind: TemplateType, template: Blob | null, chosen: ChosenList) =>
  queryOptions({
    queryKey: ['filled template', fileKey(file), template && fileKey(template), kind, chosen],
    queryFn:
      template === null
        ? skipToken
        : ({ signal }: { readonly signal: AbortSignal }) =>
            ask<FilledTemplate | Refusal>({ file, kind, template, chosen, wants: 'template' }, signal),
    ...onThisComputer,
  });
