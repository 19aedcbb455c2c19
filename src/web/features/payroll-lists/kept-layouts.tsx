import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ParticipantSource,
  participantSourcesAnswerSchema,
  type ParticipantSourceInput,
} from '#api/participant-sources.ts';
import type { LookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import type { SourceMapping } from '#input/payroll-lists/source-mapping.ts';
import { fits } from '#web/features/payroll-lists/column-mapping.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { apiPaths, filledPath } from '#api/paths.ts';
import { dataQuery, put, remove } from '#web/lib/api-data.ts';

/** How lists of other programs were read before. */
const sourcesQuery = dataQuery<readonly ParticipantSource[]>(
  ['participant sources'],
  apiPaths.participantSources,
  participantSourcesAnswerSchema,
);

const keepSource = (body: ParticipantSourceInput) =>
  put(apiPaths.participantSources, participantSourcesAnswerSchema, body);

const forgetSource = (sourceId: string) =>
  remove(filledPath(apiPaths.participantSource, { sourceId }), participantSourcesAnswerSchema);

interface KeptLayoutsProps {
  readonly file: LookedAtFile;
  /** As the columns are now. */
  readonly mapping: SourceMapping;
  /** Null for what is proposed. */
  readonly onUse: (mapping: SourceMapping | null) => void;
}

/** Layouts that were kept and fit this file, and a name to keep this one under. */
export function KeptLayouts({ file, mapping, onUse }: KeptLayoutsProps) {
  const { participantsFile: text } = useTexts();
  const { data: sources = [] } = useQuery(sourcesQuery);
  const [used, setUsed] = useState<ParticipantSource | null>(null);
  const fitting = sources.filter((source) => fits(file, source.mapping));
  const use = (id: string) => {
    const source = fitting.find((item) => item.id === id) ?? null;
    setUsed(source);
    onUse(source?.mapping ?? null);
  };
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-end">
      {fitting.length > 0 ? (
        <SelectField
          label={text.source}
          value={used?.id ?? ''}
          onChange={({ target }) => use(target.value)}
          className="sm:w-56"
        >
          <option value="">{text.newSource}</option>
          {fitting.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <KeepForm key={used?.id} used={used} mapping={mapping} onForgotten={() => setUsed(null)} />
    </div>
  );
}

interface KeepFormProps {
  readonly used: ParticipantSource | null;
  readonly mapping: SourceMapping;
  readonly onForgotten: () => void;
}

function KeepForm({ used, mapping, onForgotten }: KeepFormProps) {
  const texts = useTexts();
  const { participantsFile: text } = texts;
  const queries = useQueryClient();
  const [name, setName] = useState(used?.name ?? '');
  const take = (sources: readonly ParticipantSource[]) => queries.setQueryData(sourcesQuery.queryKey, sources);
  const keeping = useMutation({
    mutationFn: () => keepSource({ name, mapping: { sheet: mapping.sheet, columns: [...mapping.columns] } }),
    onSuccess: take,
  });
  const forgetting = useMutation({
    mutationFn: forgetSource,
    onSuccess: (sources) => {
      take(sources);
      onForgotten();
    },
  });
  const error = keeping.error ?? forgetting.error;
  return (
    <form
      className="flex grow flex-col gap-3 sm:flex-row sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        keeping.mutate();
      }}
    >
      <TextField
        label={text.rememberAs}
        hint={text.rememberHint}
        error={error ? (problemText(error) ?? texts.system.somethingWentWrong) : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoComplete="off"
        minLength={2}
        maxLength={60}
        required
        className="grow"
      />
      <Button type="submit" look="secondary" disabled={keeping.isPending}>
        {text.remember}
      </Button>
      {used === null ? null : (
        <Button look="quiet" disabled={forgetting.isPending} onClick={() => forgetting.mutate(used.id)}>
          {text.forget}
        </Button>
      )}
      <output className="text-sm text-good empty:hidden">{keeping.isSuccess ? text.remembered : ''}</output>
    </form>
  );
}
