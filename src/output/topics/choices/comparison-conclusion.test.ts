import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import { describe, expect, it } from 'vitest';
import { type Permission } from '#core/result/new-premium.ts';
import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import { comparisonConclusion } from '#output/topics/choices/comparison-conclusion.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';

type Figures = Readonly<Record<AnswerKey, readonly [cost: number, pension: number]>>;

const unchanged = { cost: 900, pension: 1000 };

/** The comparison of answers with these costs and pensions, where compensation was not asked for. */
function compared(
  figures: Figures,
  permitted: Permission['permitted'] = 'yes',
  keeping = permitted,
  factor = 1,
): string {
  const { dossier, result } = exampleContent(25);
  const permission: Permission = { permitted, reason: permitted === 'yes' ? 'qualifies' : 'schemeDoesNotQualify' };
  const verdict = { allowed: permitted, grounds: [] };
  const answers = answersOf(result).map(({ key, form, verdict: allowed }) => {
    const [cost, pension] = figures[key];
    const pensionDifference = pension - unchanged.pension;
    const judged = form === 'flat' ? { permission: null, verdict: allowed } : { permission, verdict, exact: factor };
    return [key, { existingCost: cost, pensionDifference, ...judged, compensation: null }];
  });
  const changed = changedAlternatives(result, { ...Object.fromEntries(answers), unchanged });
  const grandfathering = { allowed: keeping, grounds: [] };
  return spaced(comparisonConclusion({ input: dossier.input, result: { ...changed, grandfathering } }));
}

const figures: Figures = {
  budgetNeutralFlat: [1000, 900],
  budgetNeutralProgressive: [1010, 1200],
  profitNeutralFlat: [1200, 1000],
  profitNeutralProgressive: [950, 1000],
};

