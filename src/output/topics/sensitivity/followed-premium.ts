import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { ChangedEntrantPremium, SensitivityRow } from '#core/result/sensitivity-result.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { mayKeepScale } from '#core/result/kept-scale.ts';
import { neutralOverYears } from '#output/topics/open-group/open-group.ts';

/** A premium, or the factor on a scale, that is followed under changed assumptions. */
export interface FollowedPremium {
  /** As the dossier is; null where there is none. */
  readonly exact: number | null;
  /** Whether it reaches its goal within the law. */
  readonly feasible: boolean;
  /** Null where the change cannot move it; `exact` is null where there is none under the change. */
  readonly under: (row: SensitivityRow) => ChangedEntrantPremium | null;
}

export function followedAnswer({ result }: ConclusionSubject, key: AnswerKey): FollowedPremium {
  const { exact, feasible } = alternativeOf(result, key);
  return { exact, feasible, under: ({ answers }) => answers[key] };
}

/** The flat premium for all that is budget-neutral over thirty years with those who enter. */
export function longRunPremium({ result }: ConclusionSubject): FollowedPremium {
  const { exact, isReached, isLawful } = neutralOverYears(result);
  return { exact, feasible: isReached && isLawful, under: ({ longRun }) => longRun };
}

/** The flat premium that is cost-neutral for those who enter beside a kept scale; null where none may be kept. */
export function entrantPremium({ result }: ConclusionSubject): FollowedPremium | null {
  if (!mayKeepScale(result)) return null;
  const { costNeutral } = result.openGroup.grandfathering.entrantPremium;
  return {
    exact: costNeutral?.exact ?? null,
    feasible: costNeutral !== null && costNeutral.unbounded === costNeutral.exact,
    under: (row) => row.entrantPremium,
  };
}
