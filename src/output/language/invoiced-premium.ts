import type { DossierInput } from '#core/dossier/dossier.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/**
 * What a reader must know to compare the premiums: a premium that was filled in as one percentage may hold what the new
 * scheme charges apart; null where nothing was.
 */
export const invoicedPremiumSentence = ({ input }: Pick<ConclusionSubject, 'input'>): string | null =>
  isInvoiced(input)
    ? 'De huidige premie is ingevuld als één percentage: wat daarin aan risicopremies en kosten zit, staat niet apart.'
    : null;

/** What stands in the place of a cost of now that the premium of now may hold: 0 would say that nothing is paid. */
export const notApart = 'niet apart';

const partsInInvoice: ReadonlySet<keyof CostParts> = new Set(['loading', 'riskPremiums', 'costPerParticipant']);

/** Whether a part of cost that is 0 now may be in a premium that was filled in as one percentage. */
export const isHeldInPremium = (
  { input }: Pick<ConclusionSubject, 'input'>,
  part: keyof CostParts,
  now: number,
): boolean => now === 0 && partsInInvoice.has(part) && isInvoiced(input);

/** The same of compensation that follows from the difference of both premiums. */
export const invoicedDifferenceSentence = ({ input }: Pick<ConclusionSubject, 'input'>): string | null =>
  isInvoiced(input) && input.compensation.method === 'premiumDifference'
    ? 'De huidige premie is ingevuld als één percentage: wat daarin aan risicopremies en kosten zit, maakt het premieverschil groter.'
    : null;

const isInvoiced = ({ current }: DossierInput): boolean =>
  current.kind === 'averagePay' && current.paidPremium !== null && current.paidPremium !== 0;
