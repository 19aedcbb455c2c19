import { nameOf } from '#output/alternatives/alternative-name.ts';
import { flatChapter6b } from '#output/words/verdict/chapter-6b.ts';
import type { DossierResult } from '#core/result/result.ts';
import { compensationFigure } from '#output/workbook/compensation-cell.ts';
import { compensatedPensionExplanation, compensationExplanation } from '#output/workbook/compensation-sentences.ts';
import { pageStarts } from '#output/workbook/pages/page-starts.ts';
import { compensationColumnCount, participantEffectColumns } from '#output/workbook/participant-effects.ts';
import { pricesOf } from '#output/words/prices.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { CellContent, SheetPlan, TableColumn } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';

function premiumColumns(alternative: PremiumAlternative): readonly TableColumn[] {
  const name = nameOf(alternative, 'short').toLowerCase();
  return [
    { header: `Premie ${name}`, format: 'euro' },
    { header: `Pensioen ${name}`, format: 'euro' },
    { header: `Verhouding ${name}`, format: 'percent' },
    { header: `Compensatie % ${name}`, format: 'percentTwo' },
    { header: `Compensatie EUR ${name}`, format: 'euro' },
  ];
}

const columns = (premiums: readonly PremiumAlternative[]): readonly TableColumn[] => [
  { header: 'Personeelsnummer', format: 'text' },
  { header: 'Leeftijd', format: 'count' },
  { header: 'Pensioengrondslag', format: 'euro' },
  { header: 'Premie huidig', format: 'euro' },
  { header: 'Pensioen huidig', format: 'euro' },
  ...premiums.flatMap(premiumColumns),
];

function premiumCells(
  alternative: PremiumAlternative,
  { compensation: asked }: DossierResult,
  index: number,
): readonly CellContent[] {
  const { premium, pension, ratio } = alternative.participants[index]!;
  return [
    premium,
    pension,
    ratio,
    compensationFigure(alternative, asked, ({ participants }) => participants.rate[index]!),
    compensationFigure(alternative, asked, ({ participants }) => participants.firstYearCost[index]!),
  ];
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
    ...premiums.flatMap((alternative) => premiumCells(alternative, result, index)),
    ...effects.map(({ valueOf }) => valueOf(index)),
  ]);
}

/** How many columns are printed beside each other. */
const columnsBeside = 10;

/** Columns that are read together: those of one alternative, then those of one effect, then those of one compensation. */
function groupSizes({ alternatives }: DossierResult): readonly number[] {
  const premiums = alternatives.length - 1;
  const compensated = alternatives.filter(({ compensation }) => compensation !== null);
  return [
    5,
    ...Array.from({ length: premiums }, () => 5),
    alternatives.length,
    ...alternatives.map(() => 2),
    ...compensated.map(() => compensationColumnCount),
  ];
}

export function participantsSheet({ dossier, result }: OutputContent): SheetPlan {
  const premiums = premiumAlternatives(result);
  const effects = participantEffectColumns(result);
  const shown = [...columns(premiums), ...effects];
  return {
    name: 'Deelnemers',
    widths: shown.map(({ format }) => (format === 'count' ? 11 : 17)),
    orientation: 'landscape',
    pageStarts: pageStarts(groupSizes(result), columnsBeside),
    frozenColumns: 1,
    rows: [
      titleRow('Deelnemers'),
      subtitleRow(
        `Premie: de totale premie van de eerste maand na de transitie, maal 12. Pensioen: per jaar vanaf de nieuwe pensioendatum, ${pricesOf(result)}, bij verwachte rendementen.`,
      ),
      subtitleRow(
        'Alle uitkomsten bij de afgeronde premie, zonder compensatie. Verhouding: nieuw pensioen gedeeld door huidig pensioen; 100% is gelijk.',
      ),
      subtitleRow(compensationExplanation(dossier.input.compensation, flatChapter6b(result))),
      subtitleRow(
        'Achteraan: de verandering van de eigen bijdrage (van de eerste maand na de transitie, maal 12), en het pensioen in het pessimistische en het optimistische scenario.',
      ),
      ...(result.compensation === null ? [] : [subtitleRow(compensatedPensionExplanation)]),
      emptyRow,
    ],
    table: { name: 'ResultaatDeelnemers', columns: shown, rows: rows(result, premiums, effects), isStreamed: true },
    rowsBelow: [],
    chart: null,
  };
}
