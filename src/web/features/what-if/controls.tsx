import { useId, useState, type ReactNode } from 'react';
import type { Limits } from '#api/choice-limits.ts';
import { type NumberKind, typedText, typedValue } from '#web/lib/typed-number.ts';
import { useTexts } from '#web/i18n/language.ts';
import { FieldError } from '#web/ui/fields.tsx';
import { RotateCcw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface NumberControlProps {
  readonly label: string;
  /** A percentage unless it says otherwise. */
  readonly kind?: NumberKind;
  readonly unit?: string;
  /** It comes with the outcome, whatever the language of the screen. */
  readonly isUnitDutch?: boolean;
  readonly value: number | null;
  readonly limits: Limits;
  /** The part of the limits that is usual, and its steps; none: only the field. */
  readonly slider?: Limits & { readonly step: number };
  /** Empty means that there is no limit. */
  readonly mayBeEmpty?: boolean;
  readonly isChanged: boolean;
  readonly onChange: (value: number | null) => void;
  readonly onReset: () => void;
}

/** A number to type or to slide. What is typed counts as soon as it is within the limits. */
export function NumberControl(props: NumberControlProps) {
  const {
    label,
    kind = 'percentage',
    unit = '%',
    isUnitDutch = false,
    value,
    limits,
    slider,
    mayBeEmpty = false,
    isChanged,
    onChange,
    onReset,
  } = props;
  const { whatIf } = useTexts();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const text = (shown: number | null) => (shown === null ? '' : typedText(shown, kind));
  const read = (typed: string): number | null | 'wrong' => {
    if (typed.trim() === '' && mayBeEmpty) return null;
    const found = typedValue(typed, kind);
    return found === null || found < limits.minimum || found > limits.maximum ? 'wrong' : found;
  };
  const isWrong = draft !== null && read(draft) === 'wrong';
  const onType = (typed: string) => {
    setDraft(typed);
    const found = read(typed);
    if (found !== 'wrong') onChange(found);
  };
  const reset = () => {
    setDraft(null);
    onReset();
  };
  return (
    <ControlFrame id={id} label={label} isChanged={isChanged || isWrong} onReset={reset}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? text(value)}
          placeholder={mayBeEmpty ? whatIf.noLimit : undefined}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `${id}-unit ${id}-error` : `${id}-unit`}
          onChange={(event) => onType(event.target.value)}
          onBlur={() => isWrong || setDraft(null)}
          className="h-9 w-24 rounded-corner border border-line-strong bg-surface px-2.5 text-right text-base text-ink aria-invalid:border-bad"
        />
        <span id={`${id}-unit`} lang={isUnitDutch ? 'nl' : undefined} className="text-sm text-ink-soft">
          {unit}
        </span>
        {slider === undefined || value === null ? null : (
          <input
            type="range"
            aria-label={whatIf.slider(label)}
            aria-valuetext={`${text(value)} ${unit}`}
            min={slider.minimum}
            max={slider.maximum}
            step={slider.step}
            value={value}
            onChange={(event) => {
              setDraft(null);
              // As it is shown: steps of a slider are not exact.
              onChange(typedValue(typedText(Number(event.target.value), kind), kind));
            }}
            className="h-6 min-w-24 grow basis-24 accent-brand"
          />
        )}
      </div>
      {isWrong ? (
        <FieldError id={`${id}-error`}>{whatIf.outside(text(limits.minimum), text(limits.maximum))}</FieldError>
      ) : null}
    </ControlFrame>
  );
}

interface ListControlProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  /** Which of them, in their order. */
  readonly offered: readonly Value[];
  readonly isChanged: boolean;
  readonly onChange: (value: Value) => void;
  readonly onReset: () => void;
}

/** One of a few choices. */
export function ListControl<Value extends string>(props: ListControlProps<Value>) {
  const { label, value, options, offered, isChanged, onChange, onReset } = props;
  const id = useId();
  return (
    <ControlFrame id={id} label={label} isChanged={isChanged} onReset={onReset}>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="select h-9 w-full rounded-corner border border-line-strong bg-surface pr-8 pl-2.5 text-base text-ink"
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {options[one]}
          </option>
        ))}
      </select>
    </ControlFrame>
  );
}

interface ControlFrameProps {
  readonly id: string;
  readonly label: string;
  readonly isChanged: boolean;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** A choice with its name, and the way back once it was changed. */
function ControlFrame({ id, label, isChanged, onReset, children }: ControlFrameProps) {
  const { whatIf } = useTexts();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {isChanged ? (
          <Button look="quiet" size="icon" aria-label={whatIf.backOf(label)} onClick={onReset} icon={RotateCcw} />
        ) : null}
      </div>
      {children}
    </div>
  );
}

type Term<Kind extends string> = { readonly kind: 'years'; readonly years: number } | { readonly kind: Kind };

interface TermControlsProps<Kind extends string> extends Pick<NumberControlProps, 'limits' | 'isChanged' | 'onReset'> {
  readonly label: string;
  readonly yearsLabel: string;
  readonly options: Readonly<Record<Kind | 'years', string>>;
  readonly offered: readonly (Kind | 'years')[];
  readonly value: Term<Kind>;
  /** Where it began: the years that are chosen first, or else what is usual. */
  readonly begin: Term<Kind>;
  readonly usualYears: number;
  readonly mostYears: number;
  readonly onChange: (value: Term<Kind>) => void;
}

/** Until when something goes on: a number of years, or a day that follows from the dossier. */
export function TermControls<Kind extends string>(props: TermControlsProps<Kind>) {
  const { label, yearsLabel, options, offered, value, begin, usualYears, limits, mostYears, onChange, ...shared } =
    props;
  const { whatIf } = useTexts();
  const firstYears = 'years' in begin ? begin.years : usualYears;
  return (
    <>
      <ListControl
        label={label}
        options={options}
        offered={offered}
        value={value.kind}
        onChange={(kind) => onChange(kind === 'years' ? { kind: 'years', years: firstYears } : { kind })}
        {...shared}
      />
      {'years' in value ? (
        <NumberControl
          label={yearsLabel}
          kind="whole"
          unit={whatIf.years}
          value={value.years}
          limits={limits}
          slider={{ minimum: 1, maximum: mostYears, step: 1 }}
          onChange={(years) => years !== null && onChange({ kind: 'years', years })}
          {...shared}
        />
      ) : null}
    </>
  );
}
