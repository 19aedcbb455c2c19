/** "67 jaar en 3 maanden" */
export function ageText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (rest === 0) return `${years} jaar`;
  return `${years} jaar en ${rest} ${rest === 1 ? 'maand' : 'maanden'}`;
}
