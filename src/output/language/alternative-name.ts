import type { PremiumAlternative, UnchangedAlternative } from '#core/result/alternative.ts';
import type { AlternativeKey, ChoiceKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { NameKey } from '#api/key-figures.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { premiumNames } from '#output/language/dutch-wordings.ts';
import { inDutch, percent, said, type Said } from '#output/language/wording.ts';

interface AlternativeNames {
  /** Name for titles, tables and legends. */
  readonly short: Said;
  /** Dutch name within a sentence, with its article. */
  readonly inSentence: string;
}

type NameLength = keyof AlternativeNames;

type Alternatives = Pick<DossierResult, 'alternatives' | 'premiums'>;

const current: AlternativeNames = { short: 'Nu', inSentence: 'de huidige regeling' };

const levelScale: AlternativeNames = { short: said('levelScale'), inSentence: 'de vlakke staffel' };

/** A and B by what they are for whom; premiums by what they do, for C and for the table of what was solved. */
const inSentence: Readonly<Record<NameKey, string>> = {
  progressive: 'de progressieve premie voor wie nu deelneemt',
  flatForAll: 'de vlakke premie voor iedereen',
  budgetNeutralFlat: 'de vlakke premie met dezelfde kosten',
  budgetNeutralProgressive: 'de progressieve staffel',
  profitNeutralFlat: 'de vlakke premie met hetzelfde totale pensioen',
  profitNeutralProgressive: 'de progressieve staffel',
  ambition: 'de ambitiestaffel',
  ownFlat: 'uw vlakke premie',
  ownScale: 'uw staffel',
  keptScale: 'de staffel van nu',
  highestFlat: 'de hoogste vlakke premie die mag',
};

const namesOf = (key: NameKey): AlternativeNames => ({ short: said(key), inSentence: inSentence[key] });

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
  if (percentage(part) === percentage(1)) return { short: said('scaleAt', percent(1)), inSentence: 'de staffel' };
  return part < 1
    ? { short: said('scaleLowered', percent(part)), inSentence: 'de verlaagde staffel' }
    : { short: said('scaleRaised', percent(part)), inSentence: 'de verhoogde staffel' };
}

function namesOfPremium(premium: NamedPremium): AlternativeNames {
  if (isLevelOwn(premium)) return namesOf('ownFlat');
  if (isLevelScale(premium)) return levelScale;
  return premium.isPartOfCurrentScale === true ? partOfScaleNames(premium.exact) : namesOf(premium.key);
}

/** The name of a premium by what it does, whatever it is a choice of; of a scale with one percentage that of a flat one. */
export const premiumName = (premium: NamedPremium, length: NameLength): string =>
  inDutch(namesOfPremium(premium)[length]);

/** By which name a premium is known: who keeps a scale has it, or from average pay one of a new scheme. */
export function nameKey(premium: NamedPremium): NameKey {
  const { choice, key } = premium;
  if (choice === 'B') return 'flatForAll';
  if (isLevelOwn(premium)) return 'ownFlat';
  return choice === 'A' && key !== 'keptScale' ? 'progressive' : key;
}

/** The name of a choice, with its letter. */
export const choiceName = (choice: ChoiceKey, name: NameKey): string => `${choice} ${premiumNames[name]}`;

/** The name of an alternative without the letter of a choice. */
export function nameWithoutLetter(alternative: Named, length: NameLength): string {
  return inDutch((alternative.key === 'unchanged' ? current : namesOfChoice(alternative))[length]);
}

function namesOfChoice(premium: NamedPremium): AlternativeNames {
  const { choice } = premium;
  return choice === 'A' || choice === 'B' ? namesOf(nameKey(premium)) : namesOfPremium(premium);
}

/** The name of a choice without its letter, for a reader of any language. */
export const saidName = (premium: NamedPremium): Said => namesOfChoice(premium).short;

/** The name of an alternative: a choice has its letter in front, on every screen, slide, page and sheet. */
export function nameOf(alternative: Named, length: NameLength): string {
  const name = nameWithoutLetter(alternative, length);
  const letter = alternative.key === 'unchanged' ? null : alternative.choice;
  return letter === null || length === 'inSentence' ? name : `${letter} ${name}`;
}

/** The name of an alternative of a result. */
export const nameIn = (result: Alternatives, key: AlternativeKey, length: NameLength): string =>
  nameOf(alternativeOf(result, key), length);
