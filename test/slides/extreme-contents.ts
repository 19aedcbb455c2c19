import type { Participant } from '#core/dossier/dossier.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleInput, exampleParticipants, exampleScale } from '#test/fixtures/example-scheme.ts';
import { invoicedContent } from '#test/fixtures/invoiced-content.ts';
import { exampleContent, exampleDossier } from '#test/fixtures/output-content.ts';

/** Every participant at the highest salary of pensions: with thousands of them sums over thirty years pass a billion. */
const highest = (participants: readonly Participant[]): readonly Participant[] =>
  participants.map((one) => Object.assign({}, one, { salary: 137_800, partTime: 1, capital: 400_000 }));

/** Just above the offset: a premium of some euros. */
const lowest = (participants: readonly Participant[]): readonly Participant[] =>
  participants.map((one) => Object.assign({}, one, { salary: 19_400, partTime: 0.2, capital: 0 }));

function premiumContent(participants: readonly Participant[], flat: number | null): OutputContent {
  const dossier = exampleDossier(participants);
  const input = { ...exampleInput(participants), ownProposal: { flat, scale: flat === null ? [] : exampleScale } };
  return { ...exampleContent(1), dossier: { ...dossier, input }, result: resultOf(input) };
}

/** Each term of the new scheme another one than now, with as much to tell of it as there can be. */
function changedContent(): OutputContent {
  const participants = exampleParticipants(40);
  const dossier = exampleDossier(participants);
  const base = exampleInput(participants);
  const steps = [2028, 2029, 2030, 2031].map((year, at) => ({ from: { year, month: 1 }, rate: 0.03 + at / 100 }));
  const product = { lifecycle: [{ yearsToPension: 0, equityWeight: 0.2 }], investmentCost: 0.008 };
  const input = {
    ...base,
    current: { ...base.current, product: { ...product, existingCapital: 'moves' as const } },
    next: {
      ...base.next,
      pensionAgeInMonths: base.next.pensionAgeInMonths - 12,
      employeeContribution: { ...base.next.employeeContribution, steps, sharing: { part: 0.5, above: 0.2 } },
    },
  };
  const warnings = exampleContent(1).dossier.warnings;
  return { ...exampleContent(1), dossier: { ...dossier, input, warnings }, result: resultOf(input) };
}

/** So many that the chart of their ages is wide, beside long words in every column of what changes. */
function wordyContent(): OutputContent {
  const participants = exampleParticipants(1500);
  const base = exampleInput(participants);
  const next = { ...base.next, bracketAgeRule: 'firstOfMonth', contract: 'premiumBenefit' } as const;
  const input = { ...base, next };
  const dossier = { ...exampleDossier(participants), input };
  return { ...exampleContent(1), dossier, result: resultOf(input) };
}

/** Dossiers at the ends of what is served: few and many people, amounts of some euros and of a billion. */
export const extremeContents = (): readonly (readonly [string, OutputContent])[] => [
  ['one participant with hardly a pension', premiumContent(lowest(exampleParticipants(1)), null)],
  ['two participants, and proposals of their own', premiumContent(exampleParticipants(2), 0.25)],
  ['three participants at the maximum', premiumContent(highest(exampleParticipants(3)), null)],
  ['ten participants with hardly a pension', premiumContent(lowest(exampleParticipants(10)), 0.31)],
  ['three thousand participants at the maximum', premiumContent(highest(exampleParticipants(3000)), 0.25)],
  ['a guarantee of one participant', averagePayContent('scheme', 1)],
  [
    'an ambition of three thousand participants',
    averagePayContent('ambition', 3000, { ownProposal: { flat: 0.2, scale: exampleScale } }),
  ],
  ['forty participants for whom every term changes', changedContent()],
  ['fifteen hundred participants, with long words beside their ages', wordyContent()],
  ['an invoice and an offer', invoicedContent(true)],
];
