import type { FurtherKey } from '#core/further-result.ts';
import type { AnswerKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import type { ShownKey } from '#contract/terms/shown-alternatives.ts';
import type { SeriesDash } from '#documents/excel/output/sheet-plan.ts';

/** Start of the defined names of an answer. */
export const answerNames: Readonly<Record<AnswerKey, string>> = {
  budgetNeutralFlat: 'budgetneutraal_vlak',
  budgetNeutralProgressive: 'budgetneutraal_progressief',
  profitNeutralFlat: 'profijtneutraal_vlak',
  profitNeutralProgressive: 'profijtneutraal_progressief',
};

/** Start of the defined names of a further alternative. */
export const furtherNames: Readonly<Record<FurtherKey, string>> = {
  ambition: 'ambitie_progressief',
  ownFlat: 'eigen_voorstel_vlak',
  ownScale: 'eigen_voorstel_staffel',
};

/** "budgetneutraal vlak": how column headers name an alternative. */
export const columnName = (key: ShownKey): string => {
  const name = alternativeNames[key].short;
  return name.charAt(0).toLowerCase() + name.slice(1);
};

export const seriesDashes: Readonly<Record<ShownKey, SeriesDash>> = {
  unchanged: 'sysDot',
  budgetNeutralFlat: 'solid',
  budgetNeutralProgressive: 'dash',
  profitNeutralFlat: 'lgDash',
  profitNeutralProgressive: 'dashDot',
  ambition: 'lgDashDot',
  ownFlat: 'sysDashDot',
  ownScale: 'lgDashDotDot',
};
