import { useState } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';

interface FactorCodeFormProps {
  readonly submit: string;
  readonly look?: ButtonLook;
  readonly hint?: string;
  /** Where another code is asked for than that of the second factor: its name, and what is said when it is left empty. */
  readonly label?: string;
  readonly missing?: string;
  /** What is done with the code; throws when it is refused. */
  readonly onCode: (code: string) => Promise<void>;
}

/** Asks for a code, of the second factor mostly, and says why it was refused. */
export function FactorCodeForm({ submit, look = 'primary', hint, label, missing, onCode }: FactorCodeFormProps) {
  const { auth, secondFactor: text } = useTexts();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    if (code.trim() === '') return setFault(missing ?? auth.secondFactorMissing);
    setIsBusy(true);
    setFault(null);
    try {
      await onCode(code.trim());
    } catch (error) {
      setFault(problemText(error) ?? text.failed);
    }
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <TextField
        label={label ?? text.code}
        hint={hint ?? text.codeHint}
        error={fault ?? undefined}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        inputMode="text"
        autoComplete={label === undefined ? 'one-time-code' : 'off'}
        spellCheck={false}
        className={label === undefined ? 'max-w-72' : ''}
      />
      <Button type="submit" look={look} aria-disabled={isBusy} className="self-start" isBusy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
