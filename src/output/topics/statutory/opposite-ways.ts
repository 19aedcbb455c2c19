import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import type { BirthYearEffects } from '#core/statutory/statutory-effects.ts';
import {
  expectedChange,
  figuresIn,
  type PublishedEffects,
  type ToldColumn,
} from '#output/topics/statutory/published-effects.ts';
import { yearsText } from '#output/topics/statutory/years-text.ts';

/** Why profit and pension of a year of birth go opposite ways: nobody reads a gain of participants in a price. */

/** Which way a year goes in both; what is nearly equal goes neither way. */
interface Ways {
  readonly year: number;
  readonly pension: number;
  readonly profit: number;
  /** Its profit is above zero only because the price of indexation on accrued rights is no longer paid. */
  readonly isByPrice: boolean;
}

const way = (change: number | null): number =>
  change === null || Math.abs(change) <= nearlyEqualShare ? 0 : Math.sign(change);

function waysOf(year: BirthYearEffects, column: ToldColumn): Ways {
  const { ofMarketValue, effect } = figuresIn(year, column);
  return {
    year: year.year,
    pension: way(expectedChange(year, column)),
    profit: way(ofMarketValue),
    isByPrice: effect > 0 && effect <= year.figures.unchanged.savedIndexation,
  };
}

/** One sentence for each way apart, and one for those who gain by the price of indexation alone; none where all go one way. */
export function oppositeSentences({ measure, years, columns: [column], effects }: PublishedEffects): readonly string[] {
  if (column === undefined) return [];
  const all = years.map((year) => waysOf(year, column));
  const pension =
    effects.basis.currentKind === 'averagePay' ? 'het verwachte pensioen, zonder garantie,' : 'het verwachte pensioen';
  const said = (those: (ways: Ways) => boolean, words: string): readonly string[] => {
    const told = all.filter(those).map(({ year }) => year);
    return told.length === 0 ? [] : [`Voor geboortejaar ${yearsText(told)} ${words}`];
  };
  if (measure === 'gross')
    return said(
      (ways) => ways.pension > 0 && ways.profit < 0,
      `stijgt ${pension} terwijl de waarde van de premies daalt: het verwachte pensioen rekent met rendement dat wordt verwacht, en premie die eerder wordt ingelegd levert dat langer op.`,
    );
  return [
    ...said(
      (ways) => ways.pension > 0 && ways.profit < 0,
      `stijgt ${pension} terwijl het netto profijt daalt: het verwachte pensioen rekent met rendement dat wordt verwacht, het netto profijt niet.`,
    ),
    ...said(
      (ways) => ways.pension < 0 && ways.profit > 0,
      `daalt ${pension} terwijl het netto profijt stijgt: er wordt minder voor betaald, en dat is geen extra pensioen.`,
    ),
    ...said(
      (ways) => ways.isByPrice && !(ways.pension < 0 && ways.profit > 0),
      'is het netto profijt alleen hoger doordat er geen indexatie over opgebouwd pensioen meer wordt betaald: niemand krijgt daardoor meer pensioen.',
    ),
  ];
}
