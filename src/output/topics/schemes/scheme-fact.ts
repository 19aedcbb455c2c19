/** One fact of the current and the new scheme in words. */
export interface SchemeFact {
  readonly label: string;
  /** Its name in a list, where that is not the label. */
  readonly inSentence?: string;
  readonly current: string;
  readonly next: string;
  /** How the new scheme differs, in a word. */
  readonly change: 'hoger' | 'lager' | 'anders' | 'nieuw' | 'vervalt' | 'gelijk';
}

export const none = 'geen';

export const texts = (label: string, current: string, next: string): SchemeFact => ({
  label,
  current,
  next,
  change: textChange(current, next),
});

function textChange(current: string, next: string): SchemeFact['change'] {
  if (current === next) return 'gelijk';
  if (current === none) return 'nieuw';
  return next === none ? 'vervalt' : 'anders';
}

/** A fact of the current scheme that has no counterpart in a premium scheme. */
export const dropped = (label: string, current: string): SchemeFact => ({
  label,
  current,
  next: none,
  change: 'vervalt',
});

function changeBetween(current: number, next: number): SchemeFact['change'] {
  if (current === next) return 'gelijk';
  if (current === 0) return 'nieuw';
  if (next === 0) return 'vervalt';
  return next > current ? 'hoger' : 'lager';
}

export const figures = (
  label: string,
  [current, next]: readonly [number, number],
  text: (value: number) => string,
): SchemeFact => ({ label, current: text(current), next: text(next), change: changeBetween(current, next) });

/** The same, left out where neither scheme has it. */
export const optional = (
  label: string,
  [current, next]: readonly [number, number],
  text: (value: number) => string,
): readonly SchemeFact[] =>
  current === 0 && next === 0 ? [] : [figures(label, [current, next], (value) => (value === 0 ? none : text(value)))];
