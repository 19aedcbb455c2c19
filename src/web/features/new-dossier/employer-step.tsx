import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { employerName, employersQuery } from '#web/lib/employers-by-name.ts';
import { useTexts } from '#web/i18n/language.ts';
import type { ChosenEmployer } from '#web/lib/new-dossier-asked.ts';
import { useRested } from '#web/lib/use-rested.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';

interface EmployerStepProps {
  readonly onChoose: (employer: ChosenEmployer) => void;
}

/** For which employer the dossiers are: one that is found by its name, or a new one of that name. */
export function EmployerStep({ onChoose }: EmployerStepProps) {
  const { deskSearch, fileCheck: text } = useTexts();
  const [typed, setTyped] = useState('');
  const { data: found = [], isError, isSuccess } = useQuery(employersQuery(useRested(typed.trim())));
  const name = employerName(typed);
  const isNew = name !== null && !found.some(({ clientName }) => clientName.toLowerCase() === name.toLowerCase());
  return (
    <>
      <TextField
        label={deskSearch.labelForNew}
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output className="-mt-2 block min-h-5 text-sm text-ink-soft">
        {isError ? deskSearch.failed : isSuccess ? foundText(deskSearch, found.length) : null}
      </output>
      <ul className="flex flex-col gap-2">
        {found.map(({ clientId, clientName }) => (
          <li key={clientId}>
            <EmployerButton
              name={clientName}
              icon={Building2}
              onClick={() => onChoose({ id: clientId, name: clientName })}
            />
          </li>
        ))}
        {isNew ? (
          <li>
            <EmployerButton name={text.newEmployer(name)} icon={Plus} onClick={() => onChoose({ id: null, name })} />
          </li>
        ) : null}
      </ul>
    </>
  );
}

const foundText = (text: ReturnType<typeof useTexts>['deskSearch'], count: number): string =>
  count === 0 ? text.none : text.found(count);

interface EmployerButtonProps extends Pick<React.ComponentProps<typeof Button>, 'icon' | 'onClick'> {
  readonly name: string;
}

const EmployerButton = ({ name, ...rest }: EmployerButtonProps) => (
  <Button look="secondary" className="w-full justify-start" {...rest}>
    <span className="truncate">{name}</span>
  </Button>
);
