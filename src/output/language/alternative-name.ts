import type { PremiumAlternative, UnchangedAlternative } from '#core/result/alternative.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

interface AlternativeNames {
  /** Dutch name for titles. */
  readonly long: string;
  /** Dutch name for tables, legends and narrow places. */
  readonly short: string;
  /** Dutch name within a sentence, with its article. */
  readonly inSentence: string;
}

type NameLength = keyof AlternativeNames;

type Alternatives = Pick<DossierResult, 'alternatives'>;

const names: Readonly<Record<AlternativeKey, AlternativeNames>> = {
  unchanged: { long: 'Ongewijzigd', short: 'Ongewijzigd', inSentence: 'de huidige regeling' },
  budgetNeutralFlat: {
    long: 'Budgetneutraal, vlakke premie',
    short: 'Budgetneutraal vlak',
    inSentence: 'de budgetneutrale vlakke premie',
  },
  budgetNeutralProgressive: {
    long: 'Budgetneutraal, progressieve staffel',
    short: 'Budgetneutraal progressief',
    inSentence: 'de budgetneutrale staffel',
  },
  profitNeutralFlat: {
    long: 'Profijtneutraal, vlakke premie',
    short: 'Profijtneutraal vlak',
    inSentence: 'de profijtneutrale vlakke premie',
  },
  profitNeutralProgressive: {
    long: 'Profijtneutraal, progressieve staffel',
    short: 'Profijtneutraal progressief',
    inSentence: 'de profijtneutrale staffel',
  },
  ambition: { long: 'Ambitie, progressieve staffel', short: 'Ambitie progressief', inSentence: 'de ambitiestaffel' },
  ownFlat: {
    long: 'Eigen voorstel, vlakke premie',
    short: 'Eigen voorstel vlak',
    inSentence: 'de eigen vlakke premie',
  },
  ownScale: { long: 'Eigen voorstel, staffel', short: 'Eigen voorstel staffel', inSentence: 'de eigen staffel' },
};

/** What a scale is called that has one percentage for every age: it is a flat premium, and nothing about it rises. */
const levelNames: Partial<Readonly<Record<AlternativeKey, AlternativeNames>>> = {
  budgetNeutralProgressive: {
    long: 'Budgetneutraal, vlakke staffel',
    short: 'Budgetneutraal vlakke staffel',
    inSentence: 'de budgetneutrale vlakke staffel',
  },
  profitNeutralProgressive: {
    long: 'Profijtneutraal, vlakke staffel',
    short: 'Profijtneutraal vlakke staffel',
    inSentence: 'de profijtneutrale vlakke staffel',
  },
  ambition: {
    long: 'Ambitie, vlakke staffel',
    short: 'Ambitie vlakke staffel',
    inSentence: 'de vlakke ambitiestaffel',
  },
  ownScale: {
    long: 'Eigen voorstel, vlakke staffel',
    short: 'Eigen voorstel vlakke staffel',
    inSentence: 'de eigen vlakke staffel',
  },
};

/** What the name of an alternative follows from. */
type Named = Pick<UnchangedAlternative, 'sort' | 'key'> | Pick<PremiumAlternative, 'sort' | 'key' | 'form'>;

/** Whether an alternative that asks for a scale has one percentage for every age. */
export const isLevelScale = (alternative: Named): boolean =>
  alternative.sort !== 'unchanged' && alternative.form === 'flat' && alternative.key in levelNames;

/** The name of a premium that is one percentage for everybody, by its key alone. */
export const flatName = (key: AlternativeKey, length: NameLength): string => (levelNames[key] ?? names[key])[length];

/** The name of an alternative by what its premium is: the same on slides and sheets. */
export const nameOf = (alternative: Named, length: NameLength): string =>
  isLevelScale(alternative) ? flatName(alternative.key, length) : names[alternative.key][length];

/** The name of an alternative of a result. */
export const nameIn = (result: Alternatives, key: AlternativeKey, length: NameLength): string =>
  nameOf(alternativeOf(result, key), length);

/** "budgetneutraal vlak": the short name within a sentence or a column header. */
export const lowerCaseName = (result: Alternatives, key: AlternativeKey): string =>
  nameIn(result, key, 'short').toLowerCase();

/** The goal and the form of a premium apart: "Budgetneutraal" and "vlakke premie". */
export function goalAndForm(premium: Pick<PremiumAlternative, 'sort' | 'key' | 'form'>): {
  readonly goal: string;
  readonly form: string;
} {
  const [goal = '', form = ''] = nameOf(premium, 'long').split(', ');
  return { goal, form };
}
