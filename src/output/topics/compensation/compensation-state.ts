import { amount } from '#office/document/dutch-format.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { compensationConclusion, nothingPaid } from '#output/topics/compensation/compensation-conclusion.ts';
import { atPremium } from '#output/language/premium.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { flatChapter6b, notAsked } from '#output/language/chapter-6b.ts';
import { flatInFront, noPremiumAllowed } from '#output/language/headline.ts';

/** For an employer: compensation of too few people. */
const hiddenCompensation = `Compensatie is gevraagd en berekend, maar gaat over minder dan ${smallestGroup} deelnemers: de bedragen staan alleen in de volledige uitvoer`;

/** Why there is no compensation: nobody asked for it, or the law knows none here. */
function noCompensation({ input, result }: ConclusionSubject): string {
  const notHere = input.compensation.method === 'none' ? null : notAsked(flatChapter6b(result), 'Compensatie is');
  return notHere?.slice(0, -1) ?? 'Er is geen compensatie gevraagd, dus ook geen compensatie berekend';
}

/** Where the group is too small for a conclusion in euros on slides, the workbook, which the adviser keeps, still gives one. */
export function compensationState(subject: ConclusionSubject): string {
  const flat = flatInFront(subject.result);
  if (subject.result.compensation === null) return noCompensation(subject);
  if (flat === null) return noPremiumAllowed(subject);
  const start = atPremium(subject, flat);
  if (flat.compensation === null) return `${start} is er geen compensatie`;
  return Math.round(flat.compensation.totalCost) === 0
    ? `${start} ${nothingPaid(subject, flat.compensation)}`
    : `${start} kost compensatie in totaal ${amount(flat.compensation.totalCost)}`;
}

/** What compensation comes to, in the workbook of the adviser and in that for an employer. */
export const compensationOutcome = ({ dossier, result, withoutPeople }: OutputContent): string => {
  const subject = { input: dossier.input, result };
  return withoutPeople?.hidesCompensation === true
    ? hiddenCompensation
    : (compensationConclusion(subject) ?? compensationState(subject));
};
