import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import type { KeyFigures as StoredKeyFigures } from '#api/key-figures.ts';

export type { ChoiceFigures, ComparedCost } from '#api/key-figures.ts';

/** The two numbers of the choice in front, and how many get less pension: for the list of dossiers, an export and variants. */
export type KeyFigures = Omit<StoredKeyFigures, 'isDoubted'>;

/** By which dossiers are compared, in the order in which they are shown. */
export const figureKeys = [
  'premium',
  'lowestPremium',
  'highestPremium',
  'firstYear',
  'thirtyYears',
  'pension',
  'ownContribution',
] as const;
export type FigureKey = (typeof figureKeys)[number];

/** Amounts EUR, premiums and pension fractions; what an alternative does not have, or may not be shown of it, is left out. */
export type Figures = Readonly<Partial<Record<FigureKey, number>>>;

/** The figures of every alternative that a dossier has: those of its cards, unrounded. */
export type DossierFigures = Readonly<Partial<Record<'unchanged' | ChoiceKey, Figures>>>;
