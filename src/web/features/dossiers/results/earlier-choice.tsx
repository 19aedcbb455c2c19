import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { type EarlierChoices, earlierChoicesAnswerSchema } from '#api/compare/earlier-choice.ts';
import { documentAnswerSchema, type DossierDocument } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { DossierPlace } from '#web/features/dossiers/dossier-calls.ts';
import { useMadeAgain } from '#web/features/dossiers/results/use-made-again.ts';
import { useTexts } from '#web/i18n/language.ts';
import { call } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const pathOf = (place: DossierPlace): string => filledPath(apiPaths.documentEarlier, { ...place });

const choicesKey = (place: DossierPlace) => ['earlier', place.clientId, place.documentId] as const;

/** Asked again when the files have been made again: what was chosen then holds. */
const choicesQuery = (place: DossierPlace, isFinished: boolean) =>
  queryOptions({
    queryKey: [...choicesKey(place), isFinished] as const,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<EarlierChoices> =>
      (await call(pathOf(place), earlierChoicesAnswerSchema, { signal })).data,
  });

async function compareWith(place: DossierPlace, earlierDocumentId: string | null): Promise<DossierDocument> {
  return (await call(pathOf(place), documentAnswerSchema, { method: 'PUT', body: { earlierDocumentId } })).data;
}

interface EarlierChoiceProps {
  readonly place: DossierPlace;
  readonly dossier: DossierDocument;
}

/** With which earlier dossier the report on the data compares: asked for when somebody wants to know. */
export function EarlierChoice({ place, dossier }: EarlierChoiceProps) {
  const { earlier: words } = useTexts().results;
  const [isOpen, setIsOpen] = useState(false);
  if (!dossier.hasInputFile || !dossier.furtherFiles.includes('dataReportFile')) return null;
  return (
    <details className="no-print mt-4 text-sm" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-6 w-max max-w-full cursor-pointer rounded-sm font-semibold text-brand hover:underline">
        {words.title}
      </summary>
      {isOpen ? <Choices place={place} dossier={dossier} /> : null}
    </details>
  );
}

function Choices({ place, dossier }: EarlierChoiceProps) {
  const { earlier: words } = useTexts().results;
  const query = useQuery(choicesQuery(place, dossier.calculationStatus === 'Finished'));
  return (
    <div className="mt-2">
      <QueryResult query={query}>
        {query.data === undefined ? (
          <Spinner />
        ) : query.data.dossiers.length === 0 ? (
          <p className="text-ink-soft">{words.none}</p>
        ) : (
          <Choice key={query.data.chosenId} place={place} dossier={dossier} choices={query.data} />
        )}
      </QueryResult>
    </div>
  );
}

function Choice({ place, dossier, choices }: EarlierChoiceProps & { readonly choices: EarlierChoices }) {
  const { results, formats } = useTexts();
  const queries = useQueryClient();
  const { earlier: words } = results;
  const [picked, setPicked] = useState(choices.chosenId);
  const showAnew = (): void => void queries.invalidateQueries({ queryKey: choicesKey(place) });
  const { order, isBusy } = useMadeAgain(place, dossier, (id: string | null) => compareWith(place, id), showAnew);
  const isSame = picked === choices.chosenId;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <SelectField
          label={words.label}
          className="w-full max-w-md"
          value={picked ?? ''}
          onChange={({ target }) => setPicked(target.value === '' ? null : target.value)}
        >
          <option value="">{words.newest}</option>
          {choices.dossiers.map(({ id, name, createdOn, isArchived }) => (
            <option key={id} value={id}>
              {`${isArchived ? words.archived(name) : name}, ${formats.moment(createdOn)}`}
            </option>
          ))}
        </SelectField>
        <Button look="secondary" aria-disabled={isBusy || isSame} onClick={() => isBusy || isSame || order(picked)}>
          {isBusy ? <Spinner size={14} /> : <RotateCw aria-hidden size={14} />}
          {words.apply}
        </Button>
      </div>
      <p className="mt-2 max-w-prose text-ink-soft">{words.lead}</p>
    </>
  );
}
