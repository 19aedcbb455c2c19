import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Found, foundListSchema } from '#api/desk.ts';
import { SearchField } from '#web/features/search/search-field.tsx';
import { useRested } from '#web/lib/use-rested.ts';
import { useTexts } from '#web/i18n/language.ts';
import { newDossierState } from '#web/lib/new-dossier-asked.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import type { SearchPurpose } from '#web/lib/search-window.ts';
import { Modal } from '#web/ui/modal.tsx';
import { apiPaths } from '#api/paths.ts';
import { dataOf } from '#web/lib/api-data.ts';

/** What is found stays until something else is. */
const foundQuery = (search: string, purpose: SearchPurpose) =>
  queryOptions({
    queryKey: ['found', purpose, search],
    queryFn: ({ signal }): Promise<readonly Found[]> => {
      const asked = new URLSearchParams({ search, ...(purpose === 'newDossier' ? { only: 'clients' } : {}) });
      return dataOf(`${apiPaths.deskSearch}?${asked}`, foundListSchema, { signal });
    },
    placeholderData: keepPreviousData,
  });

interface SearchWindowProps {
  readonly purpose: SearchPurpose;
  readonly onClose: () => void;
}

const nothing: readonly Found[] = [];

/** Finds an employer or a dossier by its name, and goes there. */
export function SearchWindow({ purpose, onClose }: SearchWindowProps) {
  const { deskSearch } = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { data = nothing, isError, isSuccess } = useQuery(foundQuery(useRested(text.trim()), purpose));
  const isForNew = purpose === 'newDossier';
  const open = ({ clientId, dossier }: Found) => {
    onClose();
    const path = dossier === null ? screenPaths.clientOf(clientId) : screenPaths.dossierOf(clientId, dossier.id);
    void navigate(path, isForNew ? { state: newDossierState } : {});
  };
  return (
    <Modal onClose={onClose} title={isForNew ? deskSearch.titleForNew : deskSearch.title} initialFocus={field}>
      {/* Nothing is lost with what was typed here: the window need not ask. */}
      <div onInput={(event) => event.stopPropagation()}>
        <SearchField
          field={field}
          label={isForNew ? deskSearch.labelForNew : deskSearch.label}
          text={text}
          onText={setText}
          found={data}
          onChoose={open}
        />
      </div>
      <output className="mt-2 block min-h-6 text-sm text-ink-soft">
        {isError ? deskSearch.failed : isSuccess ? told(deskSearch, data.length) : null}
      </output>
    </Modal>
  );
}

const told = (texts: ReturnType<typeof useTexts>['deskSearch'], count: number): string =>
  count === 0 ? texts.none : texts.found(count);
