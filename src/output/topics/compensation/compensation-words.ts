import type { DossierInput } from '#core/dossier/dossier.ts';
import type { CompensationEnd, CompensationRules } from '#core/dossier/dossier-choices.ts';
import { schemeKind, type SchemeFacts, type SchemeKind } from '#core/dossier/scheme-kind.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';

/** A choice in Dutch words: `label` for a table, `sentence` (or its part) for running text. */
interface ChoiceWords {
  readonly label: string;
  readonly sentence: string;
}

interface CompensationWords {
  readonly method: ChoiceWords;
  /** The pension up to which is compensated: "95% van het verwachte huidige pensioen". */
  readonly target: string;
  /** Who is compensated: label and sentence; with the ages, where there are any. */
  readonly who: ChoiceWords;
  readonly form: ChoiceWords;
  /** The sentence part follows "vanaf de transitiedatum". */
  readonly end: ChoiceWords;
  /** Null where every shortfall counts. */
  readonly threshold: ChoiceWords | null;
  /** Null where there is no maximum. */
  readonly maximum: ChoiceWords | null;
  readonly salaryLoading: string;
}

/** The pension that is made good. What is hoped for is not promised: average pay says so in the same words. */
const targetPensions: Readonly<Record<SchemeKind, Readonly<Record<CompensationRules['basis'], string>>>> = {
  dcToDc: {
    expected: 'het verwachte huidige pensioen',
    riskFree: 'het huidige pensioen, risicovrij gerekend',
  },
  dbToDc: {
    expected: 'het huidige middelloonpensioen, naar verwachting en zonder garantie',
    riskFree: 'het huidige middelloonpensioen, risicovrij gerekend',
  },
  ambitionDbToDc: {
    expected: 'de pensioenambitie, naar verwachting en zonder garantie',
    riskFree: 'de pensioenambitie, risicovrij gerekend',
  },
};

const methodWords = ({ method, form }: CompensationRules, target: string): ChoiceWords =>
  ({
    none: { label: 'Geen', sentence: 'In dit dossier is geen compensatie gevraagd.' },
    pensionOutcome: {
      label: `Aanvulling tot ${target}`,
      sentence: `Aanvulling tot ${target}: het tekort is wat het nieuwe pensioen bij de afgeronde premie daaronder blijft.`,
    },
    premiumDifference:
      form === 'salary'
        ? {
            label: 'Premieverschil, zoals het elke maand is',
            sentence:
              'Naar premieverschil: vergoed wordt elke maand wat de nieuwe premie, na afronding, lager is dan de huidige.',
          }
        : {
            label: 'Premieverschil, als gelijkblijvend percentage',
            sentence:
              'Naar premieverschil: wat de nieuwe premie, na afronding, tot de pensioendatum lager is dan de huidige, contant gemaakt en verdeeld als één gelijkblijvend percentage over de compensatieperiode.',
          },
    ownTable: {
      label: 'Afgesproken tabel',
      sentence: `Volgens de afgesproken tabel: een percentage naar de leeftijd op de transitiedatum. Er is geen tekort opgelost; ernaast staat welk deel de tabel aanvult van het tekort tot ${target}.`,
    },
  })[method];

function formWords({ form, method, cohortYears }: CompensationRules): ChoiceWords {
  if (form === 'salary') {
    return {
      label: 'Salaris, per deelnemer',
      sentence: 'In de vorm van salaris, per deelnemer.',
    };
  }
  if (method === 'ownTable') {
    return {
      label: 'Pensioenpremie, % naar leeftijd',
      sentence: 'In de vorm van pensioenpremie: wie op de transitiedatum even oud is, krijgt hetzelfde percentage.',
    };
  }
  const group = cohortYears === 1 ? 'leeftijdsjaar' : `groep van ${cohortYears} leeftijdsjaren`;
  return {
    label: `Pensioenpremie, één % per cohort van ${cohortYears} jaar`,
    sentence: `In de vorm van pensioenpremie: per ${group} op de transitiedatum één gelijkblijvend percentage van de pensioengrondslag, voor iedereen in die groep, ook wie later in dienst komt (art. 150f PW).`,
  };
}

