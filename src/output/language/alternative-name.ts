import type { PremiumAlternative, UnchangedAlternative } from '#core/result/alternative.ts';
import type { AlternativeKey, ChoiceKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { NameKey } from '#api/key-figures.ts';
import { percentage } from '#office/document/dutch-format.ts';

interface AlternativeNames {
  /** Dutch name for titles, tables and legends. */
  readonly short: string;
  /** Dutch name within a sentence, with its article. */
  readonly inSentence: string;
}

type NameLength = keyof AlternativeNames;

type Alternatives = Pick<DossierResult, 'alternatives' | 'premiums'>;

const current: AlternativeNames = { short: 'Nu', inSentence: 'de huidige regeling' };

const levelScale: AlternativeNames = { short: 'Vlakke staffel', inSentence: 'de vlakke staffel' };

/** A and B by what they are for whom; premiums by what they do, for C and for the table of what was solved. */
const names: Readonly<Record<NameKey, AlternativeNames>> = {
  progressive: { short: 'Progressief voor deelnemers', inSentence: 'de progressieve premie voor wie nu deelneemt' },
  flatForAll: { short: 'Vlak voor iedereen', inSentence: 'de vlakke premie voor iedereen' },
  budgetNeutralFlat: { short: 'Vlak, zelfde kosten', inSentence: 'de vlakke premie met dezelfde kosten' },
  budgetNeutralProgressive: { short: 'Progressieve staffel', inSentence: 'de progressieve staffel' },
  profitNeutralFlat: { short: 'Vlak, zelfde pensioen', inSentence: 'de vlakke premie met hetzelfde totale pensioen' },
  profitNeutralProgressive: { short: 'Progressieve staffel', inSentence: 'de progressieve staffel' },
  ambition: { short: 'Ambitiestaffel', inSentence: 'de ambitiestaffel' },
  ownFlat: { short: 'Uw vlakke premie', inSentence: 'uw vlakke premie' },
  ownScale: { short: 'Uw staffel', inSentence: 'uw staffel' },
  keptScale: { short: 'Staffel houden', inSentence: 'de staffel van nu' },
  highestFlat: { short: 'Hoogste vlakke premie', inSentence: 'de hoogste vlakke premie die mag' },
};

/** What the name of an alternative follows from. */
type Named = Pick<UnchangedAlternative, 'key'> | NamedPremium;

/** A premium with what its name follows from. */
type NamedPremium = Pick<PremiumAlternative, 'key' | 'form' | 'choice'> &
  (
    | { readonly isPartOfCurrentScale?: false | undefined }
    | { readonly isPartOfCurrentScale?: boolean | undefined; readonly exact: number }
  );

/** Whether a premium that asks for a scale has one percentage for every age. */
export const isLevelScale = (alternative: Named): boolean =>
  alternative.key !== 'unchanged' &&
  alternative.form === 'flat' &&
  !['budgetNeutralFlat', 'profitNeutralFlat', 'ownFlat', 'highestFlat'].includes(alternative.key);

/** A scale of one's own that is one percentage is an own flat premium. */
const isLevelOwn = (premium: NamedPremium): boolean => premium.key === 'ownScale' && isLevelScale(premium);

/** An answer that is a part of the current scale by what it does with it: "Staffel verlagen tot 96,2%". */
function partOfScaleNames(part: number): AlternativeNames {
  const shown = percentage(part);
  if (shown === percentage(1)) return { short: `Staffel op ${shown}`, inSentence: 'de staffel' };
  return part < 1
    ? { short: `Staffel verlagen tot ${shown}`, inSentence: 'de verlaagde staffel' }
    : { short: `Staffel verhogen tot ${shown}`, inSentence: 'de verhoogde staffel' };
}

/** The name of a premium by what it does, whatever it is a choice of; of a scale with one percentage that of a flat one. */
export function premiumName(premium: NamedPremium, length: NameLength): string {
  if (isLevelOwn(premium)) return names.ownFlat[length];
  if (isLevelScale(premium)) return levelScale[length];
  return (premium.isPartOfCurrentScale === true ? partOfScaleNames(premium.exact) : names[premium.key])[length];
}

/** By which name a premium is known: who keeps a scale has it, or from average pay one of a new scheme. */
export function nameKey(premium: NamedPremium): NameKey {
  const { choice, key } = premium;
  if (choice === 'B') return 'flatForAll';
  if (isLevelOwn(premium)) return 'ownFlat';
  return choice === 'A' && key !== 'keptScale' ? 'progressive' : key;
}

/** The name of a choice, with its letter. */
export const choiceName = (choice: ChoiceKey, name: NameKey): string => `${choice} ${names[name].short}`;

/** The name of an alternative without the letter of a choice. */
export function nameWithoutLetter(alternative: Named, length: NameLength): string {
  if (alternative.key === 'unchanged') return current[length];
  const { choice } = alternative;
  return choice === 'A' || choice === 'B' ? names[nameKey(alternative)][length] : premiumName(alternative, length);
}

/** The name of an alternative: a choice has its letter in front, on every screen, slide, page and sheet. */
export function nameOf(alternative: Named, length: NameLength): string {
  const name = nameWithoutLetter(alternative, length);
  const letter = alternative.key === 'unchanged' ? null : alternative.choice;
  return letter === null || length === 'inSentence' ? name : `${letter} ${name}`;
}

/** The name of an alternative of a result. */
export const nameIn = (result: Alternatives, key: AlternativeKey, length: NameLength): string =>
  nameOf(alternativeOf(result, key), length);
