import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';
import { listed } from '#office/document/dutch-words.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { cohortName, shortCohortName } from '#output/language/cohort-name.ts';
import { direction } from '#output/language/phrases.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { columnsOf } from '#output/model/table.ts';
import { type CompensatedGroup, compensatedGroups } from '#output/topics/compensation/after-compensation.ts';
import { type CompensationGroup, compensationGroups } from '#output/topics/compensation/compensation-conclusion.ts';
import { hasTarget, repairsGuarantee } from '#output/topics/compensation/compensation-words.ts';
import { figureBlock } from '#output/writers/xlsx/figure-block.ts';

/** Groups whose pension rises without the compensation that they receive: expected, or without risk where that repairs a guarantee. */
interface CompensatedGainers {
  readonly groups: readonly CompensationGroup[];
  /** What they receive, as cost of the employer, EUR, and as a part of all compensation. */
  readonly amount: number;
  readonly share: number;
}

const totalCost = (groups: readonly CompensationGroup[]): number =>
  groups.reduce((sum, group) => sum + group.totalCost, 0);

/** Whether a group is ahead without compensation, on the basis on which it is shown. */
function isAhead({ input }: ConclusionSubject, { onBasis, ...expected }: CompensatedGroup): boolean {
  const { current, without } = repairsGuarantee(input) ? onBasis : expected;
  return direction(without - current, current) === 'more';
}

/** In the groups that are shown; null where none that gains receives anything. */
function gainersOf(subject: ConclusionSubject, key: PremiumKey): CompensatedGainers | null {
  const pensions = compensatedGroups(subject, key);
  const all = compensationGroups(subject, key);
  const groups = all.filter((group, index) => Math.round(group.totalCost) > 0 && isAhead(subject, pensions[index]!));
  if (groups.length === 0) return null;
  return { groups, amount: totalCost(groups), share: totalCost(groups) / totalCost(all) };
}

/** "12%"; what rounds to nothing is not nothing. */
const shareText = (share: number): string => (share < 0.005 ? 'minder dan 1%' : percentage(share, 0));

/** How much compensation goes to groups that gain without it, and what can be done about that; null where none does. */
export function gainersSentence(subject: ConclusionSubject, key: PremiumKey): string | null {
  const gainers = gainersOf(subject, key);
  if (gainers === null) return null;
  const remedy = hasTarget(subject.input.compensation) ? 'een drempel of leeftijdsgrens' : 'een leeftijdsgrens';
  const ahead = subject.input.reference === 'ambition' ? 'al boven de ambitie uitkomen' : 'al vooruitgaan';
  const ages = `${listed(gainers.groups.map(shortCohortName))} jaar`;
  return `Van de compensatie gaat ${amount(gainers.amount)} (${shareText(gainers.share)}) naar leeftijden die zonder haar ${ahead} (${ages}); ${remedy} kan dat beperken.`;
}

/** The same of every premium with compensation, in figures. */
export const gainersRows = (subject: ConclusionSubject): readonly PlannedRow[] =>
  figureBlock({
    heading: 'Compensatie voor wie zonder haar al vooruitgaat',
    sentences: ['Groepen van het rapport die zonder compensatie samen al vooruitgaan, of boven de ambitie uitkomen.'],
    columns: columnsOf({ Groepen: 'general', Alternatief: 'general', 'Compensatie totaal': 'euro', Deel: 'percent' }),
    rows: premiumAlternatives(subject.result).flatMap((alternative) => {
      const gainers = gainersOf(subject, alternative.key);
      return gainers === null
        ? []
        : [[listed(gainers.groups.map(cohortName)), nameOf(alternative, 'short'), gainers.amount, gainers.share]];
    }),
  });
