/** To which of so many cards a key goes from one of them; null where the key means nothing here. */
export function nextCard(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  return number >= 1 && number <= count ? number - 1 : null;
}
