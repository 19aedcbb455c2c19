import type { DossierValues } from '#input/fields/values.ts';
import type {
  CompensationEnd,
  CompensationRules,
  DossierChoices,
  StatutoryChoices,
} from '#core/dossier/dossier-choices.ts';
import type { Goal, Horizon } from '#core/dossier/goal.ts';

type Values = DossierValues['values'];

function horizon(values: Values): Horizon {
  if (values.doel_horizon === 'pensionDate') return { kind: 'pensionDate' };
  return { kind: 'years', years: values.doel_horizon === 'firstYear' ? 1 : values.doel_horizon_jaren };
}

export function goal({ values }: DossierValues): Goal {
  return {
    horizon: horizon(values),
    measure: values.doel_maat,
    profitBasis: values.profijt_basis,
    group: values.doel_groep,
    fiscalCaps: values.fiscale_begrenzing === 'yes',
    rounding: values.afronding,
  };
}

function compensationEnd(values: Values): CompensationEnd {
  if (values.compensatie_einde === 'years') return { kind: 'years', years: values.compensatie_jaren };
  return { kind: values.compensatie_einde };
}

function compensationBasis(values: Values): CompensationRules['basis'] {
  return values.compensatie_basis === 'asGoal' ? values.profijt_basis : values.compensatie_basis;
}

function compensation({ values, tables }: DossierValues): CompensationRules {
  return {
    method: values.compensatie_methode,
    basis: compensationBasis(values),
    target: values.compensatie_doel,
    threshold: values.compensatie_drempel,
    maximumRate: values.compensatie_maximum,
    fromAge: values.compensatie_vanaf_leeftijd,
    untilAge: values.compensatie_tot_leeftijd,
    ownTable: tables.CompensatieTabel,
    form: values.compensatie_vorm,
    cohortYears: Number(values.compensatie_cohort),
    end: compensationEnd(values),
    salaryLoading: values.compensatie_salarisopslag,
  };
}

function statutory({ values, tables }: DossierValues): StatutoryChoices {
  return {
    curve: values.wettelijke_curve,
    ownCurve: tables.Rentecurve,
    scenarioSet: values.wettelijke_set,
    effectsOn: values.effecten_op,
    bondDuration: values.obligatieduur,
  };
}

/** Choices beside the goal: compensation, open group, effects of the law and the adviser's own proposal, norms. */
export function dossierChoices(dossier: DossierValues): DossierChoices {
  const { values, tables } = dossier;
  return {
    compensation: compensation(dossier),
    openGroup: {
      replacement: values.vervanging,
      entryAge: values.instroom_leeftijd,
      entrySalary: values.instroom_salaris,
      entrantPremium: values.premie_toetreders,
    },
    statutory: statutory(dossier),
    ownProposal: { flat: values.eigen_vlakke_premie, scale: tables.EigenStaffel },
    norms: {
      cohortDecline: values.norm_achteruitgang_cohort,
      worseShare: values.norm_aandeel_achteruit,
      extraCost: values.norm_budget,
    },
    oneOffCosts: { rows: tables.EenmaligeKosten, counts: values.eenmalig_meetellen === 'yes' },
  };
}
