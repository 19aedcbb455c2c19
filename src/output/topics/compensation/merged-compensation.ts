import { nameIn } from '#output/language/alternative-name.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import {
  type CompensatedGroup,
  compensatedGroups,
  compensatedTogether,
} from '#output/topics/compensation/after-compensation.ts';
import { hasTarget, repairsGuarantee } from '#output/topics/compensation/compensation-words.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import {
  type CompensationGroup,
  compensationGroups,
  compensationSums,
  type CompensationSums,
} from '#output/topics/compensation/compensation-conclusion.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { roundedSum } from '#output/language/edition.ts';
import { figureBlock } from '#output/writers/xlsx/figure-block.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { type CellContent, columnsOf } from '#output/model/table.ts';

const heading = `Samengevoegd tot groepen van minstens ${smallestGroup} deelnemers die in aanmerking komen`;
const everybody = 'Samen';

const total = (groups: readonly { readonly count: number }[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** Rows for every alternative with groups to show. */
const perAlternative = (
  { result }: ConclusionSubject,
  rowsOf: (key: PremiumKey, name: string) => readonly (readonly CellContent[])[],
): readonly (readonly CellContent[])[] =>
  premiumAlternatives(result).flatMap(({ key, compensation }) =>
    compensation === null ? [] : rowsOf(key, nameIn(result, key, 'short')),
  );

function costRows(subject: ConclusionSubject, key: PremiumKey, name: string): readonly (readonly CellContent[])[] {
  const row = (
    group: string,
    rates: CompensationGroup['rates'],
    count: number,
    sums: CompensationSums,
  ): readonly CellContent[] => [
    group,
    rates?.lowest ?? null,
    rates?.highest ?? null,
    name,
    count,
    hasTarget(subject.input.compensation) ? sums.shortfall : null,
    sums.accumulated,
    fractionOf(sums.accumulated, sums.shortfall),
    sums.firstYearCost,
    sums.totalCost,
    group === everybody ? roundedSum(sums.totalCost) : null,
  ];
  const groups = compensationGroups(subject, key);
  if (groups.length === 0) return [];
  return [
    ...groups.map((group) => row(cohortName(group), group.rates, group.count, group)),
    row(everybody, null, total(groups), compensationSums(groups)),
  ];
}

/** What compensation costs in the groups that slides show, and in all. */
export const mergedCompensationRows = (subject: ConclusionSubject): readonly PlannedRow[] =>
  figureBlock({
    heading,
    sentences: ['De groepen van het rapport: buren zijn samengevoegd tot geen groep kleiner is.'],
    columns: columnsOf({
      Groep: 'general',
      'Laagste %': 'percentTwo',
      'Hoogste %': 'percentTwo',
      Alternatief: 'general',
      'In aanmerking': 'count',
      'Tekort (kapitaal)': 'euro',
      'Opgebouwd (kapitaal)': 'euro',
      Aangevuld: 'percent',
      'Compensatie eerste jaar': 'euro',
      'Compensatie totaal': 'euro',
      'In het transitieplan': 'euro',
    }),
    rows: perAlternative(subject, (key, name) => costRows(subject, key, name)),
  });

function pensionRow(group: string, name: string, one: CompensatedGroup, isRepaired: boolean): readonly CellContent[] {
  const change = (pension: number): number | null => fractionOf(pension - one.current, one.current);
  const { onBasis } = one;
  const onBasisChange = (pension: number): number | null => fractionOf(pension - onBasis.current, onBasis.current);
  const repaired = [onBasis.current, onBasisChange(onBasis.without), onBasisChange(onBasis.with)];
  return [
    group,
    one.count,
    name,
    one.current,
    one.without,
    change(one.without),
    one.afterPremium,
    change(one.afterPremium),
    one.salary,
    one.withSalary - one.afterPremium,
    change(one.withSalary),
    ...(isRepaired ? repaired : []),
  ];
}

function pensionRows(subject: ConclusionSubject, key: PremiumKey, name: string): readonly (readonly CellContent[])[] {
  const groups = compensatedGroups(subject, key);
  const together = compensatedTogether(groups);
  const isRepaired = repairsGuarantee(subject.input);
  return [
    ...groups.map((group) => pensionRow(cohortName(group), name, group, isRepaired)),
    ...(together === null ? [] : [pensionRow(everybody, name, together, isRepaired)]),
  ];
}

/** Pensions before and after compensation in the groups that slides show, and in all. */
export const mergedPensionRows = (subject: ConclusionSubject): readonly PlannedRow[] =>
  figureBlock({
    heading,
    sentences: ['De groepen van het rapport, met de verandering tegenover het huidige pensioen.'],
    columns: columnsOf({
      Groep: 'general',
      'In aanmerking': 'count',
      Alternatief: 'general',
      'Pensioen huidig': 'euro',
      'Pensioen zonder compensatie': 'euro',
      'Verandering zonder': 'percentDifference',
      'Pensioen na compensatie': 'euro',
      'Verandering na': 'percentDifference',
      'Compensatie als salaris, bruto': 'euro',
      'Dat salaris als pensioen': 'euro',
      'Verandering met dat salaris': 'percentDifference',
      ...(repairsGuarantee(subject.input) && {
        'Risicovrij, pensioen huidig': 'euro',
        'Risicovrij, verandering zonder': 'percentDifference',
        'Risicovrij, verandering na': 'percentDifference',
      }),
    }),
    rows: perAlternative(subject, (key, name) => pensionRows(subject, key, name)),
  });
