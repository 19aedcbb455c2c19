import { describe, expect, it } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { gainersSentence } from '#output/topics/compensation/compensated-gainers.ts';

/** Ten people each of 32 and of 58: at a flat premium the younger gain over their whole career. */
const people = [1994, 1968].flatMap((year) =>
  Array.from({ length: 10 }, (_, row) =>
    Object.assign({}, plainParticipant, { number: `${year}-${row}`, born: { year, month: 1, day: 1 } }),
  ),
);

/** Between 40 and 55 the scale is far above the flat premium, at other ages below it. */
const dossier: DossierInput = {
  ...plainDossier,
  participants: people,
  compensation: {
    ...plainDossier.compensation,
    method: 'premiumDifference',
    form: 'salary',
    end: { kind: 'years', years: 30 },
  },
};

const plain = (text: string | null): string | null => text?.replaceAll('\u00a0', ' ') ?? null;

describe('who receives compensation', () => {
  it('names the groups that gain without it, what they receive, and what can be done', () => {
    const subject = { input: dossier, result: calculate(dossier) };
    expect(plain(gainersSentence(subject, 'budgetNeutralFlat'))).toMatch(
      /^Van de compensatie gaat € [\d.]+ \(\d+%\) naar leeftijden die zonder haar al vooruitgaan \(.* jaar\); een leeftijdsgrens kan dat beperken\.$/,
    );
  });

  it('never calls a small part nothing', () => {
    const young = people.map((person) =>
      person.born.year === 1994 ? Object.assign({}, person, { partTime: 0.005 }) : person,
    );
    const input: DossierInput = { ...dossier, participants: young };
    expect(plain(gainersSentence({ input, result: calculate(input) }, 'budgetNeutralFlat'))).toMatch(
      /^Van de compensatie gaat € [\d.]+ \(minder dan 1%\) naar leeftijden/,
    );
  });

  it('is not told where only who loses receives it', () => {
    const input: DossierInput = { ...dossier, compensation: { ...dossier.compensation, fromAge: 50 } };
    expect(gainersSentence({ input, result: calculate(input) }, 'budgetNeutralFlat')).toBeNull();
  });
});
