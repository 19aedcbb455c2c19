import { expect, it } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import type { DossierInput, PremiumDossierInput } from '#core/dossier/dossier.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import { employeesHeadline } from '#output/topics/choices/employees-headline.ts';
import { guaranteeExample } from '#server/example/guarantee-example.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';

/** Twelve people born in each of these years. */
const staff = (...years: readonly number[]): DossierInput['participants'] =>
  years.flatMap((year) =>
    Array.from({ length: 12 }, (_, index) =>
      inventedParticipant(`${year}-${index}`, { year, month: (index % 12) + 1, day: 1 }, 50_000),
    ),
  );

const rising: PremiumDossierInput = {
  ...plainDossier,
  chosenAlternative: 'B',
  current: {
    ...plainDossier.current,
    scale: [
      { fromAge: 15, rate: 0.08 },
      { fromAge: 40, rate: 0.15 },
      { fromAge: 50, rate: 0.25 },
    ],
  },
  ownProposal: { flat: 0.2, scale: [] },
  compensation: { ...plainDossier.compensation, method: 'none' },
  participants: staff(1998, 1978, 1968),
};

function told(input: DossierInput): string {
  const { title, sentence } = employeesHeadline({ input, result: resultOf(input) });
  expect(title.length).toBeLessThanOrEqual(90);
  return spaced(sentence === null ? title : `${title}. ${sentence}`);
}

it.each<[string, Partial<typeof rising>, RegExp]>([
  [
    'a group, and not everybody in it',
    {},
    /^Vlak voor iedereen wordt 20,0%\. Elke groep vanaf \d\d jaar krijgt samen minder pensioen$/,
  ],
  [
    'of before compensation where some is paid',
    { compensation: { ...rising.compensation, method: 'pensionOutcome', form: 'pensionPremium' } },
    /\. Elke groep vanaf \d\d jaar krijgt vóór compensatie samen minder pensioen$/,
  ],
  [
    'of a loss that salary does not take away',
    { compensation: { ...rising.compensation, method: 'pensionOutcome', form: 'salary' } },
    /\. Elke groep vanaf \d\d jaar krijgt samen minder pensioen$/,
  ],
  [
    'every group where each loses',
    { ownProposal: { flat: 0.05, scale: [] } },
    /\. Elke leeftijdsgroep krijgt samen minder pensioen$/,
  ],
  [
    'one group as a whole, and not everybody in it',
    { ownProposal: { flat: 0.05, scale: [] }, participants: staff(1978) },
    /\. De hele groep krijgt samen minder pensioen$/,
  ],
  ['that none does', { ownProposal: { flat: 0.3, scale: [] } }, /\. Geen leeftijdsgroep krijgt samen minder pensioen$/],
  [
    'of a premium that nobody chose no decision',
    { chosenAlternative: null, schemeOn30June2023: 'noScheme' },
    /^Vlak voor iedereen \(20,0%\)/,
  ],
])('tells others than the employer %s', (_, changed, expected) => {
  expect(told({ ...rising, ...changed })).toMatch(expected);
});

it('says of a guarantee that it lapses, where no group together expects less', async () => {
  const { dossier } = await calculatedContent(guaranteeExample, 'dbToDc');
  const input: DossierInput = { ...dossier.input, chosenAlternative: 'B', ownProposal: { flat: 0.3, scale: [] } };
  expect(told(input)).toBe('Vlak voor iedereen wordt 30,0%. De garantie vervalt voor wat nog wordt opgebouwd');
});

it('says so of a guarantee beside the groups that lose, and where nobody chose', async () => {
  const { dossier } = await calculatedContent(guaranteeExample, 'dbToDc');
  const lapses = /De garantie vervalt voor wat nog wordt opgebouwd$/;
  expect(told({ ...dossier.input, chosenAlternative: 'B' })).toMatch(/minder verwacht pensioen\. De garantie/);
  expect(told({ ...dossier.input, chosenAlternative: null })).toMatch(lapses);
});
