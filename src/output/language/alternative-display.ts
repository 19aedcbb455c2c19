import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import type { SeriesLook } from '#output/language/series-look.ts';

/** How an alternative is drawn, and named where there is no room for its name. */
interface AlternativeDisplay {
  /** Its goal in one Dutch word, for the narrowest places. */
  readonly goal: string;
  /** Start of its defined names in the output workbook. */
  readonly definedName: string;
  readonly look: SeriesLook;
}

/** The look of each alternative, the same in the workbook and in the report; its name is in `alternative-name.ts`. */
export const alternativeDisplay: Readonly<Record<AlternativeKey, AlternativeDisplay>> = {
  unchanged: {
    goal: 'Nu',
    definedName: 'ongewijzigd',
    look: { hue: 'neutral', dash: 'sysDot', width: 3.25, mark: 'square', pattern: 'hollow' },
  },
  budgetNeutralFlat: {
    goal: 'Budget',
    definedName: 'budgetneutraal_vlak',
    look: { hue: 'budgetFlat', dash: 'solid', width: 2.75, mark: 'circle', pattern: null },
  },
  budgetNeutralProgressive: {
    goal: 'Budget',
    definedName: 'budgetneutraal_progressief',
    look: { hue: 'budgetProgressive', dash: 'dash', width: 2.25, mark: 'triangle', pattern: 'wdUpDiag' },
  },
  profitNeutralFlat: {
    goal: 'Profijt',
    definedName: 'profijtneutraal_vlak',
    look: { hue: 'profitFlat', dash: 'lgDash', width: 2.75, mark: 'diamond', pattern: 'pct90' },
  },
  profitNeutralProgressive: {
    goal: 'Profijt',
    definedName: 'profijtneutraal_progressief',
    look: { hue: 'profitProgressive', dash: 'dashDot', width: 2.5, mark: 'dash', pattern: 'wdDnDiag' },
  },
  ambition: {
    goal: 'Ambitie',
    definedName: 'ambitie_progressief',
    look: { hue: 'neutral', dash: 'lgDashDot', width: 2.5, mark: 'star', pattern: 'dkHorz' },
  },
  ownFlat: {
    goal: 'Eigen',
    definedName: 'eigen_voorstel_vlak',
    look: { hue: 'ink', dash: 'sysDashDot', width: 1.75, mark: 'plus', pattern: 'narVert' },
  },
  ownScale: {
    goal: 'Eigen',
    definedName: 'eigen_voorstel_staffel',
    look: { hue: 'ink', dash: 'lgDashDotDot', width: 1.75, mark: 'x', pattern: 'smGrid' },
  },
};
