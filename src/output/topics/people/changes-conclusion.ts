import { withoutGuarantee } from '#output/language/expectation.ts';
import { atPremium } from '#output/language/premium.ts';
import { ofHeadline } from '#output/language/headline.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { participantsOf } from '#output/language/phrases.ts';
import { changeCounts } from '#output/language/pension-changes.ts';

/** How many lose by what stands in front, of however few: for the adviser. */
export const changesSentence = (subject: ConclusionSubject): string =>
  ofHeadline(
    subject,
    (premium) =>
      `${atPremium(subject, premium)} ${losersClause(subject, changeCounts(subject, premium).worse, subject.result.participantCount)}`,
  );

/** "krijgen 16 van de 23 deelnemers minder pensioen". */
export function losersClause({ input }: ConclusionSubject, count: number, total: number): string {
  const who = count === 0 ? 'niemand' : participantsOf(count, total);
  return `${count > 1 ? 'krijgen' : 'krijgt'}${withoutGuarantee(input)} ${who} minder pensioen`;
}
