import { lowerCaseName } from '#output/alternatives/alternative-display.ts';
import type { DossierResult } from '#core/result/result.ts';
import { compensationExplanation } from '#output/workbook/compensation-sentences.ts';
import { pageStarts } from '#output/workbook/pages/page-starts.ts';
import { participantEffectColumns } from '#output/workbook/participant-effects.ts';
import { pricesOf } from '#output/words/prices.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { CellContent, SheetPlan, TableColumn } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';

const premiumColumns = ({ key }: PremiumAlternative): readonly TableColumn[] => [
  { header: `Premie ${lowerCaseName(key)}`, format: 'euro' },
  { header: `Pensioen ${lowerCaseName(key)}`, format: 'euro' },
  { header: `Verhouding ${lowerCaseName(key)}`, format: 'percent' },
  { header: `Compensatie % ${lowerCaseName(key)}`, format: 'percentTwo' },
  { header: `Compensatie EUR ${lowerCaseName(key)}`, format: 'euro' },
];

const columns = (premiums: readonly PremiumAlternative[]): readonly TableColumn[] => [
  { header: 'Personeelsnummer', format: 'text' },
  { header: 'Leeftijd', format: 'count' },
  { header: 'Pensioengrondslag', format: 'euro' },
  { header: 'Premie huidig', format: 'euro' },
  { header: 'Pensioen huidig', format: 'euro' },
  ...premiums.flatMap(premiumColumns),
];

function premiumCells({ participants, compensation }: PremiumAlternative, index: number): readonly CellContent[] {
  const { premium, pension, ratio } = participants[index]!;
  const { rate, firstYearCost } = compensation?.participants ?? {};
  return [premium, pension, ratio, rate?.[index] ?? 0, firstYearCost?.[index] ?? 0];
}

function rows(
  result: DossierResult,
  premiums: readonly PremiumAlternative[],
  effects: ReturnType<typeof participantEffectColumns>,
): readonly (readonly CellContent[])[] {
  const unchanged = alternativeOf(result, 'unchanged').participants;
  return result.participants.map(({ number, age, pensionBase }, index) => [
    number,
    age,
    pensionBase,
    unchanged[index]!.premium,
    unchanged[index]!.pension,
    ...premiums.flatMap((alternative) => premiumCells(alternative, index)),
    ...effects.map(({ valueOf }) => valueOf(index)),
  ]);
}

/** How many columns are printed beside each other. */
const columnsBeside = 10;

/** Columns that are read together: those of one alternative, then those of one effect. */
function groupSizes(premiums: number, effects: number): readonly number[] {
  const shown = premiums + 1;
  const scenarios = Array.from({ length: shown }, () => 2);
  return [5, ...Array.from({ length: premiums }, () => 5), shown, ...scenarios, effects - 3 * shown];
}

export function participantsSheet({ dossier, result }: OutputContent): SheetPlan {
  const premiums = premiumAlternatives(result);
  const effects = participantEffectColumns(result);
  const shown = [...columns(premiums), ...effects];
  return {
    name: 'Deelnemers',
    widths: shown.map(({ format }) => (format === 'count' ? 11 : 17)),
    orientation: 'landscape',
    pageStarts: pageStarts(groupSizes(premiums.length, effects.length), columnsBeside),
    frozenColumns: 1,
    rows: [
      titleRow('Deelnemers'),
      subtitleRow(
        `Premie: de totale premie van de eerste maand na de transitie, maal 12. Pensioen: per jaar vanaf de nieuwe pensioendatum, ${pricesOf(result)}, bij verwachte rendementen.`,
      ),
      subtitleRow(
        'Alle uitkomsten bij de afgeronde premie, zonder compensatie. Verhouding: nieuw pensioen gedeeld door huidig pensioen; 100% is gelijk.',
      ),
      subtitleRow(compensationExplanation(dossier.input.compensation)),
      subtitleRow(
        'Achteraan: de verandering van de eigen bijdrage (van de eerste maand na de transitie, maal 12), het pensioen in het pessimistische en het optimistische scenario, en ter vergelijking het compensatiepercentage dat bij het eigen tekort past.',
      ),
      emptyRow,
    ],
    table: { name: 'ResultaatDeelnemers', columns: shown, rows: rows(result, premiums, effects), isStreamed: true },
    rowsBelow: [],
    chart: null,
  };
}
