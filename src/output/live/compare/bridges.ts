import { type Attribution, causes } from '#core/what-if/attribution.ts';
import { type ComparedPair, comparedPairs } from '#output/live/compare/pairs.ts';
import { dossierFigures } from '#output/topics/choices/figures.ts';
import { type DossierFigures, type FigureKey, type Figures, figureKeys } from '#output/model/figure-types.ts';
import { premiumDecimals } from '#output/language/premium.ts';

/** From what a difference comes, in the order in which one takes the place of the other. */
export const bridgeCauses = [...causes, 'program'] as const;
export type BridgeCause = (typeof bridgeCauses)[number];

/** A figure of two dossiers. */
export interface Bridge {
  readonly pair: ComparedPair;
  readonly figure: FigureKey;
  /** In units as they are shown, so that what stands on the page adds up: whole euros, or the last decimal of a percentage. */
  readonly of: number | null;
  readonly with: number | null;
  /** The parts of the difference; null where it cannot be divided. */
  readonly parts: Readonly<Record<BridgeCause, number>> | null;
  /** By how many causes it moves, also where a part is too small to be shown. */
  readonly movers: number;
  /** Decimals of a percentage that a unit is; null: euros. */
  readonly decimals: number | null;
}

/** What was stored of the two when they were calculated; null: nothing that can be compared. */
export interface StoredFigures {
  readonly of: DossierFigures | null;
  readonly with: DossierFigures | null;
}

/** The figures that are rounded premiums. */
export const premiums: ReadonlySet<FigureKey> = new Set(['premium', 'lowestPremium', 'highestPremium']);

/** Those of the rounding; of a premium that was typed, as many as it has. */
function decimalsOf(figure: FigureKey, { of, with: to }: Attribution, values: readonly number[]): number | null {
  if (figure === 'pension') return 1;
  if (!premiums.has(figure)) return null;
  const roundings = [of, to].map(({ input }) => input.goal.rounding);
  return Math.max(...[...roundings, ...values].map(premiumDecimals));
}

/**
 * Every figure of two dossiers that either of them has, with the parts of its difference. Figures are rounded before they
 * are subtracted: then the parts that are shown add up to the difference that is shown.
 */
export function bridges(found: Attribution, stored: StoredFigures): readonly Bridge[] {
  const steps = typeof found.steps === 'string' ? null : found.steps;
  const now = [found.of, ...(steps ?? [found.with])].map(dossierFigures);
  // What was calculated at the time, by the program of that time.
  const all = [stored.of ?? now[0]!, ...now, stored.with ?? now.at(-1)!];
  // What was chosen belongs to the terms: from that step on the figures are those of the second.
  const ofFirst = steps === null ? 2 : 3;
  return comparedPairs(found).flatMap((pair) => {
    const own = alike(all.map((figures, place) => figures[place < ofFirst ? pair.of : pair.with] ?? {}));
    return figureKeys.flatMap((figure) => {
      const values = own.map((figures) => figures[figure] ?? null);
      const known = values.filter((value) => value !== null);
      const decimals = decimalsOf(figure, found, known);
      const size = decimals === null ? 1 : 10 ** (decimals + 2);
      const shown = values.map((value) => (value === null ? null : Math.round(value * size)));
      const [of, to] = [shown[0] ?? null, shown.at(-1) ?? null];
      if (of === null && to === null) return [];
      const parts = steps === null ? null : partsOf(shown);
      const movers = Object.values(partsOf(values) ?? {}).filter((part) => part !== 0).length;
      return [{ pair, figure, of, with: to, parts, movers, decimals }];
    });
  });
}

/** Beside a scale one premium is the lowest and the highest of its steps. */
function alike(all: readonly Figures[]): readonly Figures[] {
  if (all.every(({ lowestPremium }) => lowestPremium === undefined)) return all;
  return all.map(({ premium, ...others }) =>
    premium === undefined ? others : { ...others, lowestPremium: premium, highestPremium: premium },
  );
}

/** Whether there is anything to tell: a difference, or causes that cancel out. */
export const differs = ({ of, with: to, parts }: Bridge): boolean =>
  of !== to || Object.values(parts ?? {}).some((part) => part !== 0);

/** Null where a figure is missing on the way: a premium that only one of them has. */
function partsOf(shown: readonly (number | null)[]): Bridge['parts'] {
  if (shown.includes(null)) return null;
  const values = shown as readonly number[];
  const [stored = 0, ...rest] = values;
  const calculated = rest.slice(0, -1);
  const parts = causes.map((cause, place) => [cause, calculated[place + 1]! - calculated[place]!] as const);
  const program = calculated[0]! - stored + (rest.at(-1)! - calculated.at(-1)!);
  return Object.fromEntries([...parts, ['program', program]]) as Record<BridgeCause, number>;
}
