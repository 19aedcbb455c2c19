import type { PremiumAlternative, UnchangedAlternative } from '#core/result/alternative.ts';
import type { AlternativeKey, ChoiceKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { NameKey } from '#api/key-figures.ts';

interface AlternativeNames {
  /** Dutch name for titles, tables and legends. */
  readonly short: string;
  /** Dutch name within a sentence, with its article. */
  readonly inSentence: string;
}

type NameLength = keyof AlternativeNames;

type Alternatives = Pick<DossierResult, 'alternatives' | 'premiums'>;

const current: AlternativeNames = { short: 'Nu', inSentence: 'de huidige regeling' };

/** A and B by what they are for whom; premiums by what they do, for C and for the table of what was solved. */
const names: Readonly<Record<NameKey, AlternativeNames>> = {
  progressive: { short: 'Progressief voor deelnemers', inSentence: 'de progressieve premie voor wie nu deelneemt' },
  flatForAll: { short: 'Vlak voor iedereen', inSentence: 'de vlakke premie voor iedereen' },
  budgetNeutralFlat: { short: 'Vlak, zelfde kosten', inSentence: 'de vlakke premie met dezelfde kosten' },
  budgetNeutralProgressive: { short: 'Staffel, zelfde kosten', inSentence: 'de staffel met dezelfde kosten' },
  profitNeutralFlat: { short: 'Vlak, zelfde pensioen', inSentence: 'de vlakke premie met hetzelfde totale pensioen' },
  profitNeutralProgressive: {
    short: 'Staffel, zelfde pensioen',
    inSentence: 'de staffel met hetzelfde totale pensioen',
  },
  ambition: { short: 'Ambitiestaffel', inSentence: 'de ambitiestaffel' },
  ownFlat: { short: 'Uw vlakke premie', inSentence: 'uw vlakke premie' },
  ownScale: { short: 'Uw staffel', inSentence: 'uw staffel' },
  keptScale: { short: 'Staffel houden', inSentence: 'de staffel van nu' },
  highestFlat: { short: 'Hoogste vlakke premie', inSentence: 'de hoogste vlakke premie die mag' },
};

/** What the name of an alternative follows from. */
type Named = Pick<UnchangedAlternative, 'key'> | NamedPremium;

/** A premium with what its name follows from. */
type NamedPremium = Pick<PremiumAlternative, 'key' | 'form' | 'choice'>;

/** Whether a premium that asks for a scale has one percentage for every age. */
export const isLevelScale = (alternative: Named): boolean =>
  alternative.key !== 'unchanged' &&
  alternative.form === 'flat' &&
  !['budgetNeutralFlat', 'profitNeutralFlat', 'ownFlat', 'highestFlat'].includes(alternative.key);

/** The name of a premium by what it does, whatever it is a choice of; of a scale with one percentage that of a flat one. */
export function premiumName(premium: Pick<PremiumAlternative, 'key' | 'form'>, length: NameLength): string {
  const name = names[premium.key][length];
  return isLevelScale({ ...premium, choice: null }) ? name.replace(/staffel$|^Staffel/i, 'vlakke staffel') : name;
}

/** By which name a premium is known: who keeps a scale has it, or from average pay one of a new scheme. */
export function nameKey({ choice, key }: NamedPremium): NameKey {
  if (choice === 'B') return 'flatForAll';
  return choice === 'A' && key !== 'keptScale' ? 'progressive' : key;
}

/** The name of a choice, with its letter. */
export const choiceName = (choice: ChoiceKey, name: NameKey): string => `${choice} ${names[name].short}`;

/** The name of an alternative: a choice has its letter in front, on every screen, slide, page and sheet. */
export function nameOf(alternative: Named, length: NameLength): string {
  if (alternative.key === 'unchanged') return current[length];
  const { choice } = alternative;
  if (choice === 'C' || choice === null) {
    const name = premiumName(alternative, length);
    return choice === 'C' && length === 'short' ? `C ${name}` : name;
  }
  return length === 'short' ? choiceName(choice, nameKey(alternative)) : names[nameKey(alternative)][length];
}

/** The name of an alternative of a result. */
export const nameIn = (result: Alternatives, key: AlternativeKey, length: NameLength): string =>
  nameOf(alternativeOf(result, key), length);
