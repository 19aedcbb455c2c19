import { useId } from 'react';
import { ControlFrame } from '#web/features/what-if/control-frame.tsx';

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
