import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';
import { looks, lookOf } from '#output/language/look.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { isBarred, shownName } from '#output/language/shown-name.ts';

/** A way in which everybody goes on, who is hired later too, named and drawn. EUR per year of the thirty years. */
export interface OpenGroupLine {
  readonly key: AlternativeKey;
  readonly name: string;
  readonly look: SeriesLook;
  readonly isBarred: boolean;
  /** Without compensation and one-off costs. */
  readonly cost: readonly number[];
  /** On top of that; 0 where nothing is compensated. */
  readonly compensation: readonly number[];
}

/** Now, and the choices. */
export function openGroupLines(result: DossierResult): readonly OpenGroupLine[] {
  const { unchanged } = result.openGroup;
  return [
    {
      key: 'unchanged',
      name: nameOf(alternativeOf(result, 'unchanged'), 'short'),
      look: looks.now,
      isBarred: false,
      cost: unchanged,
      compensation: unchanged.map(() => 0),
    },
    ...result.choices.map(({ premium, years }): OpenGroupLine => {
      const alternative = alternativeOf(result, premium);
      return {
        key: premium,
        name: shownName(alternative),
        look: lookOf(alternative),
        isBarred: isBarred(alternative),
        cost: years.map((year) => year.premium),
        compensation: years.map((year) => year.compensation),
      };
    }),
  ];
}

/** Cost with compensation per year. */
export const withCompensation = ({
  cost,
  compensation,
}: Pick<OpenGroupLine, 'cost' | 'compensation'>): readonly number[] =>
  cost.map((amount, year) => amount + compensation[year]!);

/** Whether something is compensated that shows as an amount. */
export const isCompensated = ({ compensation }: Pick<OpenGroupLine, 'compensation'>): boolean =>
  compensation.some((amount) => Math.round(amount) > 0);
