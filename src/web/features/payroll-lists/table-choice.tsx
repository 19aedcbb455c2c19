import type { ReactNode } from 'react';

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
