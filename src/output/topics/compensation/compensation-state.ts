import type { OutputContent } from '#output/model/output-content.ts';
import { compensationConclusion, compensationTotal } from '#output/topics/compensation/compensation-conclusion.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { flatChapter6b, planArticle } from '#output/language/chapter-6b.ts';
import { flatInFront, noPremiumAllowed } from '#output/language/headline.ts';

/** For an employer: compensation of too few people. */
const hiddenCompensation = `Compensatie is gevraagd en berekend, maar gaat over minder dan ${smallestGroup} deelnemers: de bedragen staan alleen in de volledige uitvoer`;

/** Why there is no compensation: the law knows none here, or nobody asked for it. */
function noCompensation({ input, result }: ConclusionSubject): string {
  const article = input.compensation.method === 'none' ? null : planArticle(flatChapter6b(result));
  return article === null ? 'Er is geen compensatie gevraagd' : `Compensatie is hier niet aan de orde (${article})`;
}

/** Where the group is too small for a conclusion in euros on slides, the workbook, which the adviser keeps, still gives one. */
export function compensationState(subject: ConclusionSubject): string {
  const flat = flatInFront(subject.result);
  if (subject.result.compensation === null) return noCompensation(subject);
  if (flat === null) return noPremiumAllowed(subject);
  return flat.compensation === null ? noCompensation(subject) : compensationTotal(subject, flat, flat.compensation);
}

/** What compensation comes to, in the workbook of the adviser and in that for an employer. */
export const compensationOutcome = ({ dossier, result, withoutPeople }: OutputContent): string => {
  const subject = { input: dossier.input, result };
  return withoutPeople?.hidesCompensation === true
    ? hiddenCompensation
    : (compensationConclusion(subject) ?? compensationState(subject));
};
