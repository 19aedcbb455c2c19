import { useId, useState } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { type NumberKind, typedText, typedValue } from '#web/lib/typed-number.ts';
import { FieldError } from '#web/ui/fields.tsx';

interface NumberInputProps {
  /** What a reader hears: the column is not named on the page. */
  readonly label: string;
  readonly shown: string;
  readonly kind: NumberKind;
  readonly value: number;
  readonly limits: { readonly minimum: number; readonly maximum: number };
  readonly onChange: (value: number) => void;
}

/** A number in Dutch, taken over when it is one within its limits. */
export function NumberInput({ label, shown, kind, value, limits, onChange }: NumberInputProps) {
  const { whatIf } = useTexts();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const read = (typed: string): number | null => {
    const found = typedValue(typed, kind);
    return found === null || found < limits.minimum || found > limits.maximum ? null : found;
  };
  const isWrong = draft !== null && read(draft) === null;
  return (
    <div className="flex flex-col gap-1">
      <label className="flex items-center gap-2 text-sm">
        <span>{shown}</span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? id : undefined}
          className="h-9 w-20 rounded-corner border border-line-strong bg-surface px-2 text-sm text-ink aria-invalid:border-bad"
          value={draft ?? typedText(value, kind)}
          onChange={({ target }) => {
            setDraft(target.value);
            const found = read(target.value);
            if (found !== null) onChange(found);
          }}
          onBlur={() => isWrong || setDraft(null)}
        />
      </label>
      {isWrong ? (
        <FieldError id={id}>
          {whatIf.outside(typedText(limits.minimum, kind), typedText(limits.maximum, kind))}
        </FieldError>
      ) : null}
    </div>
  );
}
