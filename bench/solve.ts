import { calculate, calculationInParts } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import type { Benchmark, Measured } from './benchmark.ts';
import { dossierOf } from './group.ts';
import { monthlyModel } from './monthly-model.ts';

/** The kinds by the names that their benchmarks have. */
const kinds: readonly (readonly [string, SchemeKind])[] = [
  ['premium', 'dcToDc'],
  ['guarantee', 'dbToDc'],
  ['ambition', 'ambitionDbToDc'],
];

const peer = 'a straightforward monthly model of the two flat answers alone, in the same run';

const everySize = [1_000, 10_000, 100_000];

const benchmark = (
  name: string,
  kind: SchemeKind,
  work: (input: DossierInput) => () => unknown,
  sizes: readonly number[] = everySize,
): Benchmark => ({
  name,
  unit: 'participants',
  sizes,
  runs: (size) => (size > 50_000 ? 3 : 7),
  floor: peer,
  processorTimeOf: 1,
  measured: async (size) => againstPeer(await dossierOf(size, kind), work),
});

function againstPeer(input: DossierInput, work: (input: DossierInput) => () => unknown): Measured {
  return { work: work(input), floor: () => monthlyModel(input) };
}

/** The whole calculation of each kind: projection, sensitivities, four answers, cost per year, cohorts, compensation, checks. */
const whole = kinds.map(([name, kind]) =>
  benchmark(`solve-${name}`, kind, (input) => {
    expectSamePremiums(input);
    return () => calculate(input);
  }),
);

/** What a what-if asks of another premium: all that the table of choices shows. */
const asked = kinds.map(([name, kind]) =>
  benchmark(`what-if-${name}`, kind, (input) => {
    const own = { ...input, chosenAlternative: 'ownFlat', ownProposal: { flat: 0.2, scale: [] } } as const;
    return () => calculationInParts(own).answers;
  }),
);

/** The peer would be no measure if it found other premiums. */
function expectSamePremiums(input: DossierInput): void {
  const result = calculate(input);
  const { budgetNeutral, profitNeutral } = monthlyModel(input);
  for (const [found, key] of [
    [budgetNeutral, 'budgetNeutralFlat'],
    [profitNeutral, 'profitNeutralFlat'],
  ] as const) {
    const { exact } = alternativeOf(result, key);
    if (Math.abs(found - exact) > 1e-9 * exact) throw new Error(`${key}: ${exact}, monthly model ${found}`);
  }
}

export const solves: readonly Benchmark[] = [...whole, ...asked];
