import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { apiPaths } from '#api/paths.ts';

/** Milliseconds between two looks whether a server that is gone is there again. */
const pause = 5000;

const isServerThere = (): Promise<boolean> =>
  fetch(apiPaths.live, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

interface GoneServer {
  readonly isGone: boolean;
  /** Looks at once whether it is there again. */
  readonly look: () => void;
}

/** Whether it is for want of the server that something on the screen failed; `onBack`: it was gone, and is there again. */
export function useGoneServer(onBack: () => void): GoneServer {
  const [isGone, setIsGone] = useState(false);
  const back = useEffectEvent(onBack);
  const look = useRef(() => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let state: 'unknown' | 'gone' | 'left' = 'unknown';
    const heard = (isThere: boolean): void => {
      clearTimeout(timer);
      if (state === 'left' || (isThere && state === 'unknown')) return;
      if (isThere) return back();
      state = 'gone';
      setIsGone(true);
      timer = setTimeout(look.current, pause);
    };
    look.current = () => void isServerThere().then(heard);
    look.current();
    const lookNow = () => look.current();
    addEventListener('online', lookNow);
    return () => {
      state = 'left';
      clearTimeout(timer);
      removeEventListener('online', lookNow);
    };
  }, []);
  return { isGone, look: () => look.current() };
}
