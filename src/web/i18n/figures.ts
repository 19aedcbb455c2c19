import type { Figure } from '#output/language/wording.ts';

/** From here on euros are written in millions, or in what a language has for them. */
const million = 1_000_000;

/** How a locale ("de-DE") writes the figures of an outcome. */
export const figuresIn =
  (locale: string) =>
  (figure: Figure): string => {
    if ('count' in figure) return figure.count.toLocaleString(locale);
    if ('day' in figure) {
      const { year, month, day } = figure.day;
      return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString(locale, {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
    }
    const signDisplay = figure.isSigned ? 'exceptZero' : 'negative';
    if ('percent' in figure) {
      const digits = { minimumFractionDigits: figure.decimals, maximumFractionDigits: figure.decimals };
      return (figure.percent / 100).toLocaleString(locale, { style: 'percent', signDisplay, ...digits });
    }
    return figure.euros.toLocaleString(locale, {
      style: 'currency',
      currency: 'EUR',
      signDisplay,
      ...(Math.abs(figure.euros) < million
        ? { maximumFractionDigits: 0 }
        : { notation: 'compact', maximumFractionDigits: 2 }),
    });
  };
