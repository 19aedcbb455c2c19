import { uncapitalised } from '#office/document/dutch-words.ts';
import { withEntrants } from '#output/language/entrants.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { premiumDecimals } from '#output/language/premium.ts';
import {
  changesOf,
  largestMove,
  type Miss,
  missedUnder,
  missUnder,
  namedChanges,
} from '#output/topics/sensitivity/conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { entrantPremium, type FollowedPremium, longRunPremium } from '#output/topics/sensitivity/followed-premium.ts';
import { neutralOverYears } from '#output/topics/open-group/open-group.ts';

/** How a premium of the open group is told: as what it does, and how no lawful one does it, now and after some changes. */
interface Told {
  readonly premium: FollowedPremium | null;
  readonly name: string;
  /** That it is there, with its height behind it. */
  readonly now: string;
  readonly missed: string;
  readonly missedUnder: Readonly<Record<Miss, string>>;
}

function toldLongRun(subject: ConclusionSubject): Told {
  const people = withEntrants(subject.result);
  // Above zero it is the maximum that is in the way.
  const isCapped = neutralOverYears(subject.result).exact > 0;
  const most = isCapped
    ? 'ook de hoogst toegestane vlakke premie minder dan nu'
    : 'de nieuwe regeling ook zonder premie meer dan nu';
  const name = `De vlakke premie die over 30 jaar ${people} budgetneutraal is,`;
  return {
    premium: longRunPremium(subject),
    name,
    now: `${name} is nu`,
    missed: `Over 30 jaar kost ${people} ${most}`,
    missedUnder,
  };
}

function toldEntrants(subject: ConclusionSubject): Told {
  const { costNeutral } = subject.result.openGroup.grandfathering.entrantPremium;
  const isCapped = costNeutral !== null && costNeutral.unbounded > costNeutral.exact;
  return {
    premium: entrantPremium(subject),
    name: 'De vlakke premie waarmee nieuwe medewerkers bij eerbiedigende werking evenveel kosten als nu,',
    now: 'Bij eerbiedigende werking kosten nieuwe medewerkers evenveel als nu met een vlakke premie van',
    missed: isCapped
      ? 'Ook met de hoogst toegestane vlakke premie kosten nieuwe medewerkers minder dan nu'
      : 'Ook zonder premie kosten nieuwe medewerkers meer dan nu',
    missedUnder: {
      costsLess: 'kosten zij ook met de hoogst toegestane minder',
      costsMore: 'kosten zij ook zonder premie meer',
    },
  };
}

/** How far a premium is moved, or by which changes it comes or goes out of reach; null where nothing moves it. */
function moveConclusion(subject: ConclusionSubject, told: Told): string | null {
  const { premium, name } = told;
  if (premium === null || premium.exact === null) return null;
  const others = changesOf(subject, premium).filter(({ feasible }) => feasible !== premium.feasible);
  // A premium that stays out of reach has no size that can move.
  if (!premium.feasible) return others.length === 0 ? null : `${told.missed}, behalve ${namedChanges(others)}`;
  if (others.length > 0) {
    const now = percentage(premium.exact, premiumDecimals(subject.input.goal.rounding));
    const miss = missUnder(others);
    return miss === null
      ? `${name} nu ${now}, is niet haalbaar ${namedChanges(others)}`
      : `${told.now} ${now}; ${namedChanges(others)} ${told.missedUnder[miss]}`;
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
