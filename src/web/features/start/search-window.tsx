import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent, type RefObject, useId } from 'react';
import { useNavigate } from 'react-router';
import { type Found, foundListSchema } from '#api/desk.ts';
import { useRested } from '#web/lib/use-rested.ts';
import { useTexts } from '#web/i18n/language.ts';
import { newDossierState } from '#web/lib/new-dossier-asked.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import type { SearchPurpose } from '#web/lib/search-window.ts';
import { Modal } from '#web/ui/modal.tsx';
import { apiPaths } from '#api/paths.ts';
import { dataOf } from '#web/lib/api-data.ts';
import { Building2, FileSpreadsheet } from 'lucide-react';
import { hasMoreWords, mostWords } from '#api/list-words.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

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
  const { deskSearch, clients } = useTexts();
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
      {isForNew && isSuccess && data.length === 0 ? (
        <Button
          look="secondary"
          size="small"
          onClick={() => {
            onClose();
            void navigate(screenPaths.clients);
          }}
        >
          {clients.add}
        </Button>
      ) : null}
    </Modal>
  );
}

const told = (texts: ReturnType<typeof useTexts>['deskSearch'], count: number): string =>
  count === 0 ? texts.none : texts.found(count);

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly found: readonly Found[];
  readonly onChoose: (found: Found) => void;
}

/** A field with the list of what is found under it: the arrows go along the list, the focus stays in the field. */
function SearchField({ field, label, text, onText, found, onChoose }: SearchFieldProps) {
  const { deskSearch, table } = useTexts();
  const [asked, setAsked] = useState(0);
  const id = useId();
  const active = Math.min(asked, found.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const go = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[active];
    if (step !== undefined && found.length > 0) setAsked((active + step + found.length) % found.length);
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        aria-describedby={`${id}-keys`}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setAsked(0);
        }}
        onKeyDown={go}
        className="h-10 w-full rounded-corner border border-line-strong bg-surface px-3 text-base"
      />
      <p id={`${id}-keys`} className="mt-1 text-sm text-ink-soft">
        {deskSearch.keys}
      </p>
      <output className="block text-sm text-ink-soft">{hasMoreWords(text) ? table.firstWords(mostWords) : null}</output>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist shows no rows of two lines, a select takes the focus */}
      <div id={`${id}-list`} role="listbox" aria-label={label} className="mt-3">
        {found.map((item, index) => (
          <FoundOption
            key={item.dossier?.id ?? item.clientId}
            id={optionId(index)}
            found={item}
            isActive={index === active}
            onPoint={() => setAsked(index)}
            onChoose={() => onChoose(item)}
          />
        ))}
      </div>
    </>
  );
}

interface FoundOptionProps {
  readonly id: string;
  readonly found: Found;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function FoundOption({ id, found: { clientName, dossier }, isActive, onPoint, onChoose }: FoundOptionProps) {
  const { deskSearch, dossierLabels, formats } = useTexts();
  const Icon = dossier === null ? Building2 : FileSpreadsheet;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and its keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs to a select, which takes the focus
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={classNames(
        'flex cursor-pointer items-start gap-3 rounded-corner border px-3 py-2',
        isActive ? 'border-brand bg-brand-soft' : 'border-transparent',
      )}
    >
      <Icon size={18} className="mt-0.5 shrink-0 text-brand" />
      <span className="min-w-0">
        <span className="block font-semibold break-words">{dossier?.name ?? clientName}</span>
        <span className="block text-sm break-words text-ink-soft">
          {dossier === null ? deskSearch.employer : `${clientName}, ${formats.moment(dossier.createdOn)}`}
          {dossier?.isArchived ? ` · ${dossierLabels.archived}` : ''}
        </span>
      </span>
    </div>
  );
}
