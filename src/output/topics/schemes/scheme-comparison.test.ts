import { alternativeOf } from '#core/result/alternative-of.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { describe, expect, it } from 'vitest';
import type { AveragePayDossierInput, DossierInput, PremiumDossierInput } from '#core/dossier/dossier.ts';
import type { CurrentProduct } from '#core/dossier/lifecycle.ts';
import type { SteppedContribution } from '#core/dossier/employee-contribution.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { certaintyNote } from '#output/language/bases.ts';
import { conditionalIndexation } from '#output/language/current-scheme.ts';
import { schemesConclusion } from '#output/topics/schemes/schemes-conclusion.ts';
import { schemeFacts } from '#output/topics/schemes/scheme-comparison.ts';
import { capitalSentence } from '#output/topics/schemes/product-facts.ts';
import type { SchemeFact } from '#output/topics/schemes/scheme-fact.ts';
import { averagePayContent, averagePayInput } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const content = exampleContent(5);
const factsOf = (input: DossierInput): readonly SchemeFact[] => schemeFacts({ input, result: content.result });

const { input } = content.dossier;
const { result } = content;
const named = (found: readonly SchemeFact[], label: string): string => {
  const fact = found.find((item) => item.label === label);
  return fact === undefined ? 'none' : `${fact.current} | ${fact.next} | ${fact.change}`.replaceAll('\u00a0', ' ');
};

