import type { PremiumAlternative } from '#core/result/alternative.ts';
import { atPremium } from '#output/language/premium.ts';
import { ofHeadline } from '#output/language/headline.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { expectation } from '#output/language/expectation.ts';
import { allParticipants, participantsOf } from '#output/language/phrases.ts';
import { listed } from '#office/document/dutch-words.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { changeCounts } from '#output/language/pension-changes.ts';

/** How many gain and lose by what stands in front, of however few: for the adviser. */
export const changesSentence = (subject: ConclusionSubject): string =>
  ofHeadline(subject, (premium) => countedChanges(subject, premium));

function countedChanges(subject: ConclusionSubject, answer: PremiumAlternative): string {
  const total = subject.result.participantCount;
  const start = atPremium(subject, answer);
  const { better, equal, worse } = changeCounts(subject, answer);
  const expected = expectation(subject.input);
  const [go, all] = [total === 1 ? 'gaat' : 'gaan', allParticipants(total)];
  if (better === total) return `${start} ${go} ${expected} ${all} erop vooruit`;
  if (worse === total) return `${start} ${go} ${expected} ${all} erop achteruit`;
  if (equal === total) return `${start} blijft het pensioen van ${all} ${expected} vrijwel gelijk`;
  const moves = [
    { count: better, rest: 'erop vooruit' },
    { count: worse, rest: 'erop achteruit' },
  ].filter(({ count }) => count > 0);
  const verbs = moves.map(({ count }) => (count === 1 ? 'gaat' : 'gaan'));
  const clauses = moves.map(({ count, rest }, index) => {
    const verb = verbs[index] === verbs[index - 1] ? '' : `${verbs[index]} `;
    if (index > 0) return `${verb}${wholeNumber(count)} ${rest}`;
    return `${verb}${expected} ${participantsOf(count, total)} ${rest}`;
  });
  const same = equal === 0 ? [] : [`blijft het voor ${wholeNumber(equal)} vrijwel gelijk`];
  return `${start} ${listed([...clauses, ...same])}`;
}
