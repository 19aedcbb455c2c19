import { schemeKind, type SchemeFacts, type SchemeKind } from '#core/scheme-kind.ts';

/** Names of the current scheme for use within a sentence. */
interface CurrentSchemeWords {
  /** "kost evenveel als ..." */
  readonly scheme: string;
  /** "... % van ..." */
  readonly pension: string;
  /** Name of what a new pension is set against, as the head of a row. */
  readonly reference: string;
  /** "meer pensioen dan ...": an ambition is no pension of now. */
  readonly compared: string;
  /** What those in service may have by art. 220e PW: only a premium scheme has a scale to keep. */
  readonly keptScale: string;
}

/** Only a premium scheme has a scale; where an ambition is the reference, outcomes are compared with that ambition. */
const wordsOfKinds: Readonly<Record<SchemeKind, CurrentSchemeWords>> = {
  dcToDc: {
    scheme: 'de huidige staffel',
    pension: 'het huidige pensioen',
    reference: 'Ongewijzigd',
    compared: 'nu',
    keptScale: 'de staffel houden',
  },
  dbToDc: {
    scheme: 'de huidige middelloonregeling',
    pension: 'het huidige middelloonpensioen',
    reference: 'Ongewijzigd (middelloon)',
    compared: 'het huidige middelloonpensioen',
    keptScale: 'een progressieve staffel',
  },
  ambitionDbToDc: {
    scheme: 'de huidige middelloonregeling',
    pension: 'de pensioenambitie',
    reference: 'Ongewijzigd (ambitie)',
    compared: 'de pensioenambitie',
    keptScale: 'een progressieve staffel',
  },
};

export const currentSchemeWords = (facts: SchemeFacts): CurrentSchemeWords => wordsOfKinds[schemeKind(facts)];
