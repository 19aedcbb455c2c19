import type { SensitivityKey } from '#core/result/effects-result.ts';

interface SensitivityNames {
  /** For a row of its own. */
  readonly long: string;
  /** After "bij", within a sentence. */
  readonly inSentence: string;
  /** For narrow places. */
  readonly short: string;
}

/** Dutch names of the changes of assumptions. */
export const sensitivityNames: Readonly<Record<SensitivityKey, SensitivityNames>> = {
  returnUp: {
    long: 'Rendement 1 procentpunt hoger',
    inSentence: '1 procentpunt meer rendement',
    short: 'Rendement +1 procentpunt',
  },
  returnDown: {
    long: 'Rendement 1 procentpunt lager',
    inSentence: '1 procentpunt minder rendement',
    short: 'Rendement -1 procentpunt',
  },
  conversionUp: {
    long: 'Omrekenrente 1 procentpunt hoger',
    inSentence: '1 procentpunt meer omrekenrente',
    short: 'Omrekenrente +1 procentpunt',
  },
  conversionDown: {
    long: 'Omrekenrente 1 procentpunt lager',
    inSentence: '1 procentpunt minder omrekenrente',
    short: 'Omrekenrente -1 procentpunt',
  },
  wageGrowthUp: {
    long: 'Loonstijging 1 procentpunt hoger',
    inSentence: '1 procentpunt meer loonstijging',
    short: 'Loonstijging +1 procentpunt',
  },
  wageGrowthDown: {
    long: 'Loonstijging 1 procentpunt lager',
    inSentence: '1 procentpunt minder loonstijging',
    short: 'Loonstijging -1 procentpunt',
  },
  exitsHalved: {
    long: 'Half zoveel uitstroom',
    inSentence: 'half zoveel uitstroom',
    short: 'Uitstroom gehalveerd',
  },
  exitsDoubled: {
    long: 'Twee keer zoveel uitstroom',
    inSentence: 'twee keer zoveel uitstroom',
    short: 'Uitstroom verdubbeld',
  },
  younger: {
    long: 'Iedereen een jaar jonger in de sterftetafel (langer leven)',
    inSentence: 'sterftekansen van wie 1 jaar jonger is',
    short: 'Sterfte, 1 jaar jonger',
  },
  older: {
    long: 'Iedereen een jaar ouder in de sterftetafel (korter leven)',
    inSentence: 'sterftekansen van wie 1 jaar ouder is',
    short: 'Sterfte, 1 jaar ouder',
  },
};
