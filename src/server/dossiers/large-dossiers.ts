import { OfferAgainError } from '#server/platform/jobs.ts';
import { UnderWay } from '#server/platform/under-way.ts';

/** Bytes of an input from which a dossier is large, about 4,000 participants: it may take a minute, others a second. */
export const largeInput = 2 ** 18;

/**
 * Places of a process for large dossiers. There are fewer than it calculates at a time, so that a small one never waits
 * for large ones only.
 */
export const largePlacesFor = (count: number): UnderWay => new UnderWay({ ofKey: count, inTotal: count });

/** How what waits is taken in turn. */
export interface Turns<Claim> {
  readonly next: (may: 'any' | 'small') => Promise<Claim | null>;
  readonly isAnyReady: () => Promise<boolean>;
}

/** Does what is next, if anything waits: a small one when the large ones have all their places. */
export async function doNext<Claim extends { readonly isLarge: boolean }>(
  places: UnderWay | undefined,
  { next, isAnyReady }: Turns<Claim>,
  work: (claim: Claim) => Promise<void>,
): Promise<void> {
  const leave = places === undefined ? () => {} : places.enter('large');
  try {
    const claim = await next(leave === null ? 'small' : 'any');
    if (claim === null) {
      // What waits is large: it is offered again until a place is free.
      if (leave === null && (await isAnyReady())) throw new OfferAgainError();
      return;
    }
    if (!claim.isLarge) leave?.();
    await work(claim);
  } finally {
    leave?.();
  }
}
