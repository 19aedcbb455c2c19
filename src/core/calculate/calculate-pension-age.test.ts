import { byKey } from '#test/by-key.ts';
import { describe, expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';

const withParticipants = (...changes: Partial<Participant>[]): DossierInput => ({
  ...plainDossier,
  participants: changes.map((change, row) => Object.assign({ ...plainParticipant, number: String(row) }, change)),
});

describe('another pension age in the new scheme', () => {
  const participant = { capital: 100_000 };
  const result = (pensionAgeInMonths: number) => {
    const input = withParticipants(participant);
    return byKey(calculate({ ...input, next: { ...input.next, pensionAgeInMonths } }));
  };

  test('later lets premium run longer, so that a lower one gives the same pension', () => {
    expect(result(69 * 12).profitNeutralFlat.exact).toBeLessThan(result(68 * 12).profitNeutralFlat.exact);
    expect(result(67 * 12).profitNeutralFlat.exact).toBeGreaterThan(result(68 * 12).profitNeutralFlat.exact);
  });

  test('moves the current pension with interest and survival, up when later and down when earlier', () => {
    const [earlier, same, later] = [67, 68, 69].map((age) => result(age * 12).unchanged.pension);
    expect(earlier).toBeLessThan(same!);
    expect(later).toBeGreaterThan(same!);
  });

  test('by months goes on in between', () => {
    expect(result(68 * 12 + 3).unchanged.pension).toBeGreaterThan(result(68 * 12).unchanged.pension);
    expect(result(68 * 12 + 3).unchanged.pension).toBeLessThan(result(69 * 12).unchanged.pension);
  });
});
