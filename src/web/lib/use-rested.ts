import { useEffect, useState } from 'react';

/** Milliseconds between two letters of who types slowly. */
const rest = 150;

/** A text once nobody types any more. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
