import { dossierChoices, goal } from '#input/fields/choices-input.ts';
import type { DossierValues } from '#input/fields/values.ts';
import {
  ambition,
  byYears,
  currentAveragePayScheme,
  currentPremiumScheme,
  newScheme,
  shapeAmbition,
} from '#input/fields/scheme-input.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { Assumptions, DossierInput, Participant } from '#core/dossier/dossier.ts';

const monthOf = ({ year, month }: YearMonth): YearMonth => ({ year, month });

function assumptions({ values, tables }: DossierValues): Assumptions {
  return {
    wageGrowth: values.loonstijging,
    offsetGrowth: values.franchisestijging,
    priceInflation: values.prijsinflatie,
    equityReturn: values.rendement_aandelen,
    bondReturn: values.rendement_obligaties,
    investmentCost: values.beleggingskosten,
    conversionInterest: values.omrekenrente,
    riskFreeInterest: values.risicovrije_rente,
    discountRate: values.disconteringsvoet,
    mortalityTable: values.sterftetafel,
    mortalityFactor: values.ervaringsfactor,
    partnerFraction: values.partnerpensioen_na_pensioendatum,
    career: tables.Carriere,
    exits: tables.Uitstroom,
    lifecycle: byYears(tables.Lifecycle),
  };
}

/** What was chosen: the letter of a choice, else the premium of a file of version 6; and from what premiums A and B are made. */
function chosenFrom(dossier: DossierValues): Pick<DossierInput, 'chosenAlternative' | 'keptPremium' | 'flatFor'> {
  const kept = dossier.kind === 'dcToDc' ? 'no' : dossier.values.keuze_a;
  return {
    chosenAlternative: dossier.values.gekozen_keuze ?? dossier.values.gekozen_alternatief ?? null,
    ...(kept === 'no' ? {} : { keptPremium: kept }),
    flatFor: dossier.values.keuze_b,
  };
}

const basics = (dossier: DossierValues, participants: readonly Participant[]) => ({
  valuationDate: monthOf(dossier.values.peildatum),
  transitionDate: monthOf(dossier.values.transitiedatum),
  schemeOn30June2023: dossier.values.regeling_op_30_juni_2023,
  change: dossier.kind === 'dcToDc' ? dossier.values.soort_wijziging : ('transition' as const),
  ...chosenFrom(dossier),
  next: newScheme(dossier),
  goal: goal(dossier),
  assumptions: assumptions(dossier),
  ...dossierChoices(dossier),
  participants,
});

function withoutInvoice(dossier: DossierValues, participants: readonly Participant[]): DossierInput {
  const common = basics(dossier, participants);
  switch (dossier.kind) {
    case 'dcToDc':
      return { ...common, reference: 'scheme', current: currentPremiumScheme(dossier) };
    case 'dbToDc': {
      const current = currentAveragePayScheme(dossier);
      return { ...common, reference: 'scheme', current, ambition: shapeAmbition(dossier) };
    }
    case 'ambitionDbToDc': {
      const current = currentAveragePayScheme(dossier);
      return { ...common, reference: 'ambition', current, ambition: ambition(dossier, dossier.values) };
    }
    default:
      return dossier satisfies never;
  }
}

/** What the calculation is given, from the values of the workbook; a template of another kind has other values. */
export function dossierInput(dossier: DossierValues, participants: readonly Participant[]): DossierInput {
  const input = withoutInvoice(dossier, participants);
  const lines = dossier.tables.Factuur;
  return lines.length === 0 ? input : { ...input, invoice: { lines, before: null } };
}
