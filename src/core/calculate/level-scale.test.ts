import { describe, expect, test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { isLevel } from '#core/scheme/level-scale.ts';

const level = (rate: number): Scale => [
  { fromAge: 20, rate },
  { fromAge: 45, rate },
];

/** One percentage for everybody now, and the same scale asked for. */
const levelDossier = (rate: number, changes: Partial<DossierInput['next']> = {}): DossierInput => ({
  ...plainDossier,
  current: { ...plainDossier.current, scale: level(rate) },
  next: { ...plainDossier.next, shapeSource: 'currentScale', ...changes },
});

const checksOf = (result: DossierResult, code: string) => result.checks.filter((check) => check.code === code);

test('a scale is level where every step has the same rate', () => {
  expect(isLevel(level(0.22))).toBe(true);
  expect(isLevel([{ fromAge: 20, rate: 0.22 }])).toBe(true);
  expect(isLevel([...level(0.22), { fromAge: 60, rate: 0.221 }])).toBe(false);
  expect(isLevel([])).toBe(false);
});

describe('a level scale', () => {
  test('is judged by the flat maximum, whatever art. 38r has for the young', () => {
    const [found, ...others] = checksOf(calculate(levelDossier(0.22)), 'CURRENT_SCALE_ABOVE_LIMIT');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      level: 'pass',
      article: 'art. 18a lid 1 Wet LB 1964',
      figures: { rate: 0.22, limit: 0.3 },
    });
    expect(checksOf(calculate(levelDossier(0.31)), 'CURRENT_SCALE_ABOVE_LIMIT')[0]!.level).toBe('error');
    const reduced = calculate(levelDossier(0.29, { offset: 16_000 }));
    expect(reduced.fiscalMaximumArticle).toBe('art. 10aa lid 2 UBLB 1965');
    expect(checksOf(reduced, 'CURRENT_SCALE_ABOVE_LIMIT')[0]).toMatchObject({
      level: 'error',
      figures: { limit: 0.27216 },
    });
  });

  test('gives for a progressive answer the flat one, which needs no permission', () => {
    const result = calculate({ ...levelDossier(0.22), schemeOn30June2023: 'averagePremium' });
    for (const goal of ['budgetNeutral', 'profitNeutral'] as const) {
      const [flat, scale] = [alternativeOf(result, `${goal}Flat`), alternativeOf(result, `${goal}Progressive`)];
      expect(scale).toEqual({ ...flat, key: scale.key, choice: null });
      expect(scale.form).toBe('flat');
      expect(scale.permission).toBeNull();
      expect(scale.verdict).toEqual({ allowed: 'yes', grounds: [] });
      expect(scale.chapter6b).toBe('holds');
      expect(scale.maxima).toEqual([0.3]);
    }
    expect(checksOf(result, 'PROGRESSIVE_PERMISSION')).toEqual([]);
    expect(checksOf(result, 'GRANDFATHERING_SCHEME')).toEqual([]);
  });

  test('is nothing to keep for those in service beside another premium for those who enter', () => {
    const { grandfathering, openGroup } = calculate(levelDossier(0.22));
    expect(grandfathering).toMatchObject({ allowed: 'no', grounds: [{ code: 'PREMIUM_IS_LEVEL' }] });
    expect(openGroup.grandfathering).toMatchObject({ permission: { reason: 'levelPremium' }, cost: null });
  });

  test('leaves a scale that rises to art. 220e and art. 38r', () => {
    const result = calculate({
      ...levelDossier(0.22, { shapeSource: 'fiscalMaximum' }),
      schemeOn30June2023: 'averagePremium',
    });
    const scale = alternativeOf(result, 'budgetNeutralProgressive');
    expect(scale.form).toBe('progressive');
    expect(scale.verdict.allowed).toBe('no');
    expect(checksOf(result, 'GRANDFATHERING_SCHEME')).toHaveLength(1);
  });

  test('of one’s own is a flat premium for every age, in the open group too', () => {
    const ownProposal = { flat: 0.22, scale: [{ fromAge: 40, rate: 0.22 }] };
    const result = calculate({ ...plainDossier, ownProposal });
    const [flat, scale] = [alternativeOf(result, 'ownFlat'), alternativeOf(result, 'ownScale')];
    expect(scale).toEqual({ ...flat, key: 'ownScale', choice: 'C' });
    const paths = result.openGroup.flatForAll.filter(({ key }) => key === 'ownFlat' || key === 'ownScale');
    expect(paths.map(({ cost }) => cost)).toEqual([paths[0]!.cost, paths[0]!.cost]);
  });
});
