import { Combobox } from '@base-ui/react/combobox';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Found } from '#api/desk.ts';
import { useTexts } from '#web/i18n/language.ts';
import { employerName, employersQuery } from '#web/lib/employers-by-name.ts';
import { useRested } from '#web/lib/use-rested.ts';
import { LabelledField } from '#web/ui/fields.tsx';

/** An employer by name; without an id, one that is still to be added. */
export interface NamedEmployer {
  readonly id: string | null;
  readonly name: string;
}

interface EmployerFieldProps {
  readonly error: string | undefined;
  readonly onChoose: (employer: NamedEmployer | null) => void;
}

const nothing: readonly Found[] = [];

/** The employer who gets a code, found by name as there can be thousands, or a new one of that name. */
export function EmployerField({ error, onChoose }: EmployerFieldProps) {
  const { codeIssue: text, deskSearch, fileCheck } = useTexts();
  const [typed, setTyped] = useState('');
  // In the window of the form and not at the end of the page: the list belongs to what the window holds.
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const asked = useRested(typed.trim());
  const { data: found = nothing, isSuccess, isPlaceholderData } = useQuery(employersQuery(asked));
  const items = useMemo(() => {
    const known = found.map(({ clientId, clientName }): NamedEmployer => ({ id: clientId, name: clientName }));
    const name = isPlaceholderData ? null : employerName(asked);
    const isKnown = known.some((employer) => employer.name.toLowerCase() === name?.toLowerCase());
    return name === null || isKnown ? known : [...known, { id: null, name }];
  }, [found, asked, isPlaceholderData]);
  return (
    <div ref={setPlace} className="flex flex-col gap-4">
      <Combobox.Root<NamedEmployer>
        items={items}
        filter={null}
        itemToStringLabel={(employer) => employer.name}
        isItemEqualToValue={(one, other) => one.id === other.id && one.name === other.name}
        inputValue={typed}
        onInputValueChange={setTyped}
        onValueChange={onChoose}
      >
        <LabelledField
          label={text.employer}
          error={error}
          // The label is hidden for readers as long as the list is open: the field says its name itself.
          control={
            <Combobox.Input aria-label={text.employer} placeholder={text.chooseEmployer} required maxLength={80} />
          }
          controlClass="h-10"
        />
        <Combobox.Portal container={place}>
          <Combobox.Positioner sideOffset={4} className="z-50">
            <Combobox.Popup className="w-(--anchor-width) rounded-corner border border-line bg-surface shadow-pop">
              {isSuccess ? (
                <Combobox.Empty className="px-3 text-sm not-empty:py-2">{deskSearch.none}</Combobox.Empty>
              ) : null}
              <Combobox.List className="max-h-64 overflow-y-auto py-1 outline-none data-empty:p-0">
                {(employer: NamedEmployer) => (
                  <Combobox.Item
                    key={employer.id ?? ''}
                    value={employer}
                    className="flex min-h-10 cursor-pointer items-center px-3 py-1.5 break-words outline-none data-highlighted:bg-brand-soft data-selected:font-semibold"
                  >
                    {employer.id === null ? fileCheck.newEmployer(employer.name) : employer.name}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  );
}
