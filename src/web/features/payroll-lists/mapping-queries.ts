import { queryOptions, skipToken } from '@tanstack/react-query';
import type { TemplateType } from '#api/dossiers.ts';
import type { LookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import type { SourceMapping } from '#input/payroll-lists/source-mapping.ts';
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

/** The columns of a file; `sheet` null for the one with the most columns. */
export const columnsQuery = (file: File, kind: TemplateType, sheet: string | null) =>
  queryOptions({
    queryKey: ['columns of file', fileKey(file), kind, sheet],
    queryFn: ({ signal }) => ask<LookedAtFile | Refusal>({ file, kind, sheet, wants: 'columns' }, signal),
    ...onThisComputer,
  });

/** The empty template of a kind, with what the organisation fills in beforehand. */
export const templateQuery = (kind: TemplateType) =>
  queryOptions({ queryKey: ['template', kind], queryFn: () => templateFile(kind), staleTime: 60_000 });

/** A template with the participants as they are mapped; waits as long as there is no template. */
export const filledQuery = (file: File, kind: TemplateType, template: Blob | null, mapping: SourceMapping) =>
  queryOptions({
    queryKey: ['filled template', fileKey(file), template && fileKey(template), kind, mapping],
    queryFn:
      template === null
        ? skipToken
        : ({ signal }: { readonly signal: AbortSignal }) =>
            ask<FilledTemplate | Refusal>({ file, kind, template, mapping, wants: 'template' }, signal),
    ...onThisComputer,
  });
