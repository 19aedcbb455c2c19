import type { DossierInput } from '#core/dossier/dossier.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { schemeKind, type SchemeFacts, type SchemeKind } from '#core/dossier/scheme-kind.ts';

/** Names of the current scheme for use within a sentence. */
interface CurrentSchemeWords {
  /** "... % van ..." */
  readonly pension: string;
  /** Name of what a new pension is set against, as the head of a row: an ambition or a guarantee is no expectation. */
  readonly reference: string;
  /** "meer pensioen dan ...": an ambition is no pension of now. */
  readonly compared: string;
  /** What those in service may have by art. 220e PW: only a premium scheme has a scale to keep. */
  readonly keptScale: string;
}

/** Only a premium scheme has a scale; where an ambition is the reference, outcomes are compared with that ambition. */
const wordsOfKinds: Readonly<Record<SchemeKind, CurrentSchemeWords>> = {
  dcToDc: {
    pension: 'het huidige pensioen',
    reference: 'Nu, verwacht',
    compared: 'nu',
    keptScale: 'de staffel houden',
  },
  dbToDc: {
    pension: 'het huidige middelloonpensioen',
    reference: 'Nu (middelloon)',
    compared: 'het huidige middelloonpensioen',
    keptScale: 'een progressieve staffel',
  },
  ambitionDbToDc: {
    pension: 'de pensioenambitie',
    reference: 'Nu (ambitie)',
    compared: 'de pensioenambitie',
    keptScale: 'een progressieve staffel',
  },
};

/** Whether everybody pays the same percentage now: then there is no scale that rises, or to keep. */
export const hasFlatPremium = ({ current }: DossierInput): boolean =>
  current.kind === 'premium' && isLevel(current.scale);

/** What those in service pay by a premium scheme now: "de huidige staffel". */
export const currentScaleName = (input: DossierInput): string =>
  hasFlatPremium(input) ? 'de huidige premie' : 'de huidige staffel';

export const currentSchemeWords = (facts: SchemeFacts): CurrentSchemeWords => wordsOfKinds[schemeKind(facts)];

/**
 * The yearly indexation that the current pension counts although nobody buys it, a fraction; null where there is none. What
 * is not bought is conditional: the accrual is promised, its growth is not. An ambition is conditional as a whole and has
 * its own words.
 */
export function conditionalIndexation({ current, reference }: DossierInput): number | null {
  if (current.kind === 'premium' || reference === 'ambition') return null;
  const isBought = current.buysIndexation && isAtTariff(current);
  return current.activeIndexation > 0 && !isBought ? current.activeIndexation : null;
}

/**
 * The yearly indexation after the start of the pension that is counted, a fraction; null where there is none. No cost of the
 * calculation holds it: whether it is promised depends on what the insurer was paid for.
 */
export function indexationInPayment({ current, reference }: DossierInput): number | null {
  if (current.kind === 'premium' || reference === 'ambition') return null;
  return current.paymentIndexation > 0 ? current.paymentIndexation : null;
}

/** Whether all of the current pension that is counted is surely promised. */
export const isAllPromised = (input: DossierInput): boolean =>
  conditionalIndexation(input) === null && indexationInPayment(input) === null;

/** "De opbouw van het middelloonpensioen is toegezegd, de meegetelde indexatie van 2% per jaar niet": a clause without its stop. */
export function promiseClause(input: DossierInput): string {
  const [inService, inPayment] = [conditionalIndexation(input), indexationInPayment(input)];
  const bought = 'alleen voor zover zij is ingekocht';
  if (inService === null) {
    return inPayment === null
      ? 'Het middelloonpensioen is toegezegd'
      : `Het middelloonpensioen is toegezegd, de meegetelde indexatie na ingang van ${exactPercentage(inPayment)} per jaar ${bought}`;
  }
  const clause = `De opbouw van het middelloonpensioen is toegezegd, de meegetelde indexatie van ${exactPercentage(inService)} per jaar niet`;
  return inPayment === null ? clause : `${clause}, en die na ingang (${exactPercentage(inPayment)}) ${bought}`;
}
