import type { CompensationEnd, CompensationRules } from '#core/dossier-choices.ts';
import type { SchemeFacts } from '#core/scheme-kind.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { currentSchemeWords } from '#output/words/current-scheme.ts';

/** A choice in Dutch words: `label` for a table, `sentence` (or its part) for running text. */
interface ChoiceWords {
  readonly label: string;
  readonly sentence: string;
}

interface CompensationWords {
  readonly method: ChoiceWords;
  /** The pension up to which is compensated: "95,0% van het huidige pensioen". */
  readonly target: string;
  readonly form: ChoiceWords;
  /** The sentence part follows "vanaf de transitiedatum". */
  readonly end: ChoiceWords;
  readonly salaryLoading: string;
}

const methodWords = (method: CompensationRules['method'], target: string): ChoiceWords =>
  ({
    none: { label: 'Geen', sentence: 'In dit dossier is geen compensatie gevraagd.' },
    pensionOutcome: {
      label: 'Pensioenuitkomst: het tekort',
      sentence: `Naar pensioenuitkomst: gecompenseerd wordt wat het nieuwe pensioen lager is dan ${target}, bij verwachte rendementen en de praktische premie.`,
    },
    premiumDifference: {
      label: 'Premieverschil, elke maand',
      sentence:
        'Naar premieverschil: gecompenseerd wordt elke maand wat de nieuwe premie lager is dan de huidige, bij de praktische premie.',
    },
    ownTable: {
      label: 'Afgesproken tabel',
      sentence: 'Volgens de afgesproken tabel: een percentage naar de leeftijd op de transitiedatum.',
    },
  })[method];

function formWords({ form, method, cohortYears }: CompensationRules): ChoiceWords {
  if (form === 'salary') {
    return {
      label: 'Salaris, per deelnemer',
      sentence: 'In de vorm van salaris, voor elke deelnemer een eigen bedrag.',
    };
  }
  if (method === 'premiumDifference') {
    return {
      label: 'Pensioenpremie, per deelnemer',
      sentence: 'In de vorm van pensioenpremie, voor elke deelnemer een eigen bedrag.',
    };
  }
  const group = cohortYears === 1 ? 'leeftijdsjaar' : `groep van ${cohortYears} leeftijdsjaren`;
  return {
    label: `Pensioenpremie, één % per cohort van ${cohortYears} jaar`,
    sentence: `In de vorm van pensioenpremie: per ${group} op de transitiedatum één percentage van de pensioengrondslag, voor iedereen in die groep.`,
  };
}

function endWords(end: CompensationEnd): ChoiceWords {
  if (end.kind === 'legalEnd') {
    return { label: 'Tot het wettelijk einde', sentence: 'tot het wettelijk einde van de compensatieperiode' };
  }
  if (end.kind === 'pensionDate') return { label: 'Tot de pensioendatum', sentence: 'tot de pensioendatum' };
  return { label: `${end.years} jaar`, sentence: `gedurende ${end.years} jaar` };
}

/** The chosen rules of compensation in Dutch words. */
export function compensationWords(rules: CompensationRules, facts: SchemeFacts): CompensationWords {
  const target = `${percentage(rules.target)} van ${currentSchemeWords(facts).pension}`;
  return {
    method: methodWords(rules.method, target),
    target,
    form: formWords(rules),
    end: endWords(rules.end),
    salaryLoading: percentage(rules.salaryLoading),
  };
}
