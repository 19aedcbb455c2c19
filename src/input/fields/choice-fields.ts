import type { ChoiceKey, PremiumKey } from '#core/dossier/alternative-key.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Choice, ChoiceField, Field, FieldGroup } from '#input/fields/field.ts';

interface AlternativeChoice extends Choice {
  readonly value: PremiumKey;
}

/** The premiums that a dossier of every kind can have. */
const alternatives = [
  { text: 'budgetneutraal vlak', value: 'budgetNeutralFlat' },
  { text: 'budgetneutraal progressief', value: 'budgetNeutralProgressive' },
  { text: 'profijtneutraal vlak', value: 'profitNeutralFlat' },
  { text: 'profijtneutraal progressief', value: 'profitNeutralProgressive' },
  { text: 'eigen vlakke premie', value: 'ownFlat' },
  { text: 'eigen staffel', value: 'ownScale' },
] as const satisfies readonly AlternativeChoice[];

/** Where the reference is an ambition its scale is one too. */
const ambitionAlternatives = [
  ...alternatives,
  { text: 'ambitie', value: 'ambition' },
] as const satisfies readonly AlternativeChoice[];

/** Which premium a file of version 6 chose. */
const chosenAlternative = <const C extends readonly AlternativeChoice[]>(choices: C) =>
  ({
    name: 'gekozen_alternatief',
    type: 'choice',
    label: 'Gekozen alternatief',
    choices,
    example: 'budgetneutraal vlak',
    untilVersion: 6,
    help: 'De premie die de werkgever kiest; werkmap, rapport en documenten gaan over de keuze die daarbij hoort. Leeg: er is nog niet gekozen.',
  }) as const satisfies ChoiceField;

const chosenChoice = {
  name: 'gekozen_keuze',
  type: 'choice',
  label: 'Gekozen keuze',
  choices: [
    { text: 'A', value: 'A' },
    { text: 'B', value: 'B' },
    { text: 'C', value: 'C' },
  ] as const satisfies readonly (Choice & { readonly value: ChoiceKey })[],
  example: 'B',
  sinceVersion: 7,
  help: 'A: wie nu deelneemt houdt een staffel. B: één vlakke premie voor iedereen. C: uw eigen voorstel. Leeg: er is nog niet gekozen.',
} as const satisfies ChoiceField;

const flatFor = {
  name: 'keuze_b',
  type: 'choice',
  label: 'Keuze B: vlakke premie voor',
  choices: [
    { text: 'zelfde kosten', value: 'sameCost' },
    { text: 'zelfde pensioen', value: 'samePension' },
  ] as const satisfies readonly (Choice & { readonly value: NonNullable<DossierInput['flatFor']> })[],
  default: 'sameCost',
  sinceVersion: 7,
  help: 'Wat de vlakke premie van keuze B gelijk houdt. Telt alleen als de eigen vlakke premie leeg is. De premie is nooit hoger dan het wettelijk maximum.',
} as const satisfies ChoiceField;

interface KeptChoice extends Choice {
  readonly value: NonNullable<DossierInput['keptPremium']> | 'no';
}

/** The premiums with which those in average pay could go on to a scale. */
const keptPremiums = [
  { text: 'nee', value: 'no', synonyms: ['n', 'no'] },
  { text: 'budgetneutraal', value: 'budgetNeutral' },
] as const satisfies readonly KeptChoice[];

/** Where the reference is an ambition its scale is one too. */
const ambitionKeptPremiums = [
  ...keptPremiums,
  { text: 'ambitie', value: 'ambition' },
] as const satisfies readonly KeptChoice[];

/** Average pay has no scale to keep: that there is a choice A is asked for. */
const keptPremium = <const C extends readonly KeptChoice[]>(choices: C) =>
  ({
    name: 'keuze_a',
    type: 'choice',
    label: 'Keuze A: progressieve premie',
    choices,
    default: 'no',
    sinceVersion: 7,
    help: 'Of u ook laat zien dat wie nu deelneemt een premie krijgt die met de leeftijd stijgt, en welke. Kan alleen als art. 220e PW dat toelaat.',
  }) as const satisfies ChoiceField;

/** What the employer chose, and from what. */
const choiceGroup = <const F extends readonly Field[]>(...fields: F) =>
  ({
    title: 'Keuze van de werkgever',
    lead: 'Laat dit leeg zolang er nog niet is gekozen.',
    fields,
  }) as const satisfies FieldGroup;

export const choicesGroup = choiceGroup(chosenAlternative(alternatives), chosenChoice, flatFor);
export const ambitionChoicesGroup = choiceGroup(chosenAlternative(ambitionAlternatives), chosenChoice, flatFor);

const keptGroup = <const C extends readonly KeptChoice[]>(choices: C) =>
  ({
    title: 'Progressieve premie',
    lead: 'Alleen als wie nu deelneemt een premie mag houden die met de leeftijd stijgt.',
    fields: [keptPremium(choices)],
  }) as const satisfies FieldGroup;

export const keptPremiumGroup = keptGroup(keptPremiums);
export const ambitionKeptPremiumGroup = keptGroup(ambitionKeptPremiums);
