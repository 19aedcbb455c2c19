import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lawRegister } from '#core/law/register.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { longDateText } from '#office/document/dutch-format.ts';
import { projectFiles, projectRoot } from '#test/source-files.ts';

/** Texts of the program; the invented employers of the examples have days and premiums of their own. */
const sources = projectFiles('src/input', 'src/output', 'src/server', 'src/web').filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !/\.test\.tsx?$/.test(file) &&
    !file.startsWith('src/server/example/') &&
    !/^src\/web\/i18n\/(?!nl\/)/.test(file),
);

/** The code of a file without its comments. */
const codeOf = (file: string): string =>
  readFileSync(join(projectRoot, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll('\u00a0', ' ');

const isDay = (value: unknown): value is { readonly year: number; readonly month: number; readonly day: number } =>
  typeof value === 'object' && value !== null && 'day' in value;

const valuesOf = ({ entries }: LawSeries<unknown>): readonly unknown[] => entries.map(({ value }) => value);
const lawDays = new Set(lawRegister.flatMap(valuesOf).filter(isDay).map(longDateText));

/** Every number in a value of law. */
const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

const months = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
const dutchDay = new RegExp(`\\b\\d{1,2} (?:${months}) 20\\d\\d\\b`, 'g');

/** Amounts and rates of law as a Dutch text has them: those that could be no other number. */
const lawFigures = lawRegister.flatMap((series) => {
  const numbers = valuesOf(series).flatMap(numbersIn);
  if (series.unit === 'EUR a year') return numbers.map((amount) => Math.round(amount).toLocaleString('nl-NL'));
  if (series.unit !== 'fraction of the pension base') return [];
  return numbers
    .map((rate) => Number((100 * rate).toFixed(6)).toLocaleString('nl-NL', { maximumFractionDigits: 6 }))
    .filter((text) => /,\d{3}/.test(text))
    .map((text) => `${text}%`);
});

describe('texts of the program', () => {
  it('name no day that is not one of the law', () => {
    const found = sources.flatMap((file) =>
      [...codeOf(file).matchAll(dutchDay)]
        .map(([text]) => `${file}: ${text}`)
        .filter((place) => !lawDays.has(place.slice(file.length + 2))),
    );
    expect(found).toEqual([]);
    expect(lawDays).toContain('1 januari 2028');
  });

  it('have no amount or rate of the law of their own', () => {
    expect(lawFigures).toContain('19.172');
    expect(lawFigures).toContain('28,608%');
    const found = sources.flatMap((file) => {
      const code = codeOf(file);
      return [...new Set(lawFigures)].filter((figure) => code.includes(figure)).map((figure) => `${file}: ${figure}`);
    });
    expect(found).toEqual([]);
  });

  it('of the FAQ, and of the chapter on the law in the manual, come from the law by their placeholders', () => {
    const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8').replaceAll('\u00a0', ' ');
    const [, law = ''] = textOf('content/handleiding.md').split('# Wat de wet zegt');
    for (const text of [textOf('content/faq.md'), law]) {
      expect(text.length).toBeGreaterThan(1000);
      expect([...lawDays].filter((day) => text.includes(day))).toEqual([]);
      expect([...new Set(lawFigures)].filter((figure) => text.includes(figure))).toEqual([]);
    }
  });
});
