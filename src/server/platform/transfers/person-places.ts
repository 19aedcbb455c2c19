import type { ProblemCode } from '#api/problems.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { UnderWay } from '#server/platform/under-way.ts';

/** How much of something people may have under way at once. */
export interface PlaceLimits {
  readonly ofHolder: number;
  readonly ofOrganisation: number;
  readonly ofProcess: number;
  /** What all of it together may hold in memory; absent if it is little. */
  readonly bytes?: { readonly ofOrganisation: number; readonly ofProcess: number };
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
  readonly #bytes: UnderWay | null;
  readonly #refusals: Refusals;

  constructor({ ofHolder, ofOrganisation, ofProcess, bytes }: PlaceLimits, refusals: Refusals) {
    this.#holders = new UnderWay({ ofKey: ofHolder, inTotal: ofProcess });
    this.#organisations = new UnderWay({ ofKey: ofOrganisation, inTotal: ofProcess });
    this.#bytes = bytes === undefined ? null : new UnderWay({ ofKey: bytes.ofOrganisation, inTotal: bytes.ofProcess });
    this.#refusals = refusals;
  }

  /** Takes a place for what holds so many bytes and returns what gives it back. Throws the refusal if there is none. */
  enter({ holderId, organisationId }: Person, bytes = 0): () => void {
    const { tooMany, full, retryAfterSeconds } = this.#refusals;
    const taken: (() => void)[] = [];
    const leave = (): void => taken.forEach((giveBack) => giveBack());
    const take = (place: (() => void) | null, reason: ProblemCode): void => {
      if (place !== null) {
        taken.push(place);
        return;
      }
      leave();
      throw new ProblemError(reason, { retryAfterSeconds });
    };
    take(this.#holders.enter(`${organisationId} ${holderId}`), this.#holders.isFull ? full : tooMany);
    take(this.#organisations.enter(organisationId), tooMany);
    if (this.#bytes !== null) take(this.#bytes.enter(organisationId, bytes), full);
    return leave;
  }
}
