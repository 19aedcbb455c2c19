import { describe, expect, it } from 'vitest';
import type { Check } from '#core/result/check.ts';
import { checksConclusion, passedConclusion } from '#output/topics/law/checks-conclusion.ts';
import { shownChecks } from '#output/topics/law/shown-checks.ts';
import { checkSentence } from '#output/topics/law/checks/check-texts.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { allChecks, exampleChecks } from '#test/fixtures/example-checks.ts';

const of = (errors: number, warnings: number, passes: number): string =>
  checksConclusion(
    [...Array(errors).fill('error'), ...Array(warnings).fill('warning'), ...Array(passes).fill('pass')].map(
      (level: Check['level']) => ({ level }),
    ),
  );

describe('the checks together', () => {
  it('are counted per outcome, in the singular and the plural', () => {
    expect(of(0, 0, 12)).toBe('12 van de 12 toetsen zijn in orde');
    expect(of(1, 1, 1)).toBe('1 van de 3 toetsen is in orde; niet toegestaan: 1, vraagt aandacht: 1');
    expect(of(0, 2, 4)).toBe('4 van de 6 toetsen zijn in orde; niet toegestaan: 0, vraagt aandacht: 2');
  });

  it('have a sentence of their own for those that are in order beside others', () => {
    const passed = (...levels: readonly Check['level'][]): string =>
      passedConclusion(levels.map((level) => ({ level })));
    expect(passed('error', 'pass')).toBe('1 van de 2 toetsen is in orde');
    expect(passed('warning', 'pass', 'pass')).toBe('2 van de 3 toetsen zijn in orde');
  });
});

describe('the checks as they are shown', () => {
  const { result } = averagePayContent('ambition', 40, { ownProposal: { flat: 0.2, scale: exampleScale } });
  const flat = exampleChecks.find(({ code }) => code === 'FLAT_ABOVE_LIMIT');
  const about = (answers: readonly Check['answer'][]): string | undefined =>
    flat === undefined
      ? undefined
      : shownChecks(
          result,
          answers.map((answer) => ({ ...flat, answer })),
        )[0]?.about;

  it('have what is not allowed first and what is in order last', () => {
    const levels = shownChecks(result, allChecks).map(({ level }) => level);
    expect(levels).toEqual(['error', 'warning', 'pass'].flatMap((level) => levels.filter((found) => found === level)));
  });

  it('lose no sentence of what is not in order, and no article', () => {
    const shown = shownChecks(result, allChecks);
    for (const check of allChecks) {
      const found = shown.filter(({ level, article }) => level === check.level && article === check.article);
      expect(found, check.code).not.toEqual([]);
      if (check.level !== 'pass') expect(found.map(({ finding }) => finding)).toContain(checkSentence(check));
    }
  });

  it('say in a few words what is in order, with every figure that was found and its limit', () => {
    const passes = allChecks.filter(({ level }) => level === 'pass');
    const shown = shownChecks(result, passes);
    for (const { finding, title } of shown) {
      expect(finding, title).toMatch(/^[A-Z€\d].*[^.]$/);
      expect(finding.length, title).toBeLessThan(50);
    }
    expect(shown.filter(({ title }) => title === 'Franchise')).toEqual([
      expect.objectContaining({
        about: 'Huidige en nieuwe regeling',
        finding: '€\u00a019.172, minstens €\u00a019.172 (2026)',
      }),
    ]);
  });

  it('tell checks with the same limit together, figure by figure, and those with another apart', () => {
    const limited = (rate: number, limit: number, answer: Check['answer']): Check => ({
      code: 'FLAT_ABOVE_LIMIT',
      level: 'pass',
      article: 'art. 18a lid 1 Wet LB 1964',
      answer,
      figures: { rate, limit },
    });
    const told = (...checks: readonly Check[]) =>
      shownChecks(result, checks).map(({ about, finding }) => [about, finding]);
    expect(told(limited(0.255, 0.3, 'ownFlat'), limited(0.21, 0.3, 'ownScale'))).toEqual([
      ['Beide keuzes', '25,50% en 21,00%, hoogstens 30,00%'],
    ]);
    expect(told(limited(0.255, 0.3, 'ownFlat'), limited(0.21, 0.28, 'ownScale'))).toHaveLength(2);
  });

  it('say once what holds for several choices, and name them', () => {
    expect(about([null])).toBe('Dossier');
    expect(about(['ownFlat'])).toBe('Keuze B');
    expect(about(['ownFlat', 'ownScale'])).toBe('Beide keuzes');
  });
});
