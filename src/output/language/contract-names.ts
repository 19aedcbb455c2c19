import type { NewContract } from '#core/dossier/dossier.ts';

/** Dutch names of the premium agreements, as the law calls them (art. 10a to 10c PW). */
export const contractNames: Readonly<Record<NewContract, string>> = {
  flexible: 'flexibele premieovereenkomst',
  flexibleWithReserve: 'flexibele premieovereenkomst met risicodelingsreserve',
  premiumBenefit: 'premie-uitkeringsovereenkomst',
  solidary: 'solidaire premieovereenkomst',
};

/** In the head of a table of effects: how a solidary contract is calculated; null of another. */
export const solidarySentence = (contract: NewContract): string | null =>
  contract === 'solidary' ? 'De solidaire regeling is doorgerekend alsof zij flexibel is.' : null;
