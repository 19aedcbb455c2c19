import { alternativeOf } from '#core/result/alternative-of.ts';
import { test } from 'vitest';
import { plainChoices, plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';

const growth = (interest: number): number =>
  Array.from({ length: 24 }, (_, month) => (1 + interest) ** ((month + 1) / 12)).reduce((sum, part) => sum + part, 0);

test('the page on scenarios prints what the program gives', () => {
  const scenario = (equityReturn: number) => ({ equityReturn, bondReturn: 0, conversionInterest: 0 });
  const result = calculate({
    ...plainDossier,
    effects: { ...plainChoices.effects, pessimistic: scenario(-0.1), optimistic: scenario(0.1) },
    ownProposal: { flat: 0.1, scale: [] },
    participants: [{ ...plainParticipant, born: { year: 1960, month: 1, day: 1 }, capital: 10_000 }],
  });
  const unchanged = alternativeOf(result, 'unchanged').effects.total;
  const ownFlat = alternativeOf(result, 'ownFlat').effects.total;
  expectPrinted('scenarios', {
    'growth of the premiums, pessimistic': growth(-0.1),
    'growth of the premiums, optimistic': growth(0.1),
    'pension now, pessimistic': unchanged.pensions.pessimistic,
    'pension now, expected': unchanged.pensions.expected,
    'pension now, optimistic': unchanged.pensions.optimistic,
    'proposal, pessimistic': ownFlat.pensions.pessimistic,
    'proposal, expected': ownFlat.pensions.expected,
    'proposal, optimistic': ownFlat.pensions.optimistic,
  });
});