describe('the facts of both schemes', () => {
  it('call an own contribution that one of the schemes does not have new or dropped', () => {
    const without = { basis: 'premium', rate: 0 } as const;
    const some = { basis: 'salary', rate: 0.05 } as const;
    const facts = (current: typeof some | typeof without, next: typeof some | typeof without): string =>
      named(
        factsOf({
          ...input,
          current: { ...input.current, employeeContribution: current },
          next: { ...input.next, employeeContribution: next },
        } as DossierInput),
        'Eigen bijdrage',
      );
    expect(facts(some, without)).toBe('5,0% van het salaris | geen | vervalt');
    expect(facts(without, some)).toBe('geen | 5,0% van het salaris | nieuw');
  });

  it('tell in which steps the own contribution changes, and what is shared above a level', () => {
    const facts = (own: Partial<SteppedContribution>): readonly SchemeFact[] => {
      const employeeContribution = { basis: 'pensionBase', rate: 0.05, ...own } as const;
      return factsOf({ ...input, next: { ...input.next, employeeContribution } });
    };
    // The transition is on 1 January 2027.
    const step = (year: number, rate: number) => ({ from: { year, month: 1 }, rate });
    const named2 = { steps: [step(2027, 0.055), step(2029, 0.06)] };
    expect(named(facts(named2), 'Eigen bijdrage')).toBe(
      '5,0% van de grondslag | 5,5% van de grondslag; vanaf 01-01-2029 6,0% | anders',
    );
    const counted = { steps: [step(2028, 0.055), step(2029, 0.06), step(2030, 0.07)] };
    expect(named(facts(counted), 'Eigen bijdrage')).toBe(
      '5,0% van de grondslag | 5,0% van de grondslag; in 3 stappen naar 7,0% vanaf 01-01-2030 | anders',
    );
    expect(named(facts({ steps: [step(2027, 0.06)] }), 'Eigen bijdrage')).toBe(
      '5,0% van de grondslag | 6,0% van de grondslag | anders',
    );
    const shared = facts({ sharing: { part: 0.5, above: 0.2 } });
    expect(named(shared, 'Eigen bijdrage boven een niveau')).toBe(
      'geen | 50,0% van de premie boven 20,0% van de grondslag | nieuw',
    );
    expect(named(facts({}), 'Eigen bijdrage boven een niveau')).toBe('none');
  });

  it('tell higher, lower, other, new and dropped apart', () => {
    const next = {
      ...input.next,
      offset: 20_000,
      maximumSalary: 100_000,
      pensionAgeInMonths: 805,
      bracketAgeRule: 'firstOfMonth',
      costPerParticipant: 0,
      entryCost: 0.0125,
    } as const;
    const found = factsOf({ ...input, next });
    expect(named(found, 'Franchise')).toBe('€ 19.172 | € 20.000 | hoger');
    expect(named(found, 'Maximum pensioengevend salaris')).toBe('€ 137.800 | € 100.000 | lager');
    expect(named(found, 'Pensioenleeftijd')).toBe('68 jaar | 67 jaar en 1 maand | lager');
    expect(named(found, 'Leeftijdsbepaling')).toBe('31 december | eerste van de maand | anders');
    expect(named(found, 'Kosten per deelnemer, per jaar')).toBe('€ 90 | geen | vervalt');
    expect(named(found, 'Kosten op de inleg')).toBe('geen | 1,25% | nieuw');
    expect(named(found, 'Eigen bijdrage')).toBe('5,0% van de grondslag | 5,0% van de grondslag | gelijk');
  });

  it('tell what each scheme invests in where that differs, and where the capital goes', () => {
    const of = (product: CurrentProduct): readonly SchemeFact[] =>
      factsOf({ ...input, current: { ...input.current, product } } as DossierInput);
    const own = of({
      lifecycle: [
        { yearsToPension: 0, equityWeight: 0.2 },
        { yearsToPension: 15, equityWeight: 0.8 },
      ],
      investmentCost: 0.0085,
      existingCapital: 'moves',
    });
    expect(named(own, 'Beleggingskosten, per jaar')).toBe('0,85% | 0,40% | lager');
    expect(named(own, 'In aandelen, van jong naar oud')).toMatch(/^80% tot 20% \| .* \| anders$/);
    expect(named(own, 'Kapitaal van vóór de transitie')).toContain('gaat mee naar het nieuwe');
    const costly = of({ lifecycle: null, investmentCost: 0.01, existingCapital: 'stays' });
    expect(named(costly, 'In aandelen, van jong naar oud')).toBe('none');
    expect(named(costly, 'Kapitaal van vóór de transitie')).toContain('blijft daarin');
    expect(named(factsOf(input), 'Beleggingskosten, per jaar')).toBe('none');
    const capital = (existingCapital: CurrentProduct['existingCapital']): string | null =>
      capitalSentence({
        ...input,
        current: { ...input.current, product: { lifecycle: null, investmentCost: 0.01, existingCapital } },
      } as DossierInput);
    expect(capital('stays')).toContain('blijft belegd als in de huidige regeling');
    expect(capital('moves')).toContain('vanaf de transitiedatum belegd als in de nieuwe regeling');
    expect(capitalSentence(input)).toBeNull();
  });

  it('tell risk premiums by age by their lowest and highest', () => {
    const riskPremiumByAge = [
      { fromAge: 20, value: 0.004 },
      { fromAge: 50, value: 0.032 },
    ];
    const facts = (current: typeof riskPremiumByAge, next: typeof riskPremiumByAge) =>
      named(
        factsOf({
          ...input,
          current: { ...input.current, riskPremiumByAge: current },
          next: { ...input.next, riskPremiumByAge: next },
        } as DossierInput),
        'Risicopremies over het salaris',
      );
    expect(facts(riskPremiumByAge, [])).toBe('0,40% tot 3,20% naar leeftijd | geen | vervalt');
    expect(facts([], riskPremiumByAge)).toBe('geen | 0,40% tot 3,20% naar leeftijd | nieuw');
    expect(facts(riskPremiumByAge, riskPremiumByAge)).toMatch(/gelijk$/);
    expect(facts(riskPremiumByAge, riskPremiumByAge.slice(1))).toMatch(/anders$/);
  });

  it('tell how the current premium runs, in the decimals that it has', () => {
    if (isAveragePay(input)) throw new Error('no scale');
    const premium = (...rates: readonly number[]) => {
      const scale = rates.map((rate, step) => ({ fromAge: 20 + 10 * step, rate }));
      return named(schemeFacts({ input, result: { ...result, currentScale: scale } }), 'Premie').split(' | ')[0];
    };
    expect(premium(0.0725, 0.1, 0.406)).toBe('7,25% tot 40,6%, stijgt met de leeftijd');
    expect(premium(0.15)).toBe('15,0% op elke leeftijd');
    expect(premium(0.15, 0.15)).toBe('15,0% op elke leeftijd');
    expect(premium(0.2, 0.15)).toBe('15,0% tot 20,0%, verschilt naar de leeftijd');
  });

  it('name the agreements as the law does', () => {
    if (isAveragePay(input)) throw new Error('no scale');
    const current = { ...input.current, scale: [{ fromAge: 15, rate: 0.2 }] };
    const next = { ...input.next, contract: 'premiumBenefit' } as const;
    expect(named(factsOf(input), 'Soort regeling')).toBe(
      'premieovereenkomst met leeftijdsstaffel | flexibele premieovereenkomst | anders',
    );
    expect(named(factsOf({ ...input, current, next }), 'Soort regeling')).toBe(
      'premieovereenkomst met een vlakke premie | premie-uitkeringsovereenkomst | anders',
    );
  });

  it('have the premium in front alone, and who does not get a scale that stays', () => {
    const premiumOf = (changes: Partial<DossierInput>) => {
      const changed = { ...plainDossier, transitionDate: { year: 2028, month: 1 }, ...changes } as DossierInput;
      return named(schemeFacts({ input: changed, result: calculate(changed) }), 'Premie');
    };
    expect(premiumOf({ chosenAlternative: 'A' })).toMatch(
      / \| de staffel van nu; wie later begint \d+,\d+% vlak \| anders$/,
    );
    expect(premiumOf({ chosenAlternative: 'B' })).toMatch(/ \| een vlakke premie van \d+,\d% \| anders$/);
    const current = { ...plainDossier.current, scale: [{ fromAge: 20, rate: 0.2 }] } as PremiumDossierInput['current'];
    const flat = premiumOf({ current, chosenAlternative: 'B' });
    expect(flat).toBe('20,0% op elke leeftijd | een vlakke premie van 20,0% | gelijk');
  });

  it('leave out what neither scheme has, and how age is counted where no scale rises with it', () => {
    expect(named(factsOf(input), 'Risicopremies over het salaris')).toBe('none');
    expect(named(factsOf(averagePayInput('scheme', 5)), 'Leeftijdsbepaling')).toBe('none');
  });

  it('have accrual, indexation and ambition where the current scheme is average pay', () => {
    const guarantee = averagePayInput('scheme', 5);
    expect(named(factsOf(guarantee), 'Opbouw per jaar')).toBe('1,738% | geen | vervalt');
    expect(named(factsOf(guarantee), 'Indexatie in dienst · na beëindiging · na ingang')).toBe('none');
    expect(named(factsOf(guarantee), 'Premie')).toMatch(/^koopsommen, rekenrente 1,50% \| een vlakke premie van /);
    if (guarantee.current.kind !== 'averagePay') throw new Error('no average pay');
    const tariff = { ...guarantee.current.tariff, prices: [{ age: 40, price: 10 }] };
    const typed = { ...guarantee, current: { ...guarantee.current, tariff } } as typeof guarantee;
    expect(named(factsOf(typed), 'Premie')).toMatch(/^koopsommen, eigen tarieftabel \| een vlakke premie van /);
    const ambition = factsOf(averagePayInput('ambition', 5));
    expect(named(ambition, 'Ambitie, toeslag in dienst')).toBe('1,00% | geen | vervalt');
    const hoped = averagePayInput('ambition', 5);
    if (hoped.reference !== 'ambition') throw new Error('no ambition');
    const without = { ...hoped, ambition: { ...hoped.ambition, indexation: 0 } };
    expect(named(factsOf(without), 'Ambitie, toeslag in dienst')).toBe('none');
    expect(named(ambition, 'Premie')).toMatch(/^26,0% van de grondslag \| een vlakke premie van /);
    expect(named(factsOf(input), 'Opbouw per jaar')).toBe('none');
  });
});

