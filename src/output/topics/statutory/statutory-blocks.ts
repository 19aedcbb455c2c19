import type { OutcomeEffects, StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { marketValue } from '#core/statutory/current-values.ts';
import { scenarioKeys } from '#core/result/effects-result.ts';
import { scenarioNames } from '#output/topics/people/measures.ts';
import { alternativeName } from '#output/topics/statutory/statutory-names.ts';
import {
  countedYears,
  pensionsPerPerson,
  publishedEffects,
  figuresIn,
} from '#output/topics/statutory/published-effects.ts';
import { hasRights, lapsedColumns } from '#output/topics/statutory/statutory-table.ts';
import { figureBlock } from '#output/writers/xlsx/figure-block.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { type CellContent, columnsOf } from '#output/model/table.ts';

/** What follows from the table of the effects: sums, and what the report shows of a person. */

/** What the basis is, as values. */
export const basisRows = ({ basis, deviation }: OutcomeEffects): readonly PlannedRow[] =>
  figureBlock({
    heading: 'Uitgangspunten',
    sentences: [],
    columns: columnsOf({
      Rentecurve: 'date',
      'Lonen per jaar': 'percent',
      'Scenario’s': 'count',
      'Prijzen per jaar': 'percent',
      'Obligaties, jaren': 'count',
      'Afwijking door maatmensen': 'percentDifference',
    }),
    rows: [
      [
        basis.curve.day,
        basis.wageGrowth.value,
        basis.set.count,
        basis.priceInflation.value,
        basis.bondDuration,
        deviation,
      ],
    ],
  });

/** Told of each alternative with effects, one column at a time. */
const toldColumns = ({ alternatives }: StatutoryOutcome, effects: OutcomeEffects) =>
  alternatives.flatMap((alternative) => {
    const told = publishedEffects(effects, alternative);
    return (told?.columns ?? []).map((column) => ({
      name: alternativeName(alternative),
      column,
      measure: told!.measure,
    }));
  });

/** Sums over all years; of model persons there is none, for each stands for another number of participants. */
export function sumRows(outcome: StatutoryOutcome, effects: OutcomeEffects): readonly PlannedRow[] {
  const years = countedYears(effects);
  if (years.some(({ isModelPerson }) => isModelPerson)) return [];
  const total = (valueOf: (year: (typeof years)[number]) => number): number =>
    years.reduce((sum, year) => sum + valueOf(year), 0);
  const value = total(({ figures }) => marketValue(figures.unchanged));
  const future = total(({ figures }) => figures.unchanged.future);
  const lost = total(({ figures }) => figures.unchanged.lostIndexation);
  const saved = total(({ figures }) => figures.unchanged.savedIndexation);
  return figureBlock({
    heading: 'Alle deelnemers samen',
    sentences: ['Sommen over de geboortejaren; de percentages zijn van de sommen.'],
    columns: columnsOf({
      Maatstaf: 'general',
      Compensatie: 'general',
      Aantal: 'count',
      Alternatief: 'general',
      Effect: 'euroDifference',
      'Effect %': 'percentDifference',
      'Effect % toekomst': 'percentDifference',
      ...(hasRights(effects) && lapsedColumns),
    }),
    rows: toldColumns(outcome, effects).map(({ name, column, measure }): readonly CellContent[] => {
      const effect = total((year) => figuresIn(year, column).effect);
      const onNew = total((year) => figuresIn(year, column).onNew);
      const naming: readonly CellContent[] = [
        measure === 'gross' ? 'bruto' : 'netto',
        column.withCompensation ? 'met' : 'zonder',
        total(({ count }) => count),
        name,
      ];
      return naming.concat(
        [effect, value === 0 ? null : effect / value, future === 0 ? null : onNew / future],
        hasRights(effects) ? [onNew, lost, saved] : [],
      );
    }),
  });
}

/** Pensions of a person where the table has those of all together. */
export function perPersonRows(outcome: StatutoryOutcome, effects: OutcomeEffects): readonly PlannedRow[] {
  const years = countedYears(effects).filter(({ isModelPerson }) => !isModelPerson);
  const columns = (start: string) =>
    scenarioKeys.map((key) => ({ header: `${start} ${scenarioNames[key].toLowerCase()}`, format: 'euro' as const }));
  return figureBlock({
    heading: 'Pensioen per deelnemer',
    sentences: [
      'Zoals het rapport het toont: het pensioen van de deelnemers van een geboortejaar samen, gedeeld door hun aantal. Geboortejaren met een maatmens staan in de tabel hierboven.',
    ],
    columns: [
      ...columnsOf({ Geboortejaar: 'year', Compensatie: 'general', Aantal: 'count', Alternatief: 'general' }),
      ...columns('Ongewijzigd'),
      ...columns('Nieuw'),
    ],
    rows: toldColumns(outcome, effects).flatMap(({ name, column }) =>
      years.map((year): readonly CellContent[] =>
        [year.year, column.withCompensation ? 'met' : 'zonder', year.count, name].concat(
          pensionsPerPerson(year, year.figures.unchangedExpectation),
          pensionsPerPerson(year, figuresIn(year, column).expectation),
        ),
      ),
    ),
  });
}
