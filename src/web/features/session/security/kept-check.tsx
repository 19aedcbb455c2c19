import { useRef, useState } from 'react';
import { isEndOfCode } from '#web/features/session/security/code-end.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface KeptCheckProps {
  readonly code: string;
  readonly onKept: () => void;
}

/** Asks for the end of a code that is shown, from where its holder keeps it: who presses on without keeping it is stopped. */
export function KeptCheck({ code, onKept }: KeptCheckProps) {
  const { ownCode: text } = useTexts();
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const check = () => {
    if (isEndOfCode(field.current?.value ?? '', code)) return onKept();
    setFault(text.keptWrong);
    field.current?.focus();
  };
  return (
    <form
      noValidate
      className="no-print flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <TextField
        ref={field}
        label={text.keptEnd}
        hint={text.keptHint}
        error={fault ?? undefined}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        className="max-w-md"
        required
      />
      <Button type="submit" className="self-start">
        {text.done}
      </Button>
    </form>
  );
}
