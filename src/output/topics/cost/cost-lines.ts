import { horizonPhrase } from '#output/language/horizon.ts';
import type { OutputContent, WithoutPeople } from '#output/model/output-content.ts';
import { isCompensated, withCompensation } from '#output/language/open-group-display.ts';
import { lookOf } from '#output/language/look.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import { presentCosts } from '#output/topics/cost/present-cost-table.ts';

/** A column of cost of those who take part now: of an alternative, with its compensation or without. */
export interface CostLine {
  /** Head of the column. */
  readonly head: string;
  readonly look: SeriesLook;
  /** By calendar year, EUR. */
  readonly cost: ReadonlyMap<number, number>;
  /** Over the horizon and discounted. */
  readonly present: number;
  readonly isWithCompensation: boolean;
}

/** Over how many years it is shown: all, or for an employer those of enough of them. */
function shownCost(line: CostLine, withoutPeople: WithoutPeople | undefined): CostLine {
  if (withoutPeople === undefined) return line;
  const { years } = withoutPeople;
  const most = line.isWithCompensation ? Math.min(years.cost, years.compensation) : years.cost;
  return { ...line, cost: new Map([...line.cost].slice(0, most)) };
}

/** All columns, the current scheme first; an alternative once more with its compensation where there is some. */
export function costLines({
  result,
  withoutPeople,
}: Pick<OutputContent, 'result' | 'withoutPeople'>): readonly CostLine[] {
  const byYear = (cost: readonly number[]) => new Map(result.years.map(({ year }, index) => [year, cost[index]!]));
  return presentCosts(result)
    .flatMap(({ alternative, cost: present, together }): readonly CostLine[] => {
      const name = nameOf(alternative, 'short');
      const look = lookOf(alternative);
      const cost = alternative.years.map((year) => year.cost);
      const compensation = result.years.map((_, index) => alternative.compensation?.years[index]?.cost ?? 0);
      const line = { head: name, look, cost: byYear(cost), present, isWithCompensation: false };
      if (!isCompensated({ compensation })) return [line];
      const both = byYear(withCompensation({ cost, compensation }));
      return [
        line,
        { head: `${name}, met compensatie`, look, cost: both, present: together, isWithCompensation: true },
      ];
    })
    .map((line) => shownCost(line, withoutPeople));
}

/** Over which years cost is discounted, as a label. */
export const presentLabel = ({ dossier }: OutputContent): string =>
  `Contant, ${horizonPhrase(dossier.input.goal.horizon)}`;
