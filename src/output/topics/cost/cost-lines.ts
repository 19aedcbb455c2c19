import { horizonPhrase } from '#output/language/horizon.ts';
import type { OutputContent, WithoutPeople } from '#output/model/output-content.ts';
import {
  isCompensated,
  openGroupLines,
  withCompensation,
  type OpenGroupLine,
} from '#output/language/open-group-display.ts';
import { lookOf } from '#output/language/look.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import type { DossierResult } from '#core/result/result.ts';
import { presentCosts } from '#output/topics/cost/present-cost-table.ts';

/** A column of cost: of one way in which a group goes on, with its compensation or without. */
export interface CostLine {
  /** Head of the column. */
  readonly head: string;
  readonly name: string;
  readonly look: SeriesLook;
  readonly group: 'closed' | 'open';
  /** By calendar year, EUR. */
  readonly cost: ReadonlyMap<number, number>;
  /** Over the horizon and discounted; null for the group that is refilled. */
  readonly present: number | null;
  /** Whether it is the current scheme that goes on: what the others of its group are compared with. */
  readonly isReference: boolean;
  readonly key: string;
  readonly isWithCompensation: boolean;
}

type Line = Pick<OpenGroupLine, 'name' | 'look' | 'cost' | 'compensation'> & { readonly key: string };

interface GroupOfLines {
  readonly group: CostLine['group'];
  /** What stands before the names of its columns. */
  readonly start: string;
  readonly years: readonly { readonly year: number }[];
  readonly lines: readonly Line[];
  readonly presentOf: (key: string) => { readonly cost: number; readonly together: number } | null;
}

/** A line, and once more with its compensation where there is some. */
function columnsOf({ group, start, years, presentOf }: GroupOfLines, line: Line): readonly CostLine[] {
  const column = (head: string, cost: readonly number[], present: number | null, isWithCompensation: boolean) => ({
    ...line,
    head: `${start}${head}`,
    name: head,
    group,
    cost: new Map(years.map(({ year }, index) => [year, cost[index]!])),
    present,
    isReference: line.key === 'unchanged',
    isWithCompensation,
  });
  const present = presentOf(line.key);
  return [
    column(line.name, line.cost, present?.cost ?? null, false),
    ...(isCompensated(line)
      ? [column(`${line.name}, met compensatie`, withCompensation(line), present?.together ?? null, true)]
      : []),
  ];
}

/** The alternatives for those who take part now, the current scheme first. */
const closedLines = ({ alternatives, years }: DossierResult): readonly Line[] =>
  alternatives.map((alternative) => ({
    key: alternative.key,
    name: nameOf(alternative, 'short'),
    look: lookOf(alternative),
    cost: alternative.years.map(({ cost }) => cost),
    compensation: years.map((_, index) => alternative.compensation?.years[index]?.cost ?? 0),
  }));

/** Over how many years a column of those who take part now is shown: all, or for an employer those of enough of them. */
function shownCost(
  { group, isWithCompensation, cost, ...line }: CostLine,
  withoutPeople: WithoutPeople | undefined,
): CostLine {
  if (group === 'open' || withoutPeople === undefined) return { group, isWithCompensation, cost, ...line };
  const { years } = withoutPeople;
  const most = isWithCompensation ? Math.min(years.cost, years.compensation) : years.cost;
  return { group, isWithCompensation, cost: new Map([...cost].slice(0, most)), ...line };
}

/** All columns of cost: of those who take part now, then of the group in which leavers are replaced. */
export function costLines({
  result,
  withoutPeople,
}: Pick<OutputContent, 'result' | 'withoutPeople'>): readonly CostLine[] {
  const present = presentCosts(result);
  const groups: readonly GroupOfLines[] = [
    {
      group: 'closed',
      start: '',
      years: result.years,
      lines: closedLines(result),
      presentOf: (key) => present.find(({ alternative }) => alternative.key === key) ?? null,
    },
    {
      group: 'open',
      start: 'Open groep: ',
      years: result.openGroup.years,
      lines: openGroupLines(result),
      presentOf: () => null,
    },
  ];
  return groups
    .flatMap((group) => group.lines.flatMap((line) => columnsOf(group, line)))
    .map((line) => shownCost(line, withoutPeople));
}

/** The years of both groups. */
export const costYears = ({ years, openGroup }: DossierResult): readonly number[] =>
  [...new Set([...years, ...openGroup.years].map(({ year }) => year))].toSorted((a, b) => a - b);

/** Over which years cost is discounted, as a label. */
export const presentLabel = ({ dossier }: OutputContent): string =>
  `Contant, ${horizonPhrase(dossier.input.goal.horizon)}`;
