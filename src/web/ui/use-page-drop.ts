import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere on the page; tells whether some are held over it. */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Without it the browser would leave the page for the file.
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      // Out of the window, and not just over another part of it.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    globalThis.addEventListener('dragover', over, { signal });
    globalThis.addEventListener('dragleave', leave, { signal });
    // Before anything on the page keeps it to itself.
    globalThis.addEventListener('drop', () => setIsOver(false), { signal, capture: true });
    globalThis.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
