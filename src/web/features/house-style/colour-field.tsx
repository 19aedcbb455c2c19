import type { ComponentProps } from 'react';
import { pickerValue } from '#web/features/house-style/preview-style.ts';
import { useTexts } from '#web/i18n/language.ts';
import { TextField } from '#web/ui/text-field.tsx';

interface ColourFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** The present content of the field. */
  readonly text: string;
  readonly onPick: (colour: string) => void;
}

/** A colour as text, with the browser's own picker beside it. */
export function ColourField({ label, text, onPick, ...field }: ColourFieldProps) {
  const { houseStyle } = useTexts();
  return (
    <div className="flex items-start gap-3">
      <input
        type="color"
        aria-label={houseStyle.picker(label)}
        value={pickerValue(text)}
        onChange={(event) => onPick(event.target.value.toUpperCase())}
        className="mt-[1.3rem] h-14 w-14 shrink-0 cursor-pointer rounded-corner border border-line-strong bg-surface p-1 forced-color-adjust-none"
      />
      <TextField label={label} className="grow" spellCheck={false} autoComplete="off" maxLength={7} {...field} />
    </div>
  );
}
