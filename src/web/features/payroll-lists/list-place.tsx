import { useState } from 'react';
import type { ChosenRows } from '#input/payroll-lists/chosen-rows.ts';
import type { ListSettings } from '#input/payroll-lists/list-settings.ts';
import type { LookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import type { Encoding, Separator } from '#input/payroll-lists/separated-text.ts';
import { NumberInput } from '#web/features/payroll-lists/number-input.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';

interface ListPlaceProps {
  readonly file: LookedAtFile;
  /** As they were chosen: what is left out is as it was found. */
  readonly settings: ListSettings;
  readonly onChange: (settings: ListSettings) => void;
}

/** More rows than a sheet has. */
const mostRows = 1_048_576;

/** Where the list stands in the file: its sheet, its headers and its rows, and how a text is read. */
export function ListPlace({ file, settings: chosen, onChange }: ListPlaceProps) {
  const { participantsFile: text } = useTexts();
  const { settings, sheets, alike } = file;
  const rows = chosen.rows ?? settings.rows;
  const change = (changed: Partial<ListSettings>) => onChange({ ...settings, ...chosen, ...changed });
  const rowField = (name: keyof typeof rows) => (
    <NumberInput
      label={text.rows[name]}
      shown={text.rows[name]}
      kind="whole"
      value={rows[name]}
      limits={{ minimum: 1, maximum: mostRows }}
      onChange={(row) => change({ rows: { ...rows, [name]: row } })}
    />
  );
  return (
    <>
      {alike.length > 0 ? (
        <AlikeSheets
          key={settings.sheet}
          sheet={settings.sheet}
          names={alike}
          taken={chosen.alikeSheets}
          onChange={(alikeSheets) => change({ alikeSheets })}
        />
      ) : null}
      <details>
        <summary className="cursor-pointer text-sm font-semibold">
          {text.place(settings.sheet, rows.firstHeader, rows.first, rows.last)}
        </summary>
        <div className="mt-3 flex flex-col gap-4">
          {sheets.length > 1 ? (
            <SelectField
              label={text.sheet}
              value={settings.sheet}
              onChange={({ target }) => change({ sheet: target.value, rows: null, alikeSheets: null })}
              className="max-w-sm"
            >
              {sheets.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
          ) : null}
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {rowField('firstHeader')}
            {rowField('lastHeader')}
            {rowField('first')}
            {rowField('last')}
          </div>
          <SheetInView rows={file.inView} chosen={rows} />
          {settings.separator === null ? null : <TextReading settings={settings} onChange={change} />}
        </div>
      </details>
    </>
  );
}

interface AlikeSheetsProps {
  readonly sheet: string;
  readonly names: readonly string[];
  /** Null as long as it was not decided: all are proposed, and nothing is read before. */
  readonly taken: readonly string[] | null;
  readonly onChange: (taken: readonly string[]) => void;
}

/** A tick for each other sheet with the same columns: whether it belongs to the list. */
function AlikeSheets({ sheet, names, taken, onChange }: AlikeSheetsProps) {
  const { participantsFile: text } = useTexts();
  const [ticked, setTicked] = useState(taken ?? names);
  const tick = (name: string, isTicked: boolean) => {
    const next = names.filter((other) => (other === name ? isTicked : ticked.includes(other)));
    setTicked(next);
    if (taken !== null) onChange(next);
  };
  return (
    <fieldset className="mb-4 flex min-w-0 flex-col items-start gap-2 text-sm">
      <legend className="mb-1 font-semibold">{text.alike(sheet)}</legend>
      {names.map((name) => (
        <label key={name} className="flex min-h-6 items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-brand"
            checked={ticked.includes(name)}
            onChange={({ target }) => tick(name, target.checked)}
          />
          {name}
        </label>
      ))}
      {taken === null ? (
        <Button look="secondary" onClick={() => onChange(ticked)}>
          {text.next}
        </Button>
      ) : null}
    </fieldset>
  );
}

interface SheetInViewProps {
  readonly rows: LookedAtFile['inView'];
  readonly chosen: ChosenRows;
}

/** Rows as they stand in the sheet; headers are bold, and what is not of the list is faint. */
function SheetInView({ rows, chosen }: SheetInViewProps) {
  const { participantsFile: text } = useTexts();
  const look = (row: number): string => {
    if (row >= chosen.firstHeader && row <= chosen.lastHeader) return 'font-semibold bg-brand-soft';
    return row >= chosen.first && row <= chosen.last ? '' : 'text-ink-off';
  };
  return (
    <ScrollBox label={text.inView}>
      <table className="text-xs">
        <tbody>
          {rows.map(({ row, texts }) => (
            <tr key={row} className={`border-b border-line ${look(row)}`}>
              <th scope="row" className="py-1 pr-3 text-right font-normal text-ink-soft">
                {row}
              </th>
              {texts.map((value, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no state
                <td key={column} className="py-1 pr-3 whitespace-nowrap">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface TextReadingProps {
  readonly settings: ListSettings;
  readonly onChange: (changed: Partial<ListSettings>) => void;
}

/** What separates the values of a text, and by which table its bytes are signs. */
function TextReading({ settings, onChange }: TextReadingProps) {
  const { participantsFile: text } = useTexts();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={text.separator}
        value={settings.separator ?? ''}
        onChange={({ target }) => onChange({ separator: target.value as Separator, rows: null })}
      >
        {Object.entries(text.separators).map(([sign, name]) => (
          <option key={sign} value={sign}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.encoding}
        value={settings.encoding ?? ''}
        onChange={({ target }) => onChange({ encoding: target.value as Encoding, rows: null })}
      >
        {Object.entries(text.encodings).map(([encoding, name]) => (
          <option key={encoding} value={encoding}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
