import type { LegalMilestone, LegalMilestoneKey } from '#core/dossier/legal-frame.ts';
import { chosenOf } from '#core/result/headline.ts';
import { flatChapter6b, frontChapter6b } from '#output/language/chapter-6b.ts';
import { mayRise } from '#output/language/permission.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** Days that chapter 6b PW sets: where it does not hold for what stands in front, nobody has to do with them. */
const chapter6bDays: ReadonlySet<LegalMilestoneKey> = new Set([
  'bindingAdvice',
  'transitionPlan',
  'fundPlan',
  'fundImplementation',
  'participantNotice',
]);

/** Days of an insurer or premium pension institution, and of a pension fund. */
const providerDays: Readonly<Partial<Record<LegalMilestoneKey, 'insurer' | 'fund'>>> = {
  bindingAdvice: 'insurer',
  transitionPlan: 'insurer',
  fundPlan: 'fund',
  fundImplementation: 'fund',
};

/** Days of eerbiedigende werking: nobody has to do with them where no scale may stay, or one flat premium was chosen. */
const grandfatheringDays: ReadonlySet<LegalMilestoneKey> = new Set(['grandfatheringReference', 'grandfatheringEntry']);

/**
 * Days until which the old rules hold for a scheme that was there on 30 June 2023 (art. 220i, 220g and 220ha PW): another has
 * none.
 */
const oldRulesDays: ReadonlySet<LegalMilestoneKey> = new Set(['oldRulesEnd', 'survivorPension', 'premiumWaiver']);

/** Days of the law that only some dossiers have to do with: where compensation is pension, or someone in waiver of premium. */
function isRelevant({ input, result, planned }: ConclusionSubject, key: LegalMilestoneKey): boolean {
  const holds = frontChapter6b(result) === 'holds';
  const provider = providerDays[key];
  if (provider !== undefined && provider !== (planned?.provider ?? 'insurer')) return false;
  if (chapter6bDays.has(key)) return holds;
  if (key === 'compensationEnd')
    return result.compensation !== null && input.compensation.form === 'pensionPremium' && holds;
  if (grandfatheringDays.has(key)) return mayRise(result) && chosenOf(result)?.form !== 'flat';
  if (oldRulesDays.has(key) && flatChapter6b(result) === 'noEarlierScheme') return false;
  return key !== 'premiumWaiver' || result.excluded.some(({ reason }) => reason === 'notCounted');
}

/** The days of the law that this dossier has to do with, by rising day. */
export const legalMilestones = (subject: ConclusionSubject): readonly LegalMilestone[] =>
  subject.result.legalFrame.milestones.filter(({ key }) => isRelevant(subject, key));
