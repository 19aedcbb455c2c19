import { schemeKind, type SchemeFacts, type SchemeKind } from '#core/scheme-kind.ts';

/** Names of the current scheme for use within a sentence. */
interface CurrentSchemeWords {
  /** "kost evenveel als ..." */
  readonly scheme: string;
  /** "... % van ..." */
  readonly pension: string;
  /** Name of what a new pension is set against, as the head of a row. */
  readonly reference: string;
}

/** Only a premium scheme has a scale; where an ambition is the reference, outcomes are compared with that ambition. */
const wordsOfKinds: Readonly<Record<SchemeKind, CurrentSchemeWords>> = {
  dcToDc: { scheme: 'de huidige staffel', pension: 'het huidige pensioen', reference: 'Ongewijzigd' },
  dbToDc: {
    scheme: 'de huidige middelloonregeling',
    pension: 'het huidige middelloonpensioen',
    reference: 'Ongewijzigd (middelloon)',
  },
  ambitionDbToDc: {
    scheme: 'de huidige middelloonregeling',
    pension: 'de pensioenambitie',
    reference: 'Ongewijzigd (ambitie)',
  },
};

export const currentSchemeWords = (facts: SchemeFacts): CurrentSchemeWords => wordsOfKinds[schemeKind(facts)];
