import type { Conversion } from '#input/payroll-lists/conversion.ts';
import type { SoughtColumn } from '#input/payroll-lists/look-at-file.ts';
import { NumberInput } from '#web/features/payroll-lists/number-input.tsx';
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

/** More than this is no supplement on a salary, and no week. */
const mostSupplement = 1;
const hoursInWeek = 168;

function AmountControls({ column, conversion, onChange }: Of<'amount'>) {
  const { participantsFile: text } = useTexts();
  const { period, supplement, isPartTimePay } = conversion;
  if (column.key === 'capital') return <span className="text-sm text-ink-soft">{text.asIs}</span>;
  return (
    <div className="flex flex-col gap-2">
      <Choice
        label={text.periodOf(column.header)}
        value={period}
        options={text.periods}
        onChange={(chosen) => onChange({ ...conversion, period: chosen })}
      />
      {period === 'hour' ? (
        <FullWeek value={conversion.fullWeek} onChange={(fullWeek) => onChange({ ...conversion, fullWeek })} />
      ) : null}
      {column.isPay ? (
        <>
          <NumberInput
            label={text.supplementOf(column.header)}
            shown={text.supplement}
            kind="percentage"
            value={supplement}
            limits={{ minimum: 0, maximum: mostSupplement }}
            onChange={(value) => onChange({ ...conversion, supplement: value })}
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

const hourUnits = { week: 'hours', fourWeeks: 'fourWeekHours', month: 'monthHours' } as const;

function ShareControls({ column, conversion, onChange }: Of<'share' | 'hours'>) {
  const { participantsFile: text } = useTexts();
  const fullWeek = conversion.kind === 'hours' ? conversion.fullWeek : usualFullWeek;
  const byUnit = {
    fraction: { kind: 'share', unit: 'fraction' },
    percent: { kind: 'share', unit: 'percent' },
    hours: { kind: 'hours', per: 'week', fullWeek },
    fourWeekHours: { kind: 'hours', per: 'fourWeeks', fullWeek },
    monthHours: { kind: 'hours', per: 'month', fullWeek },
  } as const satisfies Record<keyof typeof text.shares, Conversion>;
  return (
    <div className="flex flex-col gap-2">
      <Choice
        label={text.shareOf(column.header)}
        value={conversion.kind === 'share' ? conversion.unit : hourUnits[conversion.per]}
        options={text.shares}
        onChange={(chosen) => onChange(byUnit[chosen])}
      />
      {conversion.kind === 'hours' ? (
        <FullWeek value={fullWeek} onChange={(week) => onChange({ ...conversion, fullWeek: week })} />
      ) : null}
    </div>
  );
}

interface FullWeekProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function FullWeek({ value, onChange }: FullWeekProps) {
  const { participantsFile: text } = useTexts();
  return (
    <NumberInput
      label={text.fullWeek}
      shown={text.fullWeek}
      kind="decimal"
      value={value}
      limits={{ minimum: 1, maximum: hoursInWeek }}
      onChange={onChange}
    />
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
