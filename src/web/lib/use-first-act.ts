import { useEffect, useState } from 'react';

/** The first of them is somebody at work. */
const acts = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether the reader did anything yet: what only then can be of use does not weigh on the first load. */
export function useFirstAct(): boolean {
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    const note = () => setHasActed(true);
    for (const act of acts) addEventListener(act, note, { once: true, passive: true });
    return () => {
      for (const act of acts) removeEventListener(act, note);
    };
  }, []);
  return hasActed;
}
