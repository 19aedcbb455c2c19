const frame = 'mt-0.5 h-9 w-9 shrink-0';

/** A scale that rises. */
export function StepsGlyph() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden className={`${frame} fill-brand forced-colors:fill-[CanvasText]`}>
      <path d="M3 22h6v11H3zM11 17h6v16h-6zM19 11h6v22h-6zM27 4h6v29h-6z" />
    </svg>
  );
}

/** A premium that is the same for everyone. */
export function FlatGlyph() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden className={`${frame} fill-accent forced-colors:fill-[Highlight]`}>
      <rect x="3" y="13" width="30" height="20" rx="1.5" />
    </svg>
  );
}
