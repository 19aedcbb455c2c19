import type { SchemeKind } from '#core/dossier.ts';

/** How the current scheme is spoken of, to stand in a sentence. */
interface CurrentSchemeWords {
  /** "kost evenveel als ..." */
  readonly scheme: string;
  /** "... % van ..." */
  readonly pension: string;
  /** Name of what a new pension is set against, as the head of a row. */
  readonly reference: string;
}

/** There is a scale in the premium kind only; the ambition kind is set against what the scheme hopes for. */
export const currentSchemeWords: Readonly<Record<SchemeKind, CurrentSchemeWords>> = {
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
