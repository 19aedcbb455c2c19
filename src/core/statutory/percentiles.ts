/** Pessimistic, expected and optimistic: the 5th, 50th and 95th percentile (art. 46e lid 5 Besluit uitvoering PW en Wvb). */
export const percentileRanks = [0.05, 0.5, 0.95] as const;

/**
 * Percentiles of values, which are put in another order: linear between the order statistics at rank (S - 1) p of S values.
 * By selection: a full order of ten thousand scenarios takes several times as long.
 */
export function percentiles(values: Float64Array, ranks: readonly number[] = percentileRanks): number[] {
  let sortedUntil = 0;
  return ranks.map((rank) => {
    const place = (values.length - 1) * rank;
    const below = Math.floor(place);
    const low = selected(values, below, Math.min(sortedUntil, below));
    sortedUntil = below;
    if (place === below) return low;
    const high = smallestFrom(values, below + 1);
    return low + (high - low) * (place - below);
  });
}

/** Share of values that lie below a bound. */
export function shareBelow(values: Float64Array, bound: number): number {
  let below = 0;
  for (let index = 0; index < values.length; index++) if (values[index]! < bound) below += 1;
  return below / values.length;
}

/**
 * The value that would stand at a place if all were in order (quickselect, with the middle of three as pivot). From `first` on values
 * are moved such that smaller ones stand before it and greater ones after it; those before `first` are the smallest already.
 */
function selected(values: Float64Array, place: number, first: number): number {
  let low = first;
  let high = values.length - 1;
  while (low < high) {
    const pivot = middleOfThree(values[low]!, values[(low + high) >> 1]!, values[high]!);
    let left = low;
    let right = high;
    while (left <= right) {
      while (values[left]! < pivot) left += 1;
      while (values[right]! > pivot) right -= 1;
      if (left <= right) {
        const kept = values[left]!;
        values[left] = values[right]!;
        values[right] = kept;
        left += 1;
        right -= 1;
      }
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place]!;
}

const middleOfThree = (one: number, other: number, third: number): number =>
  Math.max(Math.min(one, other), Math.min(Math.max(one, other), third));

function smallestFrom(values: Float64Array, first: number): number {
  let smallest = values[first]!;
  for (let index = first + 1; index < values.length; index++) if (values[index]! < smallest) smallest = values[index]!;
  return smallest;
}
