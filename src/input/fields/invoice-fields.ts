import type { InvoicedScheme, InvoicePart } from '#core/dossier/invoice.ts';
import type { Choice, FieldGroup } from '#input/fields/field.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { yesNo } from '#input/fields/choice-words.ts';

const schemes = [
  { text: 'huidig', value: 'current', synonyms: ['huidige', 'huidige regeling'] },
  { text: 'nieuw', value: 'next', synonyms: ['nieuwe', 'nieuwe regeling'] },
] as const satisfies readonly (Choice & { readonly value: InvoicedScheme })[];

const parts = [
  { text: 'spaarpremie', value: 'premium', synonyms: ['spaarpremies', 'pensioenpremie'] },
  { text: 'risicopremie', value: 'riskPremiums', synonyms: ['risicopremies'] },
  { text: 'opslag', value: 'loading', synonyms: ['opslagen', 'premievrijstelling'] },
  { text: 'kosten', value: 'costPerParticipant', synonyms: ['administratiekosten', 'kosten per deelnemer'] },
] as const satisfies readonly (Choice & { readonly value: InvoicePart })[];

/** What insurers charge for a year, of the current scheme or as an offer for the new one. */
export const invoiceTable = {
  name: 'Factuur',
  title: 'Factuur of offerte',
  help: 'Bedragen van de verzekeraar over twaalf maanden vanaf de peildatum. Het model komt ernaast. Bij een offerte (nieuw) hoort een eigen voorstel. Mag leeg blijven.',
  columns: [
    {
      key: 'scheme',
      header: 'Regeling',
      type: 'choice',
      choices: schemes,
      required: true,
      help: 'Van welke regeling de factuur is; nieuw is een offerte voor de nieuwe regeling.',
    },
    {
      key: 'part',
      header: 'Onderdeel',
      type: 'choice',
      choices: parts,
      required: true,
      help: 'Spaarpremie: de premie voor ouderdomspensioen, van werkgever en werknemer samen. Opslag: wat op de premie komt, zoals premievrijstelling.',
    },
    {
      key: 'amount',
      header: 'Bedrag',
      type: 'amount',
      unit: '€ per jaar',
      minimum: 0,
      maximum: 1_000_000_000,
      required: true,
      help: 'Bedrag over twaalf maanden vanaf de peildatum, van alle deelnemers samen.',
    },
  ],
  templateRows: 8,
  maximumRows: 20,
  defaultRows: [],
} as const satisfies TableDescription;

/** Whether the invoice counts in what is calculated. */
export const invoiceGroup = {
  title: 'Factuur toepassen',
  lead: 'Alleen als een factuur of offerte is ingevuld.',
  fields: [
    {
      name: 'factuur_toepassen',
      type: 'choice',
      label: 'Factuur toepassen in de berekening',
      choices: yesNo,
      default: 'no',
      help: 'Bij ja worden risicopremies, opslag en kosten van die regeling in de hele berekening zo geschaald dat het model op de factuur uitkomt. De spaarpremie volgt altijd uit de regeling.',
    },
  ],
} as const satisfies FieldGroup;
