const keys = new WeakMap<Blob, number>();
let count = 0;

/** Tells files apart: two can have the same name, size and day. */
export function fileKey(file: Blob): number {
  const key = keys.get(file) ?? (count += 1);
  keys.set(file, key);
  return key;
}
