import { Combobox } from '@base-ui/react/combobox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Found } from '#api/desk.ts';
import { employersNamedQuery } from '#web/features/access/code-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { useRested } from '#web/lib/use-rested.ts';
import { LabelledField } from '#web/ui/fields.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface EmployerFieldProps {
  readonly error: string | undefined;
  /** With its id; an empty text: with none. */
  readonly onChoose: (clientId: string) => void;
}

const nothing: readonly Found[] = [];

/** The employer who gets a code, found by name: there can be thousands. */
export function EmployerField({ error, onChoose }: EmployerFieldProps) {
  const { codeIssue: text, deskSearch } = useTexts();
  const [name, setName] = useState('');
  // In the window of the form and not at the end of the page: the list belongs to what the window holds.
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const asked = useRested(name.trim());
  const { data: found = nothing, isSuccess } = useQuery(employersNamedQuery(asked));
  return (
    <div ref={setPlace} className="flex flex-col gap-4">
      <Combobox.Root<Found>
        items={found}
        filter={null}
        autoHighlight
        itemToStringLabel={({ clientName }) => clientName}
        isItemEqualToValue={(one, other) => one.clientId === other.clientId}
        inputValue={name}
        onInputValueChange={setName}
        onValueChange={(chosen) => onChoose(chosen?.clientId ?? '')}
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
                {(employer: Found) => (
                  <Combobox.Item
                    key={employer.clientId}
                    value={employer}
                    className="flex min-h-10 cursor-pointer items-center px-3 py-1.5 break-words outline-none data-highlighted:bg-brand-soft data-selected:font-semibold"
                  >
                    {employer.clientName}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      {isSuccess && asked === '' && found.length === 0 ? <Notice tone="info">{text.noEmployers}</Notice> : null}
    </div>
  );
}
