import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { whatIfChoicesSchema } from '#api/what-if-choices.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';

/** What stands in the address of the page: the open part, the choice in view, and what is tried. */
type Parameter = 'deel' | 'keuze' | 'wat-als';

interface PageAddress {
  readonly get: (name: Parameter) => string | null;
  /** Null takes it out. The page stays where it is, and the way back leads off it. */
  readonly set: (values: Readonly<Partial<Record<Parameter, string | null>>>) => void;
}

export function usePageAddress(): PageAddress {
  const [parameters, setParameters] = useSearchParams();
  return {
    get: (name) => parameters.get(name),
    set: (values) =>
      setParameters(
        (before) => {
          for (const [name, value] of Object.entries(values))
            if (value === null) before.delete(name);
            else before.set(name, value);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

/** The choice that the address has in view; undefined: none that can be. */
export const choiceInAddress = (
  { get }: PageAddress,
  { table, views }: Pick<ScreenResult, 'table' | 'views'>,
): ScreenResult['front'] | undefined =>
  table.columns.find(({ choice, key }) => choice === get('keuze') && key in views)?.key;

/** What the address tries; null: nothing, or what is none. */
export function choicesInAddress({ get }: PageAddress): WhatIfChoices | null {
  const text = get('wat-als');
  if (text === null) return null;
  try {
    return whatIfChoicesSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

interface Kept {
  readonly result: ScreenResult;
  /** In view, and what is at first. */
  readonly chosen: ScreenResult['front'];
  readonly first: ScreenResult['front'];
  /** Null: nothing is tried. */
  readonly tried: WhatIfChoices | null;
}

/** Keeps in the address what is in view and tried. */
export function useKeptInAddress(address: PageAddress, { result, chosen, first, tried }: Kept): void {
  const keuze = chosen === first ? null : (result.table.columns.find(({ key }) => key === chosen)?.choice ?? null);
  const watAls = tried === null ? null : JSON.stringify(tried);
  // What was set last: the router tells of it later, and in between another step may have come.
  const last = useRef([address.get('keuze'), address.get('wat-als')]);
  const keep = useEffectEvent((choice: string | null, choices: string | null) => {
    if (last.current[0] === choice && last.current[1] === choices) return;
    last.current = [choice, choices];
    address.set({ keuze: choice, 'wat-als': choices });
  });
  useEffect(() => keep(keuze, watAls), [keuze, watAls]);
}
