import type { OfferedStandard } from '#api/office-standards.ts';
import { useTexts } from '#web/i18n/language.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface StandardControlProps {
  readonly offered: OfferedStandard;
  readonly entry: string;
  readonly error: string | undefined;
}

/** A value of the office: empty it has the standard of the program. Its texts are those of the template. */
export function StandardControl({ offered, entry, error }: StandardControlProps) {
  const { officeStandards: text } = useTexts();
  const { name, label, standard, allowed, kind, choices } = offered;
  if (kind === 'choice')
    return (
      <SelectField label={label} name={name} defaultValue={entry} error={error}>
        <option value="">{text.ours(standard)}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    );
  const own = { label, name, defaultValue: entry, error };
  return kind === 'rows' ? (
    <div className="sm:col-span-2">
      <TextAreaField {...own} hint={text.rowsHint(standard.replaceAll('\n', ', '), allowed)} />
    </div>
  ) : (
    <TextField {...own} hint={text.hint(standard, allowed)} inputMode="text" />
  );
}
