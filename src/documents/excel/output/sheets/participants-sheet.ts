import type { DossierResult } from '#core/result.ts';
import { columnName } from '#documents/excel/output/alternative-columns.ts';
import { compensationExplanation } from '#documents/excel/output/compensation-sentences.ts';
import { pageStarts } from '#documents/excel/output/page-starts.ts';
import { participantEffectColumns } from '#documents/excel/output/participant-effects.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import { shownAlternatives, shownVariants, type ShownVariant } from '#contract/terms/shown-alternatives.ts';
import type { CellContent, SheetPlan, TableColumn } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const variantColumns = ({ key }: ShownVariant): readonly TableColumn[] => [
  { header: `Premie ${columnName(key)}`, format: 'euroCents' },
  { header: `Pensioen ${columnName(key)}`, format: 'euroCents' },
  { header: `Verhouding ${columnName(key)}`, format: 'percent' },
  { header: `Compensatie % ${columnName(key)}`, format: 'percentTwo' },
  { header: `Compensatie EUR ${columnName(key)}`, format: 'euroCents' },
];

const columns = (variants: readonly ShownVariant[]): readonly TableColumn[] => [
  { header: 'Personeelsnummer', format: 'text' },
  { header: 'Leeftijd', format: 'count' },
  { header: 'Pensioengrondslag', format: 'euroCents' },
  { header: 'Premie huidig', format: 'euroCents' },
  { header: 'Pensioen huidig', format: 'euroCents' },
  ...variants.flatMap(variantColumns),
];

function variantCells({ participant, compensation }: ShownVariant, index: number): readonly CellContent[] {
  const { premium, pension, ratio } = participant(index);
  const { rate, firstYearCost } = compensation?.participants ?? {};
  return [premium, pension, ratio, rate?.[index] ?? 0, firstYearCost?.[index] ?? 0];
}

function rows(
  { participants }: DossierResult,
  variants: readonly ShownVariant[],
  effects: ReturnType<typeof participantEffectColumns>,
): readonly (readonly CellContent[])[] {
  return participants.map(({ number, age, pensionBase, outcomes: { unchanged } }, index) => [
    number,
    age,
    pensionBase,
    unchanged.premium,
    unchanged.pension,
    ...variants.flatMap((variant) => variantCells(variant, index)),
    ...effects.map(({ valueOf }) => valueOf(index)),
  ]);
}

/** How many columns are printed beside each other. */
const columnsBeside = 10;

/** Columns that are read together: those of one alternative, then those of one effect. */
function groupSizes(variants: number, effects: number): readonly number[] {
  const shown = variants + 1;
  const scenarios = Array.from({ length: shown }, () => 2);
  return [5, ...Array.from({ length: variants }, () => 5), shown, ...scenarios, effects - 3 * shown];
}

export function participantsSheet({ dossier, result }: OutputContent): SheetPlan {
  const variants = shownVariants(result);
  const effects = participantEffectColumns(
    result,
    shownAlternatives(result).map(({ key }) => key),
  );
  const shown = [...columns(variants), ...effects];
  return {
    name: 'Deelnemers',
    widths: shown.map(({ format }) => (format === 'count' ? 11 : 17)),
    orientation: 'landscape',
    pageStarts: pageStarts(groupSizes(variants.length, effects.length), columnsBeside),
    frozenColumns: 1,
    rows: [
      titleRow('Deelnemers'),
      subtitleRow(
        'Premie: de totale premie van de eerste maand na de transitie, maal 12. Pensioen: per jaar vanaf de nieuwe pensioendatum, in geld van de peildatum, bij verwachte rendementen.',
      ),
      subtitleRow(
        'Alle uitkomsten bij de praktische (afgeronde) premie, zonder compensatie. Verhouding: nieuw pensioen gedeeld door huidig pensioen; 100% is gelijk.',
      ),
      subtitleRow(compensationExplanation(dossier.input.compensation)),
      subtitleRow(
        'Achteraan: de verandering van de eigen bijdrage (van de eerste maand na de transitie, maal 12), het pensioen in het pessimistische en het optimistische scenario, en ter vergelijking het compensatiepercentage dat bij het eigen tekort past.',
      ),
      emptyRow,
    ],
    table: { name: 'ResultaatDeelnemers', columns: shown, rows: rows(result, variants, effects), isStreamed: true },
    rowsBelow: [],
    chart: null,
  };
}
