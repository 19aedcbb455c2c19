import { bindingAdviceText, consentSentences } from '#output/language/consent.ts';
import { lawDays } from './law-tables.ts';

/** Who must agree, as the outputs say it. */
export const consentParts: Readonly<Record<string, () => string>> = {
  'instemming ondernemingsraad': () => consentSentences.council,
  'instemming personeelsvertegenwoordiging': () => consentSentences.representatives,
  'instemming cao-partijen': () => consentSentences.unions,
  'instemming niemand': () => consentSentences.none,
  'bindend advies': () => bindingAdviceText(lawDays['dag bindend advies']?.() ?? ''),
};
