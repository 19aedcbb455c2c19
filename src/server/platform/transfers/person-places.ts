import type { ProblemCode } from '#api/problems.ts';
import type { Person } from '#server/platform/actor.ts';
import { ProblemError } from '#server/platform/problem-error.ts';
import { UnderWay } from '#server/platform/under-way.ts';

/** How much of something people may have under way at once. */
export interface PlaceLimits {
  readonly ofHolder: number;
  readonly ofOrganisation: number;
  readonly ofProcess: number;
}

/** How a person without a place is refused: because of what they or their office have, or of what all have. */
interface Refusals {
  readonly tooMany: ProblemCode;
  readonly full: ProblemCode;
  readonly retryAfterSeconds: number;
}

/** Places in this process, of which nobody and no office takes more than a share. */
export class PersonPlaces {
  readonly #holders: UnderWay;
  readonly #organisations: UnderWay;
  readonly #refusals: Refusals;

  constructor({ ofHolder, ofOrganisation, ofProcess }: PlaceLimits, refusals: Refusals) {
    this.#holders = new UnderWay({ ofKey: ofHolder, inTotal: ofProcess });
    this.#organisations = new UnderWay({ ofKey: ofOrganisation, inTotal: ofProcess });
    this.#refusals = refusals;
  }

  /** Takes a place and returns what gives it back. Throws the refusal if there is none. */
  enter({ holderId, organisationId }: Person): () => void {
    const leaveHolder = this.#holders.enter(`${organisationId} ${holderId}`);
    const leaveOrganisation = leaveHolder && this.#organisations.enter(organisationId);
    if (leaveHolder !== null && leaveOrganisation !== null)
      return () => {
        leaveHolder();
        leaveOrganisation();
      };
    leaveHolder?.();
    const { tooMany, full, retryAfterSeconds } = this.#refusals;
    throw new ProblemError(this.#holders.isFull ? full : tooMany, { retryAfterSeconds });
  }
}
