import type { FieldGroup } from '#input/fields/field.ts';

export const goalGroup = {
  title: 'Doel van de berekening',
  lead: 'Wat moet gelijk blijven, en over welke periode?',
  fields: [
    {
      name: 'doel_horizon',
      type: 'choice',
      label: 'Horizon werkgeverslasten',
      choices: [
        { text: 'eerste jaar', value: 'firstYear' },
        { text: 'aantal jaren', value: 'years' },
        { text: 'tot pensioendatum', value: 'pensionDate' },
      ],
      default: 'years',
      help: 'Periode vanaf de transitiedatum waarover de werkgeverslasten gelijk moeten blijven.',
    },
    {
      name: 'doel_horizon_jaren',
      neededWhen: [{ field: 'doel_horizon', is: ['years'] }],
      type: 'whole',
      label: 'Aantal jaren van de horizon',
      unit: 'jaar',
      minimum: 1,
      maximum: 60,
      default: 5,
      help: 'Alleen gebruikt als de horizon een aantal jaren is.',
    },
    {
      name: 'doel_maat',
      type: 'choice',
      label: 'Maat voor gelijk pensioen',
      choices: [
        { text: 'totaal pensioen', value: 'totalPension' },
        { text: 'gemiddelde per deelnemer', value: 'averagePerParticipant' },
      ],
      default: 'totalPension',
      help: 'Houdt de som van alle pensioenen gelijk, of het gemiddelde van de verhouding nieuw tot huidig per deelnemer.',
    },
    {
      name: 'profijt_basis',
      type: 'choice',
      label: 'Basis voor gelijk pensioen',
      choices: [
        { text: 'verwacht', value: 'expected' },
        { text: 'risicovrij', value: 'riskFree' },
      ],
      default: 'expected',
      help: 'Vergelijkt pensioenen op verwachte rendementen, of alsof alles tegen de risicovrije rente groeit.',
    },
    {
      name: 'fiscale_begrenzing',
      type: 'choice',
      label: 'Fiscale begrenzing toepassen',
      choices: [
        { text: 'ja', value: 'yes' },
        { text: 'nee', value: 'no' },
      ],
      default: 'yes',
      lawCheck: 'premiumLimit',
      help: 'Bij ja blijven de berekende premies onder de fiscale maxima. De toets zelf wordt altijd getoond.',
    },
    {
      name: 'afronding',
      type: 'percentage',
      label: 'Afronding van premies',
      unit: 'procentpunt',
      minimum: 0.0001,
      maximum: 0.01,
      default: 0.001,
      help: 'Stap waarop de praktische premiepercentages worden afgerond. De gangbare stap is 0,1 procentpunt.',
    },
  ],
} as const satisfies FieldGroup;
