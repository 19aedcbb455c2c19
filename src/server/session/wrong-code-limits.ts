import { normalizeIP } from '@fastify/rate-limit';
import { canonicalCode } from '#api/canonical-code.ts';

const windowInMilliseconds = 15 * 60_000;
const prefixLength = 5;
const rememberedMaximum = 50_000;
const everyone = 'everyone';

/** Wrong codes allowed in a quarter of an hour. */
export const wrongCodeMaximum = { address: 10, prefix: 20, everyone: 300 } as const;

interface Attempt {
  /** Seconds to name with a wrong code when its sender, its beginning or everyone together is over the limit. */
  readonly waitFor: number | null;
  /** The code was right: this attempt does not count. */
  forget(): void;
}

export interface WrongCodeLimits {
  /** One sender is an IPv4 address, or the 64 bits of an IPv6 address that one connection has for itself. */
  begin(address: string, code: string): Attempt;
}

interface Count {
  number: number;
  readonly until: number;
}

/**
 * Counts wrong codes per sender, per beginning of the code and in all. Being over a limit never stops a right code, or
 * anybody could lock others out: a colleague behind the same address, or whoever has that code. A code is far too long to
 * be found by trying; how often one sender may call at all is limited elsewhere. Counted from the start of an attempt, so
 * that many at once do not slip through. Kept by each process for itself.
 */
export function wrongCodeLimits(clock: () => number = Date.now): WrongCodeLimits {
  const counts = new Map<string, Count>();

  const counted = (key: string): Count => {
    const known = counts.get(key);
    if (known !== undefined && known.until > clock()) return known;
    if (counts.size >= rememberedMaximum) forgetOldest(counts, clock());
    const fresh = { number: 0, until: clock() + windowInMilliseconds };
    counts.delete(key);
    counts.set(key, fresh);
    return fresh;
  };

  return {
    begin: (address, code) => {
      const ofAddress = counted(`sender ${normalizeIP(address)}`);
      const ofPrefix = counted(`prefix ${canonicalCode(code).slice(0, prefixLength)}`);
      const ofEveryone = counted(everyone);
      const all = [ofAddress, ofPrefix, ofEveryone];
      for (const count of all) count.number += 1;
      const secondsUntil = (count: Count) => Math.max(1, Math.ceil((count.until - clock()) / 1000));
      const isOver = (count: Count, maximum: number) => (count.number > maximum ? secondsUntil(count) : null);
      return {
        waitFor:
          isOver(ofAddress, wrongCodeMaximum.address) ??
          isOver(ofPrefix, wrongCodeMaximum.prefix) ??
          isOver(ofEveryone, wrongCodeMaximum.everyone),
        forget: () => {
          for (const count of all) count.number -= 1;
        },
      };
    },
  };
}

/** Drops what has run out, and the oldest tenth of the others when that is not enough. */
function forgetOldest(counts: Map<string, Count>, now: number): void {
  for (const [key, { until }] of counts) if (until <= now) counts.delete(key);
  const tooMany = counts.size - rememberedMaximum * 0.9;
  const oldest = [...counts.keys()].filter((key) => key !== everyone);
  for (const key of oldest.slice(0, Math.max(0, tooMany))) counts.delete(key);
}
