import type { SensitivityKey } from '#core/result/sensitivity-result.ts';

interface SensitivityNames {
  /** For a row of its own. */
  readonly long: string;
  /** After "bij", within a sentence. */
  readonly inSentence: string;
}

/** Dutch names of the changes of assumptions. */
export const sensitivityNames: Readonly<Record<SensitivityKey, SensitivityNames>> = {
  returnUp: {
    long: 'Rendement 1 procentpunt hoger',
    inSentence: '1 procentpunt meer rendement',
  },
  returnDown: {
    long: 'Rendement 1 procentpunt lager',
    inSentence: '1 procentpunt minder rendement',
  },
  conversionUp: {
    long: 'Omrekenrente 1 procentpunt hoger',
    inSentence: '1 procentpunt meer omrekenrente',
  },
  conversionDown: {
    long: 'Omrekenrente 1 procentpunt lager',
    inSentence: '1 procentpunt minder omrekenrente',
  },
  wageGrowthUp: {
    long: 'Loonstijging 1 procentpunt hoger',
    inSentence: '1 procentpunt meer loonstijging',
  },
  wageGrowthDown: {
    long: 'Loonstijging 1 procentpunt lager',
    inSentence: '1 procentpunt minder loonstijging',
  },
  exitsHalved: {
    long: 'Half zoveel uitstroom',
    inSentence: 'half zoveel uitstroom',
  },
  exitsDoubled: {
    long: 'Twee keer zoveel uitstroom',
    inSentence: 'twee keer zoveel uitstroom',
  },
  younger: {
    long: 'Iedereen een jaar jonger in de sterftetafel (langer leven)',
    inSentence: 'sterftekansen van wie 1 jaar jonger is',
  },
  older: {
    long: 'Iedereen een jaar ouder in de sterftetafel (korter leven)',
    inSentence: 'sterftekansen van wie 1 jaar ouder is',
  },
  discountUp: {
    long: 'Disconteringsvoet 1 procentpunt hoger',
    inSentence: 'een 1 procentpunt hogere disconteringsvoet',
  },
  discountDown: {
    long: 'Disconteringsvoet 1 procentpunt lager',
    inSentence: 'een 1 procentpunt lagere disconteringsvoet',
  },
  replacementNone: {
    long: 'Vervanging 0%: wie vertrekt wordt niet vervangen',
    inSentence: 'een vervanging van 0%',
  },
  replacementMore: {
    long: 'Vervanging 150%: drie nieuwe medewerkers voor elke twee vertrekkers',
    inSentence: 'een vervanging van 150%',
  },
  entrantsOlder: {
    long: 'Nieuwe medewerkers 5 jaar ouder',
    inSentence: '5 jaar oudere nieuwe medewerkers',
  },
  entrySalaryUp: {
    long: 'Salaris van nieuwe medewerkers 10% hoger',
    inSentence: 'een 10% hoger salaris van nieuwe medewerkers',
  },
  entrySalaryDown: {
    long: 'Salaris van nieuwe medewerkers 10% lager',
    inSentence: 'een 10% lager salaris van nieuwe medewerkers',
  },
};

/** One assumption, and the changes of it to either side. */
export interface SensitivityPair {
  /** For a row: the change to the lower side first. */
  readonly name: string;
  /** After "door", within a sentence. */
  readonly inSentence: string;
  /** What the change is, where the name does not tell. */
  readonly meaning?: string;
  /** Null where only the higher side is tried. */
  readonly down: SensitivityKey | null;
  readonly up: SensitivityKey;
}

export const sensitivityPairs: readonly SensitivityPair[] = [
  {
    name: 'Rendement −1 / +1 punt',
    inSentence: 'het rendement',
    meaning: 'Rendement: aandelen en obligaties allebei.',
    down: 'returnDown',
    up: 'returnUp',
  },
  { name: 'Omrekenrente −1 / +1 punt', inSentence: 'de omrekenrente', down: 'conversionDown', up: 'conversionUp' },
  { name: 'Loonstijging −1 / +1 punt', inSentence: 'de loonstijging', down: 'wageGrowthDown', up: 'wageGrowthUp' },
  {
    name: 'Uitstroom ×½ / ×2',
    inSentence: 'de uitstroom',
    meaning: 'Uitstroom: elke vertrekkans gehalveerd of verdubbeld.',
    down: 'exitsHalved',
    up: 'exitsDoubled',
  },
  {
    name: 'Sterfte, 1 jaar jonger / ouder',
    inSentence: 'de sterftekansen',
    meaning: 'Sterfte: iedereen telt in de sterftetafel als een jaar jonger of ouder.',
    down: 'younger',
    up: 'older',
  },
  {
    name: 'Disconteringsvoet −1 / +1 punt',
    inSentence: 'de disconteringsvoet',
    down: 'discountDown',
    up: 'discountUp',
  },
  {
    name: 'Vervanging 0% / 150%',
    inSentence: 'de vervanging',
    meaning: 'Vervanging: hoeveel nieuwe medewerkers er komen voor elke medewerker die vertrekt of met pensioen gaat.',
    down: 'replacementNone',
    up: 'replacementMore',
  },
  {
    name: 'Leeftijd bij instroom +5 jaar',
    inSentence: 'de leeftijd van nieuwe medewerkers',
    down: null,
    up: 'entrantsOlder',
  },
  {
    name: 'Salaris bij instroom −10% / +10%',
    inSentence: 'het salaris van nieuwe medewerkers',
    down: 'entrySalaryDown',
    up: 'entrySalaryUp',
  },
];
