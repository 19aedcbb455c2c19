import type { DossierInput, NewContract } from '#core/dossier/dossier.ts';
import { groupChangesSection } from '#output/topics/people/group-changes.ts';
import { gainsSection } from '#output/topics/people/gains-section.ts';
import { describe, expect, it } from 'vitest';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { groupPension, cohortGroups } from '#output/topics/people/cohorts-conclusion.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { cohortGains, gainsTogether, paysSalary } from '#output/topics/people/cohort-gains.ts';
import { gainsConclusion } from '#output/topics/people/gains-conclusion.ts';
import { changeCounts } from '#output/language/pension-changes.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';

const { dossier, result } = averagePayContent('ambition', 60);
const subject = { input: dossier.input, result };
const premium = alternativeOf(result, 'budgetNeutralFlat');
const groups = cohortGains(subject, premium);

/** A dossier with another contract. */
const withContract = (input: DossierInput, contract: NewContract): DossierInput =>
  Object.assign({}, input, { next: { ...input.next, contract } });

describe('who gains and who loses per cohort', () => {
  it('counts everybody once, and together as many as of all participants', () => {
    for (const { count, without } of groups) {
      expect(count).toBeGreaterThanOrEqual(smallestGroup);
      expect(without.better + without.equal + without.worse).toBe(count);
    }
    for (const alternative of premiumAlternatives(result)) {
      const { better, equal, worse } = gainsTogether(cohortGains(subject, alternative))!.without;
      expect({ better, equal, worse }).toEqual(changeCounts(subject, alternative));
    }
  });

  it('has the pensions of the cohort, and what compensation adds to them', () => {
    const shown = cohortGroups(subject);
    groups.forEach(({ current, without, compensated, asPremium }, index) => {
      expect(without.pension).toBeCloseTo(groupPension(shown[index]!, premium), 4);
      expect(current).toBeCloseTo(groupPension(shown[index]!, alternativeOf(result, 'unchanged')), 4);
      expect(compensated!.pension).toBeGreaterThanOrEqual(without.pension + asPremium - 1e-6);
      expect(compensated!.worse).toBeLessThanOrEqual(without.worse);
    });
    const { pensionFromPremium, pensionFromSalary } = premium.compensation!.participants;
    const paid = [...pensionFromPremium, ...pensionFromSalary].reduce((sum, value) => sum + value, 0);
    const { compensated, without, asPremium } = gainsTogether(groups)!;
    expect(compensated!.pension - without.pension).toBeCloseTo(paid, 4);
    expect(paysSalary(groups)).toBe(Math.round(paid - asPremium) !== 0);
  });

  it('tells others than the employer that the rest of compensation is salary, where a part of it is', async () => {
    for (const kind of ['dcToDc', 'dbToDc'] as const) {
      const content = await statutoryExample(kind);
      const told = { input: content.dossier.input, result: content.result };
      const flat = alternativeOf(content.result, 'budgetNeutralFlat');
      const isPart = kind === 'dcToDc';
      expect(paysSalary(cohortGains(told, flat))).toBe(isPart);
      expect(groupChangesSection(told, flat)!.notes.join(' ').includes('De rest van de compensatie is salaris')).toBe(
        isPart,
      );
    }
  });

  it('says how many lose, without and with compensation', () => {
    const { count, without } = gainsTogether(groups)!;
    const { less, lessAfterCompensation } = subject.result.choices.find(({ key }) => key === premium.choice)!.people;
    expect([less, lessAfterCompensation]).toEqual([without.worse, expect.any(Number)]);
    expect(gainsConclusion(subject, premium, groups)).toMatch(
      new RegExp(`${less} van de ${count} minder verwacht pensioen; na compensatie nog ${lessAfterCompensation}$`),
    );
    const uncompensated = subject.result.choices.map((choice) =>
      Object.assign({}, choice, { people: { ...choice.people, lessAfterCompensation: less } }),
    );
    const same = { input: subject.input, result: { ...subject.result, choices: uncompensated } };
    expect(gainsConclusion(same, premium, groups)).not.toContain('compensatie');
  });

  it('says above the figures of a solidary scheme that it is calculated as a flexible one', () => {
    const { input, result } = subject;
    const leads = (contract: NewContract): readonly (string | undefined)[] => {
      const told = { input: withContract(input, contract), result };
      return [gainsSection(told)?.lead, groupChangesSection(told, alternativeOf(result, 'budgetNeutralFlat'))?.lead];
    };
    for (const lead of leads('solidary'))
      expect(lead).toContain('De solidaire regeling is doorgerekend alsof zij flexibel is.');
    for (const lead of leads('flexible')) expect(lead).not.toContain('solidaire');
  });

  it('is told of nobody below the smallest group', () => {
    const few = exampleContent(smallestGroup - 1);
    const small = { input: few.dossier.input, result: few.result };
    expect(cohortGains(small, alternativeOf(few.result, 'budgetNeutralFlat'))).toEqual([]);
    expect(gainsConclusion(small, alternativeOf(few.result, 'budgetNeutralFlat'), [])).toBeNull();
  });
});