describe('the comparison of the answers', () => {
  it('speaks once of answers that are the same flat premium', () => {
    const { dossier, result } = exampleContent(25);
    const same = { practicalScale: [{ fromAge: 15, rate: 0.272 }], existingCost: 1000, compensation: null };
    const no = {
      permission: { permitted: 'no', reason: 'schemeDoesNotQualify' },
      verdict: { allowed: 'no', grounds: [] },
    } as const;
    const changed = changedAlternatives(result, {
      budgetNeutralFlat: same,
      profitNeutralFlat: same,
      budgetNeutralProgressive: no,
      profitNeutralProgressive: no,
    });
    expect(spaced(comparisonConclusion({ input: dossier.input, result: changed }))).toMatch(
      /^Van de vier alternatieven is alleen een vlakke premie van 27,2% toegestaan: dat kost in de eerste 5 jaar € [\d.]+ (meer|minder) dan nu/,
    );
    const flat = { ...same, form: 'flat', permission: null, verdict: { allowed: 'yes', grounds: [] } } as const;
    const level = changedAlternatives(changed, { budgetNeutralProgressive: flat, profitNeutralProgressive: flat });
    expect(spaced(comparisonConclusion({ input: dossier.input, result: level }))).toMatch(
      /^Alle vier de alternatieven komen uit op een vlakke premie van 27,2%: dat kost in de eerste 5 jaar € [\d.]+ (meer|minder) dan nu/,
    );
  });

  it('speaks of the answers only, and says so where going on unchanged costs less', () => {
    const kept = 'De staffel behouden (7,3% tot 41,2%) kost het minst van de vier alternatieven en';
    const flat = 'een vlakke premie van 19,2% kost in de eerste 5 jaar € 100 meer dan nu';
    expect(compared(figures)).toBe(`${kept} laat het pensioen naar verwachting vrijwel gelijk; ${flat}`);
    expect(compared({ ...figures, profitNeutralProgressive: [950, 1300] })).toBe(
      `${kept} geeft naar verwachting meer pensioen dan nu; ${flat}`,
    );
  });

  it('says of which four three cost nearly as much where a premium of the adviser stands beside them', () => {
    const { dossier } = exampleContent(25);
    const input = { ...dossier.input, ownProposal: { flat: 0.25, scale: [] } };
    const costing = (existingCost: number) =>
      ({ existingCost, pensionDifference: 0, compensation: null, verdict: { allowed: 'yes', grounds: [] } }) as const;
    const result = changedAlternatives(resultOf(input), {
      unchanged,
      budgetNeutralFlat: costing(1000),
      budgetNeutralProgressive: costing(1002),
      profitNeutralFlat: costing(1200),
      profitNeutralProgressive: costing(1004),
    });
    expect(spaced(comparisonConclusion({ input, result }))).toMatch(
      /^Van de vier alternatieven kost profijtneutraal vlak het meest; de andere drie kosten vrijwel evenveel/,
    );
  });

  it('tells the least of the four only where the table shows less: nearly as much is no less', () => {
    expect(compared({ ...figures, profitNeutralProgressive: [901, 1000] })).toMatch(/ kost het minst en /);
    expect(compared({ ...figures, profitNeutralProgressive: [910, 1000] })).toMatch(
      / kost het minst van de vier alternatieven en /,
    );
  });

  it('says that the cost of the only one that is allowed is with compensation', () => {
    const { dossier } = exampleContent(25);
    const result = resultOf(dossier.input);
    const changes = answersOf(result).map(({ key }) => {
      const allowed = key === 'budgetNeutralFlat' ? 'yes' : 'no';
      return [key, { verdict: { allowed, grounds: [] } }];
    });
    const changed = changedAlternatives(result, Object.fromEntries(changes));
    const subject = { input: dossier.input, result: changed };
    expect(spaced(comparisonConclusion(subject))).toMatch(
      /^Van de vier alternatieven is alleen een vlakke premie van [\d,]+% toegestaan: dat kost met compensatie in de eerste 5 jaar € [\d.]+ (meer|minder) dan nu en /,
    );
  });

  it('speaks of keeping the scale only where the law lets it be kept', () => {
    expect(compared(figures, 'yes', 'no')).toMatch(/^Een progressieve staffel van \S+ tot \S+ kost het minst/);
    expect(compared(figures, 'yes', 'unknown')).toMatch(/^De staffel behouden \(\S+ tot \S+\) kost het minst/);
  });

  it('calls no scale kept that is far higher or lower than the current one', () => {
    expect(compared(figures, 'yes', 'yes', 1.04)).toMatch(/^De staffel behouden \(/);
    expect(compared(figures, 'yes', 'yes', 0.96)).toMatch(/^De staffel behouden \(/);
    expect(compared(figures, 'yes', 'yes', 1.41)).toMatch(/^Een progressieve staffel van /);
    expect(compared(figures, 'yes', 'yes', 0.9)).toMatch(/^Een progressieve staffel van /);
  });

  it('names no answer that the law does not allow, nor one of which that is unknown', () => {
    expect(compared(figures, 'no')).toBe(
      'Een vlakke premie van 19,2% kost het minst van wat van de vier is toegestaan en geeft naar verwachting minder pensioen dan nu',
    );
    expect(compared(figures, 'unknown')).toBe(compared(figures, 'no').replace('is toegestaan', 'zeker is toegestaan'));
  });

  const cheaper = { ...figures, budgetNeutralFlat: [1200, 900], profitNeutralFlat: [1000, 1200] } as const;

  it('gives each flat premium its height where one is set beside another, and what each costs', () => {
    expect(compared(cheaper, 'no')).toMatch(
      /^Een vlakke premie van (\S+) kost het minst van wat van de vier is toegestaan en geeft naar verwachting meer pensioen dan nu; een vlakke premie van (?!\1 )\S+ kost in de eerste 5 jaar € 300 meer dan nu$/,
    );
  });

  it('counts the compensation of both flat premiums, not that of one', () => {
    const { dossier } = exampleContent(25);
    const result = resultOf(dossier.input);
    const base = alternativeOf(result, 'profitNeutralFlat').compensation!;
    const changes = answersOf(result).map(({ key, form, verdict }) => [
      key,
      {
        existingCost: cheaper[key][0],
        compensation: { ...base, horizonCost: key === 'budgetNeutralFlat' ? 500 : 100 },
        verdict: form === 'flat' ? verdict : { allowed: 'no', grounds: [] },
      },
    ]);
    const changed = changedAlternatives(result, { ...Object.fromEntries(changes), unchanged });
    expect(spaced(comparisonConclusion({ input: dossier.input, result: changed }))).toMatch(
      /^Een vlakke premie van \S+ kost het minst van wat van de vier is toegestaan en .*; een vlakke premie van \S+ kost met compensatie in de eerste 5 jaar € 800 meer dan nu$/,
    );
  });

  it('calls one only certainly allowed where it is unknown of another', () => {
    const { dossier, result } = exampleContent(25);
    const first = (other: 'no' | 'unknown'): string => {
      const changes = answersOf(result).map(({ key }) => [
        key,
        { verdict: { allowed: key === 'profitNeutralFlat' ? 'yes' : other, grounds: [] } },
      ]);
      const changed = changedAlternatives(result, Object.fromEntries(changes));
      return spaced(comparisonConclusion({ input: dossier.input, result: changed }));
    };
    expect(first('no')).toMatch(/^Van de vier alternatieven is alleen een vlakke premie van [\d,]+% toegestaan: /);
    expect(first('unknown')).toMatch(
      /^Van de vier alternatieven is alleen een vlakke premie van [\d,]+% zeker toegestaan: /,
    );
  });

  it('names together what costs nearly the same, and says of pension only what holds for all of them', () => {
    const same = { ...figures, profitNeutralFlat: [1005, 900] } as const;
    expect(compared(same, 'no')).toBe(
      'Beide vlakke premies kosten vrijwel evenveel en geven naar verwachting minder pensioen dan nu',
    );
    expect(compared({ ...same, profitNeutralFlat: [1005, 1100] }, 'no')).toBe(
      'Beide vlakke premies kosten vrijwel evenveel',
    );
    expect(compared({ ...same, profitNeutralProgressive: [1010, 1200] })).toBe(
      'Beide vlakke premies kosten het minst van de vier alternatieven en geven naar verwachting minder pensioen dan nu',
    );
  });

  it('tells of three that cost alike what the fourth costs, and calls them no least', () => {
    const alike = {
      budgetNeutralFlat: [1000, 900],
      budgetNeutralProgressive: [1002, 1000],
      profitNeutralFlat: [1200, 1000],
      profitNeutralProgressive: [1004, 1000],
    } as const;
    // What stands in front is named first, the dearer one not in its place.
    expect(compared(alike)).toMatch(
      /^Een vlakke premie van 19,2% kost vrijwel evenveel als twee andere alternatieven; een vlakke premie van (?!19,2)[\d,]+% kost in de eerste 5 jaar € 300 meer dan nu$/,
    );
    expect(
      compared({ ...alike, budgetNeutralFlat: alike.profitNeutralFlat, profitNeutralFlat: alike.budgetNeutralFlat }),
    ).toMatch(
      /^Een vlakke premie van 19,2% kost in de eerste 5 jaar € 300 meer dan nu; de andere drie alternatieven kosten vrijwel evenveel$/,
    );
  });

  it('sets beside the least the scale that stands in front, not a flat premium that does not', () => {
    const { dossier } = exampleContent(25);
    const input = { ...dossier.input, chosenAlternative: 'budgetNeutralProgressive' } as const;
    const costing = (existingCost: number) => ({ existingCost, compensation: null });
    const result = changedAlternatives(resultOf(input), {
      unchanged,
      budgetNeutralFlat: costing(1300),
      budgetNeutralProgressive: costing(1200),
      profitNeutralFlat: costing(1400),
      profitNeutralProgressive: costing(1000),
    });
    expect(spaced(comparisonConclusion({ input, result }))).toMatch(
      /; een progressieve staffel van [\d,]+% tot [\d,]+% kost in de eerste 5 jaar € 300 meer dan nu$/,
    );
  });

  it('calls a kept scale by a noun where it is the only one that is allowed', () => {
    const { dossier, result } = exampleContent(25);
    const changes = answersOf(result).map(({ key }) => [
      key,
      { verdict: { allowed: key === 'budgetNeutralProgressive' ? 'yes' : 'no', grounds: [] } },
    ]);
    const changed = changedAlternatives(result, Object.fromEntries(changes));
    const grandfathering = { allowed: 'yes', grounds: [] } as const;
    expect(spaced(comparisonConclusion({ input: dossier.input, result: { ...changed, grandfathering } }))).toMatch(
      /^Van de vier alternatieven is alleen behoud van de staffel \([\d,]+% tot [\d,]+%\) toegestaan: /,
    );
  });

  it('sets beside the least the flat premium that stands in front, also where that is a proposal', () => {
    const { dossier } = exampleContent(25);
    const proposed = { ...dossier.input, ownProposal: { flat: 0.25, scale: [] } };
    const toldOf = (chosenAlternative: 'ownFlat' | null): string => {
      const input = { ...proposed, chosenAlternative };
      return spaced(comparisonConclusion({ input, result: resultOf(input) }));
    };
    expect(toldOf(null)).toMatch(/; een vlakke premie van 20,0% vraagt € [\d.]+ compensatie/);
    expect(toldOf('ownFlat')).toMatch(/; een vlakke premie van 25,0% vraagt € [\d.]+ compensatie/);
  });
});
