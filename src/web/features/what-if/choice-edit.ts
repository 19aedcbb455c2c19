import type { ChoicesInForce, WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { WhatIfStart } from '#output/live/what-if/what-if-start.ts';

/** What controls need: where they begin, what was changed, what it does, and how to change more. */
export interface ChoiceEdit {
  readonly start: WhatIfStart;
  readonly choices: WhatIfChoices;
  /** The flat premium that they give, a fraction of the pension base; null where it is a scale. */
  readonly rate: number | null;
  readonly onChoices: (choices: WhatIfChoices) => void;
}

/** The choices with another one; undefined takes it back. */
export function withChoice<Name extends keyof WhatIfChoices>(
  choices: WhatIfChoices,
  name: Name,
  value: WhatIfChoices[Name],
): WhatIfChoices {
  const { [name]: _, ...others } = choices;
  return value === undefined ? others : { ...others, [name]: value };
}

/** A choice as a control has it: what is chosen, or where it began. Choosing where it began is no change. */
export function choiceOf<Name extends keyof ChoicesInForce>({ start, choices, onChoices }: ChoiceEdit, name: Name) {
  const begin = start.choices[name];
  const chosen = choices[name] as ChoicesInForce[Name] | undefined;
  const choose = (value: unknown) => onChoices(withChoice(choices, name, value as WhatIfChoices[Name]));
  return {
    value: chosen === undefined ? begin : chosen,
    isChanged: chosen !== undefined,
    // Null only of a field that may be empty.
    onChange: (value: ChoicesInForce[Name] | null) => choose(isSame(value, begin) ? undefined : value),
    onReset: () => choose(undefined),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