describe('the changes in one sentence', () => {
  const fact = (label: string, change: SchemeFact['change']): SchemeFact => ({ label, current: '', next: '', change });

  it('are the premium, and how many other parts change', () => {
    const told = (...facts: readonly SchemeFact[]) => schemesConclusion({ input, result }, facts);
    const same = [fact('Franchise', 'gelijk'), fact('Premie', 'anders')];
    expect(told(...same)).toBe('De premie wordt 15,5% voor iedereen; verder verandert niets');
    expect(told(...same, fact('Eigen bijdrage', 'hoger'))).toMatch(/; verder verandert 1 onderdeel$/);
    expect(told(...same, fact('Premie tot', 'anders'), fact('Eigen bijdrage', 'hoger'))).toMatch(
      /; verder veranderen 2 onderdelen$/,
    );
  });

  it('are none in the premium where everybody has it already', () => {
    const level = alternativeOf(result, 'budgetNeutralFlat').practicalScale;
    expect(schemesConclusion({ input, result: { ...result, currentScale: level } }, [])).toBe(
      'De premie blijft 15,5% voor iedereen; verder verandert niets',
    );
  });
});

const guarantee = averagePayContent('scheme', 20);

function withIndexation(
  activeIndexation: number,
  buysIndexation: boolean,
  paymentIndexation = 0,
): AveragePayDossierInput {
  const { input } = guarantee.dossier;
  if (!isAveragePay(input)) throw new Error('no average pay');
  return { ...input, current: { ...input.current, activeIndexation, buysIndexation, paymentIndexation } };
}

