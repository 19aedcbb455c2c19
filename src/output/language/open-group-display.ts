import { keptScale } from '#core/result/kept-scale.ts';
import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { flatName } from '#output/language/alternative-name.ts';
import type { FlatPathKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { SeriesLook } from '#output/language/series-look.ts';

/** A way in which the group goes on, named and drawn. EUR per year, in the order of the years of the open group. */
export interface OpenGroupLine {
  readonly key: 'unchanged' | 'grandfathering' | FlatPathKey;
  readonly name: string;
  readonly look: SeriesLook;
  readonly cost: readonly number[];
  /** On top of that; 0 where nothing is compensated. */
  readonly compensation: readonly number[];
}

/** The paths in the order in which they are shown; eerbiedigende werking only where a scale may be kept. */
export function openGroupLines(result: DossierResult): readonly OpenGroupLine[] {
  const { unchanged, grandfathering, flatForAll } = result.openGroup;
  const none = unchanged.map(() => 0);
  const kept: OpenGroupLine[] =
    grandfathering.cost === null || keptScale(result) === null
      ? []
      : [
          {
            key: 'grandfathering',
            name: 'Eerbiedigende werking',
            look: alternativeDisplay.budgetNeutralProgressive.look,
            cost: grandfathering.cost,
            compensation: none,
          },
        ];
  return [
    {
      key: 'unchanged',
      name: 'Ongewijzigd',
      look: alternativeDisplay.unchanged.look,
      cost: unchanged,
      compensation: none,
    },
    ...kept,
    ...flatForAll.map(({ key, cost, compensation }) => ({
      key,
      name: `${flatName(key, 'short')} voor iedereen`,
      look: alternativeDisplay[key].look,
      cost,
      compensation,
    })),
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