function endWords(end: CompensationEnd): ChoiceWords {
  if (end.kind === 'legalEnd') {
    return { label: 'Tot het wettelijk einde', sentence: 'tot het wettelijk einde van de compensatieperiode' };
  }
  if (end.kind === 'pensionDate') return { label: 'Tot de pensioendatum', sentence: 'tot de pensioendatum' };
  return { label: `${end.years} jaar`, sentence: `gedurende ${end.years} jaar` };
}

/** "van 37 tot en met 61 jaar", "vanaf 37 jaar", "tot en met 61 jaar"; null where every age is compensated. */
function ageWords({ fromAge, untilAge }: CompensationRules): string | null {
  if (fromAge !== null && untilAge !== null) return `van ${fromAge} tot en met ${untilAge} jaar`;
  if (fromAge !== null) return `vanaf ${fromAge} jaar`;
  return untilAge === null ? null : `tot en met ${untilAge} jaar`;
}

/** Compensation as premium is also for those hired later who are of the age of a cohort (art. 150f lid 1 onder a PW). */
function whoWords(rules: CompensationRules): ChoiceWords {
  const ages = ageWords(rules);
  const who = 'Wie op de transitiedatum in dienst is';
  const later = rules.form === 'pensionPremium' ? '; ook wie later in zo’n cohort in dienst komt' : '';
  return ages === null
    ? { label: `${who}${later}`, sentence: `${who}, komt in aanmerking voor compensatie.` }
    : { label: `${who}, ${ages}${later}`, sentence: `${who} en dan ${ages} oud, komt in aanmerking voor compensatie.` };
}

function thresholdWords({ method, threshold }: CompensationRules, pension: string): ChoiceWords | null {
  if (threshold === 0 || method === 'premiumDifference') return null;
  const part = `${exactPercentage(threshold, 0)} van ${pension}`;
  return {
    label: `Tekort boven ${part} telt geheel`,
    sentence: `Een tekort van hoogstens ${part} telt niet; daarboven telt het hele tekort.`,
  };
}

function maximumWords({ maximumRate }: CompensationRules): ChoiceWords | null {
  if (maximumRate === null) return null;
  const part = `${exactPercentage(maximumRate, 0)} van de pensioengrondslag`;
  return { label: `Hoogstens ${part}`, sentence: `De compensatie is hoogstens ${part}.` };
}

/** The chosen rules of compensation in Dutch words. */
export function compensationWords(rules: CompensationRules, facts: SchemeFacts): CompensationWords {
  const target = `${exactPercentage(rules.target, 0)} van ${targetPensions[schemeKind(facts)][rules.basis]}`;
  return {
    method: methodWords(rules, target),
    target,
    who: whoWords(rules),
    form: formWords(rules),
    end: endWords(rules.end),
    threshold: thresholdWords(rules, currentSchemeWords(facts).pension),
    maximum: maximumWords(rules),
    salaryLoading: exactPercentage(rules.salaryLoading, 0),
  };
}

/**
 * Whether what compensation makes good is a pension reckoned without risk, of a scheme that guarantees it: pensions then stand on that
 * basis first, and what is expected beside it.
 */
export const repairsGuarantee = ({ compensation, current }: DossierInput): boolean =>
  current.kind === 'averagePay' && compensation.basis === 'riskFree' && hasTarget(compensation);

/** What is repaired then: what an ambition aims at is not guaranteed. */
export const repairedPension = ({ reference }: SchemeFacts): string =>
  reference === 'ambition' ? 'de pensioenambitie' : 'het gegarandeerde pensioen';

/** Whether a pension stands behind it that compensation may fall short of: the difference of two premiums has none. */
export const hasTarget = ({ method }: CompensationRules): boolean => method !== 'premiumDifference';
