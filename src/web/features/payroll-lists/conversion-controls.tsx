import type { Conversion } from '#input/payroll-lists/conversion.ts';
import type { SoughtColumn } from '#input/payroll-lists/look-at-file.ts';
import { useTexts } from '#web/i18n/language.ts';
import type { ReactNode } from 'react';

interface ConversionControlsProps {
  readonly column: SoughtColumn;
  readonly conversion: Conversion;
  readonly onChange: (conversion: Conversion) => void;
}

type Of<Kind extends Conversion['kind']> = Omit<ConversionControlsProps, 'conversion'> & {
  readonly conversion: Extract<Conversion, { kind: Kind }>;
};

const numberClass = 'h-9 w-20 rounded-corner border border-line-strong bg-surface px-2 text-sm text-ink';

/** How the values of a column stand in the file, where there is something to choose. */
export function ConversionControls({ column, conversion, onChange }: ConversionControlsProps) {
  const { participantsFile: text } = useTexts();
  const shared = { column, onChange };
  if (conversion.kind === 'amount') return <AmountControls {...shared} conversion={conversion} />;
  if (conversion.kind === 'share' || conversion.kind === 'hours')
    return <ShareControls {...shared} conversion={conversion} />;
  if (conversion.kind === 'words') return <WordControls {...shared} conversion={conversion} />;
  if (column.isDay && (conversion.kind === 'same' || conversion.kind === 'monthFirst'))
    return (
      <Choice
        label={text.daysOf(column.header)}
        value={conversion.kind}
        options={text.days}
        onChange={(kind) => onChange({ kind })}
      />
    );
  return <span className="text-sm text-ink-soft">{text.asIs}</span>;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <TableChoice label={label} value={value} onChange={(chosen) => onChange(chosen as Value)}>
      {Object.entries<string>(options).map(([key, shown]) => (
        <option key={key} value={key}>
          {shown}
        </option>
      ))}
    </TableChoice>
  );
}

interface NumberInputProps {
  readonly label: string;
  readonly shown: string;
  readonly value: number;
  readonly maximum: number;
  readonly onChange: (value: number) => void;
}

/** A number that is taken over when it is one within its limits. */
function NumberInput({ label, shown, value, maximum, onChange }: NumberInputProps) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <span>{shown}</span>
      <input
        type="number"
        aria-label={label}
        className={numberClass}
        min={0}
        max={maximum}
        step="any"
        defaultValue={value}
        onChange={({ target }) => {
          if (target.value !== '' && target.validity.valid) onChange(target.valueAsNumber);
        }}
      />
    </label>
  );
}

/** More than this is no supplement on a salary, and no week. */
const mostPercent = 100;
const hoursInWeek = 168;

function AmountControls({ column, conversion, onChange }: Of<'amount'>) {
  const { participantsFile: text } = useTexts();
  const { period, supplement, isPartTimePay } = conversion;
  return (
    <div className="flex flex-col gap-2">
      <Choice
        label={text.periodOf(column.header)}
        value={period}
        options={text.periods}
        onChange={(chosen) => onChange({ ...conversion, period: chosen })}
      />
      {column.isPay ? (
        <>
          <NumberInput
            label={text.supplementOf(column.header)}
            shown={text.supplement}
            value={Math.round(supplement * 10_000) / 100}
            maximum={mostPercent}
            onChange={(percent) => onChange({ ...conversion, supplement: percent / 100 })}
          />
          <label className="flex min-h-6 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-brand"
              checked={isPartTimePay}
              onChange={(event) => onChange({ ...conversion, isPartTimePay: event.target.checked })}
            />
            {text.partTimePay}
          </label>
        </>
      ) : null}
    </div>
  );
}

const usualFullWeek = 40;

function ShareControls({ column, conversion, onChange }: Of<'share' | 'hours'>) {
  const { participantsFile: text } = useTexts();
  const unit = conversion.kind === 'hours' ? 'hours' : conversion.unit;
  return (
    <div className="flex flex-col gap-2">
      <Choice
        label={text.shareOf(column.header)}
        value={unit}
        options={text.shares}
        onChange={(chosen) =>
          onChange(chosen === 'hours' ? { kind: 'hours', fullWeek: usualFullWeek } : { kind: 'share', unit: chosen })
        }
      />
      {conversion.kind === 'hours' ? (
        <NumberInput
          label={text.fullWeek}
          shown={text.fullWeek}
          value={conversion.fullWeek}
          maximum={hoursInWeek}
          onChange={(fullWeek) => fullWeek > 0 && onChange({ kind: 'hours', fullWeek })}
        />
      ) : null}
    </div>
  );
}

function WordControls({ column, conversion, onChange }: Of<'words'>) {
  const { participantsFile: text } = useTexts();
  const words = Object.entries(conversion.words);
  const options = { '': text.leftEmpty, ...Object.fromEntries(column.choices.map((choice) => [choice, choice])) };
  return (
    <div className="flex flex-col gap-1.5">
      {words.map(([word, choice]) => (
        <div key={word} className="flex items-center gap-2 text-sm">
          <span className="min-w-14 wrap-anywhere">{word}</span>
          <Choice
            label={text.wordOf(column.header, word)}
            value={choice ?? ''}
            options={options}
            onChange={(chosen) =>
              onChange({ kind: 'words', words: { ...conversion.words, [word]: chosen === '' ? null : chosen } })
            }
          />
        </div>
      ))}
    </div>
  );
}

interface TableChoiceProps {
  /** What a reader hears that is chosen: it has no label on the page. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** A list to choose from in a row of a table. */
export const TableChoice = ({ label, value, onChange, children }: TableChoiceProps) => (
  <select
    aria-label={label}
    className="select h-9 w-full min-w-40 rounded-corner border border-line-strong bg-surface pr-8 pl-2.5 text-sm text-ink"
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {children}
  </select>
);
