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
};

/** One assumption, and the two changes of it that are each other's opposite. */
export interface SensitivityPair {
  /** For a row: the change to the lower side first. */
  readonly name: string;
  /** After "door", within a sentence. */
  readonly inSentence: string;
  readonly down: SensitivityKey;
  readonly up: SensitivityKey;
}

export const sensitivityPairs: readonly SensitivityPair[] = [
  { name: 'Rendement −1 / +1 punt', inSentence: 'het rendement', down: 'returnDown', up: 'returnUp' },
  { name: 'Omrekenrente −1 / +1 punt', inSentence: 'de omrekenrente', down: 'conversionDown', up: 'conversionUp' },
  { name: 'Loonstijging −1 / +1 punt', inSentence: 'de loonstijging', down: 'wageGrowthDown', up: 'wageGrowthUp' },
  { name: 'Uitstroom ×½ / ×2', inSentence: 'de uitstroom', down: 'exitsHalved', up: 'exitsDoubled' },
  { name: 'Sterfte, 1 jaar jonger / ouder', inSentence: 'de sterftekansen', down: 'younger', up: 'older' },
  {
    name: 'Disconteringsvoet −1 / +1 punt',
    inSentence: 'de disconteringsvoet',
    down: 'discountDown',
    up: 'discountUp',
  },
];
