import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { WhatIfStart } from '#output/live/what-if/what-if-start.ts';
import type { WhatIfOutcome } from '#output/live/what-if/what-if-outcome.ts';

/** What controls need: where they begin, what was changed, what it does, and how to change more. */
export interface ChoiceEdit {
  readonly start: WhatIfStart;
  readonly choices: WhatIfChoices;
  readonly outcome: WhatIfOutcome;
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

/** One choice as a control has it: what is chosen, or where it began. Chosen again as it began it is no change. */
export function choiceOf<Name extends keyof WhatIfChoices, Value extends WhatIfChoices[Name]>(
  { choices, onChoices }: ChoiceEdit,
  name: Name,
  start: Value,
) {
  const chosen = choices[name] as Value | undefined;
  return {
    value: chosen === undefined ? start : chosen,
    isChanged: chosen !== undefined,
    onChange: (value: Value) => onChoices(withChoice(choices, name, value === start ? undefined : value)),
    onReset: () => onChoices(withChoice(choices, name, undefined)),
  };
}

/** The choices that are numbers; null where they may be none. */
type NumberName = {
  [Name in keyof WhatIfChoices]-?: WhatIfChoices[Name] extends number | null | undefined ? Name : never;
}[keyof WhatIfChoices];

/** The same of a number, as a field gives it: one that may not be empty is never null. */
export function numberOf({ choices, onChoices }: ChoiceEdit, name: NumberName, start: number | null) {
  const chosen = choices[name];
  const choose = (value: number | null | undefined) => onChoices(withChoice(choices, name, value as number));
  return {
    value: chosen === undefined ? start : chosen,
    isChanged: chosen !== undefined,
    onChange: (value: number | null) => choose(value === start ? undefined : value),
    onReset: () => choose(undefined),
  };
}
