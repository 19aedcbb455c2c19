import type { AlternativeKey } from '#core/result/alternative-key.ts';
import type { SeriesLook } from '#output/alternatives/series-look.ts';

/** How an alternative is named and drawn. */
interface AlternativeDisplay {
  /** Dutch name for titles. */
  readonly long: string;
  /** Dutch name for tables, legends and narrow places. */
  readonly short: string;
  /** Dutch name within a sentence, with its article. */
  readonly inSentence: string;
  /** Its goal in one Dutch word, for the narrowest places. */
  readonly goal: string;
  /** Start of its defined names in the output workbook. */
  readonly definedName: string;
  readonly look: SeriesLook;
}

/** Names and look of each alternative, the same in the workbook and in the report. */
export const alternativeDisplay: Readonly<Record<AlternativeKey, AlternativeDisplay>> = {
  unchanged: {
    long: 'Ongewijzigd',
    short: 'Ongewijzigd',
    inSentence: 'de huidige regeling',
    goal: 'Nu',
    definedName: 'ongewijzigd',
    look: { hue: 'neutral', dash: 'sysDot', width: 3.25, mark: 'square', pattern: 'hollow' },
  },
  budgetNeutralFlat: {
    long: 'Budgetneutraal, vlakke premie',
    short: 'Budgetneutraal vlak',
    inSentence: 'de budgetneutrale vlakke premie',
    goal: 'Budget',
    definedName: 'budgetneutraal_vlak',
    look: { hue: 'budgetFlat', dash: 'solid', width: 2.75, mark: 'circle', pattern: null },
  },
  budgetNeutralProgressive: {
    long: 'Budgetneutraal, progressieve staffel',
    short: 'Budgetneutraal progressief',
    inSentence: 'de budgetneutrale staffel',
    goal: 'Budget',
    definedName: 'budgetneutraal_progressief',
    look: { hue: 'budgetProgressive', dash: 'dash', width: 2.25, mark: 'triangle', pattern: 'wdUpDiag' },
  },
  profitNeutralFlat: {
    long: 'Profijtneutraal, vlakke premie',
    short: 'Profijtneutraal vlak',
    inSentence: 'de profijtneutrale vlakke premie',
    goal: 'Profijt',
    definedName: 'profijtneutraal_vlak',
    look: { hue: 'profitFlat', dash: 'lgDash', width: 2.75, mark: 'diamond', pattern: 'pct90' },
  },
  profitNeutralProgressive: {
    long: 'Profijtneutraal, progressieve staffel',
    short: 'Profijtneutraal progressief',
    inSentence: 'de profijtneutrale staffel',
    goal: 'Profijt',
    definedName: 'profijtneutraal_progressief',
    look: { hue: 'profitProgressive', dash: 'dashDot', width: 2.5, mark: 'dash', pattern: 'wdDnDiag' },
  },
  ambition: {
    long: 'Ambitie, progressieve staffel',
    short: 'Ambitie progressief',
    inSentence: 'de ambitiestaffel',
    goal: 'Ambitie',
    definedName: 'ambitie_progressief',
    look: { hue: 'neutral', dash: 'lgDashDot', width: 2.5, mark: 'star', pattern: 'dkHorz' },
  },
  ownFlat: {
    long: 'Eigen voorstel, vlakke premie',
    short: 'Eigen voorstel vlak',
    inSentence: 'de eigen vlakke premie',
    goal: 'Eigen',
    definedName: 'eigen_voorstel_vlak',
    look: { hue: 'ink', dash: 'sysDashDot', width: 1.75, mark: 'plus', pattern: 'narVert' },
  },
  ownScale: {
    long: 'Eigen voorstel, staffel',
    short: 'Eigen voorstel staffel',
    inSentence: 'de eigen staffel',
    goal: 'Eigen',
    definedName: 'eigen_voorstel_staffel',
    look: { hue: 'ink', dash: 'lgDashDotDot', width: 1.75, mark: 'x', pattern: 'smGrid' },
  },
};

/** "budgetneutraal vlak": the short name within a sentence or a column header. */
export const lowerCaseName = (key: AlternativeKey): string => alternativeDisplay[key].short.toLowerCase();
