import { uncapitalised } from '#office/document/dutch-words.ts';
import { withEntrants } from '#output/words/conclusions/entrants.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { premiumDecimals } from '#output/words/conclusions/premium.ts';
import { changesOf, largestMove, namedChanges } from '#output/words/sensitivity/conclusion.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { entrantPremium, type FollowedPremium, longRunPremium } from '#output/words/sensitivity/followed-premium.ts';
import { neutralOverYears } from '#output/words/open-group/open-group.ts';

/** How a premium of the open group is told: as what it does, and when even the highest lawful one costs less than now. */
interface Told {
  readonly premium: FollowedPremium | null;
  readonly name: string;
  readonly costsLess: string | null;
}

function toldLongRun(subject: ConclusionSubject): Told {
  const { exact, isReached } = neutralOverYears(subject.result);
  const people = withEntrants(subject.result);
  const start = `Over 30 jaar kost ${people} ook de hoogst toegestane vlakke premie`;
  return {
    premium: longRunPremium(subject),
    name: `De vlakke premie die over 30 jaar ${people} budgetneutraal is,`,
    costsLess: !isReached && exact > 0 ? `${start} minder dan nu` : null,
  };
}

function toldEntrants(subject: ConclusionSubject): Told {
  const { costNeutral } = subject.result.openGroup.grandfathering.entrantPremium;
  const isCapped = costNeutral !== null && costNeutral.unbounded > costNeutral.exact;
  return {
    premium: entrantPremium(subject),
    name: 'De vlakke premie waarmee nieuwe medewerkers bij eerbiedigende werking evenveel kosten als nu,',
    costsLess: isCapped ? 'Met de hoogst toegestane vlakke premie kosten nieuwe medewerkers minder dan nu' : null,
  };
}

/** How far a premium is moved, or by which changes it comes or goes out of reach; null where nothing moves it. */
function moveConclusion(subject: ConclusionSubject, { premium, name, costsLess }: Told): string | null {
  if (premium === null || premium.exact === null) return null;
  const others = changesOf(subject, premium).filter(({ feasible }) => feasible !== premium.feasible);
  if (!premium.feasible) {
    // A premium that stays out of reach has no size that can move.
    if (others.length === 0) return null;
    return `${costsLess === null ? `${name} is niet haalbaar, maar wel` : `${costsLess}, behalve`} ${namedChanges(others)}`;
  }
  if (others.length > 0) {
    const now = percentage(premium.exact, premiumDecimals(subject.input.goal.rounding));
    return `${name} nu ${now}, is niet haalbaar ${namedChanges(others)}`;
  }
  const moved = largestMove(subject, premium);
  return moved === null ? null : `${name} ${moved}`;
}

/** How far the flat premium for all moves that is budget-neutral over thirty years with who enters; null: not at all. */
export const longRunSensitivity = (subject: ConclusionSubject): string | null =>
  moveConclusion(subject, toldLongRun(subject));

/** The same of the premium that is cost-neutral for who enters beside a kept scale. */
export const entrantSensitivity = (subject: ConclusionSubject): string | null =>
  moveConclusion(subject, toldEntrants(subject));

/** Both as full sentences for where the changes are not in sight. */
export const openSensitivitySentences = (subject: ConclusionSubject): readonly string[] =>
  [longRunSensitivity(subject), entrantSensitivity(subject)]
    .filter((conclusion) => conclusion !== null)
    .map((conclusion) => `Als één aanname verandert (blad Gevoeligheid): ${uncapitalised(conclusion)}.`);