function told(input: DossierInput): string {
  const subject = { input, result: guarantee.result };
  const kinds = schemeFacts(subject).map(({ current }) => current);
  return [certaintyNote(subject) ?? '', ...kinds].join(' ');
}

it('indexation that nobody buys is conditional, and no pension with it is called guaranteed', () => {
  const conditional = withIndexation(0.02, false);
  expect(conditionalIndexation(conditional)).toBe(0.02);
  expect(told(conditional)).toMatch(
    /De opbouw van het middelloonpensioen is toegezegd, de meegetelde indexatie van 2,0% per jaar niet;/,
  );
  expect(told(conditional)).not.toMatch(
    /Het gegarandeerde middelloonpensioen|Het middelloonpensioen is toegezegd|middelloon, gegarandeerd/,
  );
});

it('indexation in payment, which no cost holds, is promised as far as it was bought', () => {
  expect(told(withIndexation(0, false, 0.03))).toMatch(
    /Het middelloonpensioen is toegezegd, de meegetelde indexatie na ingang van 3,0% per jaar alleen voor zover zij is ingekocht;/,
  );
  expect(told(withIndexation(0.02, false, 0.03))).toContain(
    'van 2,0% per jaar niet, en die na ingang (3,0%) alleen voor zover zij is ingekocht',
  );
  for (const input of [withIndexation(0, true, 0.03), withIndexation(0.02, false, 0.03)])
    expect(told(input)).not.toMatch(/Het gegarandeerde middelloonpensioen|middelloon, gegarandeerd/);
});

it('indexation is not bought beside a paid premium', () => {
  const bought = withIndexation(0.02, true);
  expect(conditionalIndexation({ ...bought, current: { ...bought.current, paidPremium: 0.2 } })).toBe(0.02);
});

it('what is bought, or nothing at all, leaves the pension guaranteed', () => {
  for (const input of [withIndexation(0.02, true), withIndexation(0, false)]) {
    expect(conditionalIndexation(input)).toBeNull();
    expect(told(input)).toContain('Het middelloonpensioen is toegezegd;');
  }
});

it('indexation that must go on is a fact of both schemes', () => {
  const input = withIndexation(0.02, true);
  const facts = schemeFacts({
    input: { ...input, current: { ...input.current, mustIndex: true } },
    result: guarantee.result,
  });
  expect(facts).toContainEqual(
    expect.objectContaining({ current: 'onvoorwaardelijk, 2,00%', next: 'gaat door (art. 20 PW)', change: 'gelijk' }),
  );
});

it('an ambition has words of its own', () => {
  const { input } = averagePayContent('ambition', 20).dossier;
  expect(conditionalIndexation(input)).toBeNull();
});
