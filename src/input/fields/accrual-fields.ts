import type { FieldGroup } from '#input/fields/field.ts';
import { yesNo } from '#input/fields/choice-words.ts';

/** What participants of the current average pay scheme accrue. */
export const accrualGroup = {
  title: 'Opbouw',
  lead: 'Wat een jaar dienst oplevert; staat in het pensioenreglement.',
  fields: [
    {
      name: 'huidig_opbouwpercentage',
      example: '1,75%',
      type: 'percentage',
      label: 'Opbouwpercentage',
      unit: '% van pensioengrondslag',
      minimum: 0,
      maximum: 0.03,
      required: true,
      lawCheck: 'accrualLimit',
      help: 'Ouderdomspensioen dat per dienstjaar wordt opgebouwd (middelloon).',
    },
    {
      name: 'huidig_partnerpensioen',
      type: 'percentage',
      label: 'Opgebouwd partnerpensioen',
      unit: '% van ouderdomspensioen',
      minimum: 0,
      maximum: 1,
      default: 0.7,
      help: 'Partnerpensioen dat met het ouderdomspensioen meegroeit. Zie ook de partnervariant van het tarief.',
    },
    {
      name: 'huidig_betaalde_premie',
      example: '24%',
      type: 'percentage',
      label: 'Betaalde premie',
      unit: '% van pensioengrondslag',
      minimum: 0,
      maximum: 1,
      help: 'Alleen invullen als een vaste, gemiddelde of doorsneepremie wordt betaald. Leeg: de koopsom van de opbouw volgens het tarief.',
    },
  ],
} as const satisfies FieldGroup;

/** What becomes of pension accrued before the transition: text of the plan and the advice, the calculation leaves it as it is. */
export const accruedRightsGroup = {
  title: 'Opgebouwde aanspraken',
  lead: 'Wat gebeurt er met het pensioen dat al is opgebouwd?',
  fields: [
    {
      name: 'opgebouwde_aanspraken',
      type: 'choice',
      label: 'Opgebouwde aanspraken',
      choices: [
        { text: 'blijven', value: 'stay' },
        { text: 'collectieve waardeoverdracht', value: 'transferred' },
      ],
      default: 'stay',
      sinceVersion: 7,
      help: 'Staat als afspraak in transitieplan en advies. De berekening laat het opgebouwde pensioen in beide gevallen staan.',
    },
  ],
} as const satisfies FieldGroup;

const indexation = { type: 'percentage', unit: '% per jaar', minimum: 0, maximum: 0.1, default: 0 } as const;

/** How pensions of the current average pay scheme rise, and who pays for it. */
export const indexationGroup = {
  title: 'Indexatie',
  lead: 'Hoe het pensioen meegroeit, en wie daarvoor betaalt.',
  fields: [
    {
      ...indexation,
      name: 'huidig_indexatie_actieven',
      label: 'Indexatie in dienst',
      help: 'Verhoging van het opgebouwde pensioen op elke 1 januari zolang de deelnemer in de huidige regeling opbouwt.',
    },
    {
      ...indexation,
      name: 'huidig_indexatie_inactieven',
      label: 'Indexatie na beëindiging',
      help: 'Verhoging op elke 1 januari van pensioen dat na de transitie bij de verzekeraar achterblijft.',
    },
    {
      ...indexation,
      name: 'huidig_indexatie_na_ingang',
      label: 'Indexatie na ingang',
      help: 'Jaarlijkse verhoging van het pensioen nadat het is ingegaan.',
    },
    {
      name: 'huidig_indexatie_betaald',
      type: 'choice',
      label: 'Indexatie in dienst wordt ingekocht',
      choices: yesNo,
      default: 'no',
      help: 'Ja: de werkgever koopt de indexatie in dienst elk jaar in tegen het tarief. Werkt alleen als de betaalde premie leeg is.',
    },
    {
      name: 'huidig_indexatie_onvoorwaardelijk',
      type: 'choice',
      label: 'Indexatie is onvoorwaardelijk',
      choices: yesNo,
      example: 'nee',
      neededWhen: [{ field: 'huidig_indexatie_betaald', is: ['yes'] }],
      sinceVersion: 7,
      help: 'Ja: de werkgever is haar verplicht, en moet haar ook na de wijziging betalen over wat al is opgebouwd (art. 20 PW). Nee: zij is voorwaardelijk en eindigt bij de wijziging. Staat in het pensioenreglement.',
    },
  ],
} as const satisfies FieldGroup;
