import { withEntrants } from '#output/language/entrants.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import type { DossierResult, HorizonRow, NeutralFlat } from '#core/result/result.ts';
import { neutralFlatWords } from '#output/language/horizon.ts';
import { flatMaximumWithCost, highestFlat } from '#output/language/premium.ts';
import { emptyRow, headerRow, headingRow, labelledRow, sentenceRow, valueCell } from '#output/model/planned-cells.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import type { Cell } from '#output/model/table.ts';

const label = ({ years }: HorizonRow): string =>
  years === null ? 'Tot de pensioendatum' : years === 1 ? '1 jaar' : `${years} jaar`;

const words = (content: string): Cell => ({ ...valueCell(content, 'general'), isRight: true });

const premium = (flat: NeutralFlat | null): Cell =>
  flat?.isReached === true ? valueCell(flat.exact, 'percentTwo') : words(neutralFlatWords(flat));

const isAboveLaw = ({ closedGroup, openGroup }: HorizonRow): boolean =>
  [closedGroup, openGroup].some((flat) => flat !== null && flat.isReached && !flat.isLawful);

/** Entry cost lies on top of the maximum: who compares with the law must know that it is in here. */
const highestLabel = (result: DossierResult): string =>
  flatMaximumWithCost(result) > result.flatMaximum
    ? 'Hoogst toegestaan met inlegkosten'
    : 'Hoogst toegestaan, afgerond';

/** The flat budget-neutral premium by horizon: of those who take part now, and of all with those who enter later. */
export const horizonRows = (result: DossierResult, rounding: number): readonly PlannedRow[] => [
  emptyRow,
  headingRow('Budgetneutrale vlakke premie naar horizon'),
  headerRow(['Horizon', 'Bestaande deelnemers', capitalised(withEntrants(result))], 1),
  ...result.horizons.map((row): PlannedRow => [
    { content: label(row), look: 'label' },
    premium(row.closedGroup),
    premium(row.openGroup),
  ]),
  ...(result.horizons.some(isAboveLaw)
    ? [sentenceRow('Een premie boven het wettelijk maximum mag niet: zij laat zien wat er nodig zou zijn.')]
    : []),
  labelledRow(highestLabel(result), valueCell(highestFlat(result, rounding), 'percentTwo')),
];
