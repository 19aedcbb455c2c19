import type { FieldGroup } from '#input/fields/field.ts';
import type { BracketAgeRule, PremiumEnd } from '#core/dossier/dossier.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { maximumSalary, minimumOffset } from '#core/law/yearly-values.ts';
import { numberText } from '#input/fields/allowed.ts';
import { officialScales } from '#input/fields/official-scales.ts';

/** The choice that leaves the scale to the table. */
const ownScaleText = 'eigen staffel';

/** The scale of the current scheme, where it is one of the old tax rules: chosen by name instead of typed. */
export const officialScaleGroup = {
  title: 'Staffel',
  lead: 'Een staffel van de oude fiscale regels hoeft u niet over te typen. Een andere staffel typt u in de tabel onderaan.',
  fields: [
    {
      name: 'huidig_staffel',
      type: 'choice',
      label: 'Soort staffel',
      choices: [{ text: ownScaleText, value: 'own' }, ...officialScales],
      default: 'own',
      help: 'Eigen staffel: de tabel onderaan dit blad. Anders het jaar van het staffelbesluit (2015: 67 jaar, 2018: 68 jaar), de rente, de opbouw en het partnerpensioen (PP): uitgesteld, of direct ingaand over de opgebouwde of de bereikbare jaren.',
    },
    {
      name: 'huidig_staffel_deel',
      type: 'percentage',
      label: 'Deel van de staffel',
      unit: '% van de staffel',
      minimum: 0.01,
      maximum: 2,
      default: 1,
      neededWhen: [{ field: 'huidig_staffel', is: officialScales.map(({ value }) => value) }],
      help: 'Welk deel van de gekozen staffel de regeling geeft; 100% is de hele staffel.',
    },
  ],
} as const satisfies FieldGroup;

/** The current and the new scheme are described by the same fields; the prefix distinguishes them. */
export type SchemePrefix = 'huidig' | 'nieuw';

/** A field of the new scheme that was left empty is as in the current one. */
export const likeCurrent = (prefix: SchemePrefix, name: string): { readonly sameAs?: string } =>
  prefix === 'nieuw' ? { sameAs: `huidig_${name}` } : {};

/** The same from version 7 of the template on; before it an empty cell had a default. */
export const likeCurrentSince7 = (
  prefix: SchemePrefix,
  name: string,
): { readonly sameAs?: string; readonly sameAsSince?: number } =>
  prefix === 'nieuw' ? { sameAs: `huidig_${name}`, sameAsSince: 7 } : {};

const adjective = { huidig: 'huidige', nieuw: 'nieuwe' } as const satisfies Record<SchemePrefix, string>;

const bracketAgeChoices = [
  { text: 'eerste van de maand', value: 'firstOfMonth' },
  { text: '1 januari', value: 'firstOfJanuary' },
  { text: '31 december', value: 'lastOfDecember' },
] as const satisfies readonly { text: string; value: BracketAgeRule }[];

/** An amount that someone could type: that of the newest year. */
const latestAmount = ({ entries }: LawSeries<number>): string => numberText('amount', entries.at(-1)?.value ?? 0);

const salaryFields = <P extends SchemePrefix>(prefix: P) =>
  [
    {
      name: `${prefix}_franchise`,
      ...likeCurrent(prefix, 'franchise'),
      example: latestAmount(minimumOffset),
      type: 'amount',
      label: 'Franchise',
      unit: 'EUR per jaar',
      minimum: 0,
      maximum: 100_000,
      required: true,
      lawCheck: 'minimumOffset',
      help: `Deel van het fulltime jaarsalaris waarover in de ${adjective[prefix]} regeling geen pensioen wordt opgebouwd, op het niveau van de peildatum.`,
    },
    {
      name: `${prefix}_max_salaris`,
      ...likeCurrent(prefix, 'max_salaris'),
      example: latestAmount(maximumSalary),
      type: 'amount',
      label: 'Maximum pensioengevend salaris',
      unit: 'EUR per jaar',
      minimum: 10_000,
      maximum: 1_000_000,
      required: true,
      lawCheck: 'maximumSalary',
      help: `Fulltime jaarsalaris waarboven in de ${adjective[prefix]} regeling geen pensioen wordt opgebouwd, op het niveau van de peildatum.`,
    },
  ] as const;

