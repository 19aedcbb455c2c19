import { columnName } from '#output/language/defined-names.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { shownPremiums } from '#output/language/shown-premiums.ts';
import { nameIn } from '#output/language/alternative-name.ts';
import { flatChapter6b } from '#output/language/chapter-6b.ts';
import type { DossierResult } from '#core/result/result.ts';
import { compensationFigure } from '#output/topics/compensation/compensation-cell.ts';
import {
  compensatedPensionExplanation,
  compensationExplanation,
} from '#output/topics/compensation/compensation-sentences.ts';
import { headlineOf } from '#core/result/headline.ts';
import { participantEffectColumns } from '#output/topics/people/participant-effects.ts';
import { pricesOf } from '#output/language/prices.ts';
import { emptyRow, subtitleRows, titleRow } from '#output/model/planned-cells.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import { type CellContent, type Column, columnsOf } from '#output/model/table.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { sheetOf } from '#output/model/sheet-parts.ts';

function premiumColumns(alternative: PremiumAlternative): readonly Column[] {
  const name = columnName(alternative.key);
  return columnsOf({
    [`Premie ${name}`]: 'euro',
    [`Pensioen ${name}`]: 'euro',
    [`Verhouding ${name}`]: 'percent',
    [`Compensatie % ${name}`]: 'percentTwo',
    [`Compensatie EUR ${name}`]: 'euro',
  });
}

const columns = (premiums: readonly PremiumAlternative[]): readonly Column[] => [
  ...columnsOf({
    Personeelsnummer: 'text',
    Leeftijd: 'count',
    Pensioengrondslag: 'euro',
    'Premie huidig': 'euro',
    'Pensioen huidig': 'euro',
  }),
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

/** Columns in view: those of everybody, and those of the alternative in front. */
const shownColumns = 10;

const frontKey = (result: DossierResult): PremiumKey => headlineOf(result)?.key ?? 'budgetNeutralFlat';

/** The one in front first, the others in their order. */
function frontFirst({ dossier, result }: OutputContent): readonly PremiumAlternative[] {
  const front = frontKey(result);
  const told = shownPremiums(dossier.input, result);
  return [...told.filter(({ key }) => key === front), ...told.filter(({ key }) => key !== front)];
}

export function participantsSheet(content: OutputContent): SheetPlan {
  const { dossier, result } = content;
  const premiums = frontFirst(content);
  const effects = participantEffectColumns(result, premiums);
  const shown = [...columns(premiums), ...effects];
  return sheetOf({
    name: 'Deelnemers',
    widths: shown.map(({ format }) => (format === 'count' ? 11 : 17)),
    orientation: 'landscape',
    // Opened with the plus above them.
    groupedColumns: [[shownColumns + 1, shown.length]],
    rows: [
      titleRow('Deelnemers'),
      ...subtitleRows([
        `Premie: de totale premie van de eerste maand na de transitie, maal 12. Pensioen: per jaar vanaf de nieuwe pensioendatum, ${pricesOf(result)}, bij verwachte rendementen.`,
        `Alle uitkomsten bij de afgeronde premie, zonder compensatie.${isFirstScheme(dossier.input) ? '' : ' Verhouding: nieuw pensioen gedeeld door huidig pensioen; 100% is gelijk.'}`,
        compensationExplanation(dossier.input.compensation, flatChapter6b(result)),
        `In beeld: de keuze die vooraan staat (${nameIn(result, frontKey(result), 'inSentence')}). De andere premies en maten staan daarachter in ingeklapte kolommen: klik op het plusje erboven.`,
        'Achteraan daarvan: de verandering van de eigen bijdrage (van de eerste maand na de transitie, maal 12).',
        result.compensation && compensatedPensionExplanation,
      ]),
      emptyRow,
    ],
    table: { name: 'ResultaatDeelnemers', columns: shown, rows: rows(result, premiums, effects), isStreamed: true },
  });
}