const pensionAge = {
  example: '68',
  label: 'Pensioenleeftijd',
  unit: 'jaar',
  minimum: 60,
  maximum: 75,
  required: true,
} as const;

const premiumEndChoices = [
  { text: 'pensioenleeftijd', value: 'pensionAge' },
  { text: 'AOW-leeftijd', value: 'statePensionAge', synonyms: ['AOW', 'AOW leeftijd', 'AOW-datum'] },
] as const satisfies readonly { text: string; value: PremiumEnd; synonyms?: readonly string[] }[];

/** When premium and accrual end. `afterwards`: what happens between the state pension age and the pension age. */
const premiumEndField = <P extends SchemePrefix>(prefix: P, afterwards: string) =>
  ({
    name: `${prefix}_einde_premie`,
    ...likeCurrentSince7(prefix, 'einde_premie'),
    type: 'choice',
    label: 'Premie tot',
    choices: premiumEndChoices,
    default: 'statePensionAge',
    help: `Tot wanneer in de ${adjective[prefix]} regeling premie wordt betaald en pensioen wordt opgebouwd. AOW-leeftijd: tot de eigen AOW-leeftijd van elke deelnemer, of tot de pensioenleeftijd als die eerder komt. ${afterwards}`,
  }) as const;

/** What decides the pension base and the pension date of a premium scheme. */
export function pensionBaseGroup<P extends SchemePrefix>(prefix: P, bracketAgeDefault: BracketAgeRule) {
  return {
    title: 'Grondslag en leeftijd',
    lead: 'Over welk deel van het salaris wordt pensioen opgebouwd, en tot welke leeftijd?',
    fields: [
      ...salaryFields(prefix),
      {
        ...pensionAge,
        name: `${prefix}_pensioenleeftijd`,
        ...likeCurrent(prefix, 'pensioenleeftijd'),
        type: 'pensionAge',
        help: `Leeftijd waarop het pensioen in de ${adjective[prefix]} regeling ingaat. Maanden als deel van een jaar: 67,25 is 67 jaar en 3 maanden.`,
      },
      premiumEndField(prefix, 'Het kapitaal blijft tot de pensioenleeftijd belegd.'),
      {
        name: `${prefix}_leeftijdsbepaling`,
        ...likeCurrentSince7(prefix, 'leeftijdsbepaling'),
        type: 'choice',
        label: 'Leeftijdsbepaling',
        choices: bracketAgeChoices,
        default: bracketAgeDefault,
        help: 'De leeftijd op deze dag bepaalt in welke leeftijdsklasse van de staffel een deelnemer valt.',
      },
    ],
  } as const satisfies FieldGroup;
}

/** The same of an average pay scheme: the tariff of the insurer knows whole pension ages only. */
export const averagePayBaseGroup = {
  title: 'Grondslag en leeftijd',
  lead: 'Over welk deel van het salaris wordt pensioen opgebouwd, en tot welke leeftijd?',
  fields: [
    ...salaryFields('huidig'),
    {
      ...pensionAge,
      name: 'huidig_pensioenleeftijd',
      type: 'whole',
      help: 'Leeftijd in hele jaren waarop het pensioen in de huidige regeling ingaat.',
    },
    premiumEndField('huidig', 'Daarna groeit het opgebouwde pensioen met de indexatie van inactieven.'),
    {
      name: 'huidig_leeftijdsbepaling',
      type: 'choice',
      label: 'Leeftijdsbepaling',
      choices: bracketAgeChoices,
      default: 'firstOfMonth',
      help: 'Alleen voor de volledigheid: opbouw en koopsommen van een middelloonregeling hangen er niet van af.',
    },
  ],
} as const satisfies FieldGroup;
