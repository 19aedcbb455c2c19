import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { dayOf, isoDay } from '#core/calendar/days.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Planned } from '#output/language/subject.ts';
import { milestonesConclusion, milestonesOf } from '#output/topics/choices/milestones-conclusion.ts';
import { planningSteps } from '#output/topics/choices/planning.ts';
import { openProcess } from '#test/fixtures/open-process.ts';
import { bindingAdviceSentence, consentSentence } from '#output/language/consent.ts';
import { averagePayInput } from '#test/fixtures/average-pay-content.ts';

type Changes = Partial<DossierInput>;

const planned = (changes: Partial<Planned> = {}): Planned => ({
  ...openProcess,
  contractEnd: null,
  today: dayOf('2026-11-28'),
  ...changes,
});

const subjectOf = (changes: Changes = {}, plans: Partial<Planned> = {}) => {
  const people = Array.from({ length: 12 }, (_, row) => ({ ...plainDossier.participants[0]!, number: String(row) }));
  const transitionDate = { year: 2028, month: 1 };
  const input = { ...plainDossier, transitionDate, participants: people, ...changes } as DossierInput;
  return { input, result: calculate(input), planned: planned(plans) };
};

const days = (...given: Parameters<typeof subjectOf>) =>
  planningSteps(subjectOf(...given)).map(({ name, day }) => `${isoDay(day)} ${name}`);

const kept = { chosenAlternative: 'A' } as const;
const flat = { chosenAlternative: 'B' } as const;
const later = { change: 'afterGrandfathering', transitionDate: { year: 2029, month: 1 } } as const;

describe('the planning', () => {
  it('counts back from the end of a contract that runs until the new scheme, as the page of the method prints it', () => {
    const page = readFileSync(new URL('../../../../docs/method/planning.md', import.meta.url), 'utf8');
    const printed = [...page.matchAll(/^\| (\d{4}-\d\d-\d\d) \| ([^|]+) \|/gm)].map(
      ([, day, name]) => `${day} ${name}`,
    );
    expect(days(flat, { contractEnd: dayOf('2027-12-31'), representation: 'council' })).toEqual(printed);
    expect(printed[0]).toBe('2027-04-01 Voorgenomen besluit');
  });

  it('counts back from a contract that ends earlier, on the last day of a shorter month', () => {
    const told = days(flat, { contractEnd: dayOf('2027-08-30') });
    expect(told[0]).toBe('2026-11-30 Voorgenomen besluit');
    expect(told).toContain('2027-04-30 Contract getekend');
    expect(told).toContain('2027-10-01 Transitieplan verzonden');
  });

  it('counts back from the new scheme where the contract ended before, or goes on after it', () => {
    const alone = days(flat);
    for (const end of ['2026-06-30', '2030-12-31']) expect(days(flat, { contractEnd: dayOf(end) })).toEqual(alone);
  });

  it('has the survivor’s pension and notice for who keeps the scale, and no plan', () => {
    const told = planningSteps(subjectOf(kept));
    expect(told.map(({ name }) => name)).toEqual([
      'Voorgenomen besluit',
      'Offertes',
      'Verzoek om instemming',
      'Instemming',
      'Besluit',
      'Contract getekend',
      'Bericht aan werknemers',
      'Einde van de oude regels',
      'Nabestaandenpensioen',
      'Nieuwe regeling gaat in',
    ]);
    const sources = Object.fromEntries(told.map(({ name, source }) => [name, source]));
    expect(sources['Bericht aan werknemers']).toBe('art. 21 lid 2 PW');
    expect(sources['Nabestaandenpensioen']).toContain('art. 51b lid 1 onder k');
    expect(sources['Einde van de oude regels']).toContain('art. 51b lid 1 onder m');
  });

  it('asks employees beside a council, also while nobody said whether there is one', () => {
    const asked = (representation: Planned['representation']) =>
      planningSteps(subjectOf(flat, { representation })).filter(({ name }) => name.includes('nstemming'));
    const [request, answer] = asked(null);
    expect(request?.what).toMatch(/^Instemming vragen aan de ondernemingsraad, als er een ondernemingsraad is, over/);
    expect(answer).toEqual(asked('council')[1]);
    expect(answer?.what).toContain('ook werknemers stemmen in');
    expect(answer?.source).toContain('art. 19 PW');
  });

  it('has an article for every step', () => {
    for (const changes of [{}, flat, kept, { ...flat, ...later }])
      expect(planningSteps(subjectOf(changes)).filter(({ source }) => source === '')).toEqual([]);
  });

  it('of a later change has no days of the transition', () => {
    expect(days({ ...flat, ...later })).toEqual([
      '2028-04-01 Voorgenomen besluit',
      '2028-05-01 Offertes',
      '2028-05-01 Verzoek om instemming',
      '2028-07-01 Instemming',
      '2028-07-01 Besluit',
      '2028-09-01 Contract getekend',
      '2028-12-01 Bericht aan werknemers',
      '2029-01-01 Nieuwe regeling gaat in',
    ]);
  });

  it('has the days of a pension fund, of which the first is past and stays', () => {
    const subject = subjectOf(flat, { provider: 'fund' });
    const told = planningSteps(subject);
    expect(told[0]).toMatchObject({ name: 'Transitieplan verzonden', until: '01-01-2025 (voorbij)' });
    expect(told[0]!.source).toContain('onder a sub a');
    expect(told.find(({ name }) => name === 'Implementatieplan')).toMatchObject({ until: '01-01-2027' });
    expect(milestonesConclusion(subject)).toContain('had uiterlijk 1 januari 2025 bij de uitvoerder moeten zijn');
    expect(milestonesOf(subject).map(({ key }) => key)).not.toContain('bindingAdvice');
    expect(bindingAdviceSentence(subject)).toBeNull();
  });

  it('marks what is past against the day of calculation, and drops nothing', () => {
    const told = planningSteps(subjectOf(flat, { today: dayOf('2027-05-02') }));
    expect(told).toHaveLength(planningSteps(subjectOf(flat)).length);
    expect(told.filter(({ until }) => until.includes('voorbij')).map(({ name }) => name)).toEqual([
      'Voorgenomen besluit',
      'Offertes',
      'Verzoek om instemming',
    ]);
  });

  it('has the days that were agreed, beside the last day of the law', () => {
    const agreed = { ...openProcess.agreed, intention: dayOf('2026-10-15'), plan: dayOf('2027-08-15') };
    const told = planningSteps(subjectOf(flat, { agreed }));
    expect(told[0]).toMatchObject({ name: 'Voorgenomen besluit', until: '15-10-2026 (afgesproken; voorbij)' });
    const plan = told.find(({ name }) => name === 'Transitieplan verzonden');
    expect(plan?.until).toBe('15-08-2027 (afgesproken)');
    expect(plan?.what).toContain('(volgens de wet uiterlijk 1 oktober 2027)');
  });

  it('counts nothing back to a day after what was agreed to follow it', () => {
    const agreed = { ...openProcess.agreed, decision: dayOf('2027-04-15') };
    expect(days(flat, { agreed }).slice(0, 6)).toEqual([
      '2027-04-01 Voorgenomen besluit',
      '2027-04-15 Offertes',
      '2027-04-15 Verzoek om instemming',
      '2027-04-15 Instemming',
      '2027-04-15 Besluit',
      '2027-09-01 Contract getekend',
    ]);
  });

  it('cites the law, in every table of days, without the version that was read', () => {
    const subject = subjectOf({ ...flat, chosenAlternative: null });
    expect(milestonesOf(subject).map(({ source }) => source)).toContain('art. 220e lid 1 onder a PW');
    for (const { source } of [...milestonesOf(subject), ...planningSteps(subject)])
      expect(source).not.toMatch(/versie/);
  });

  it('has the plan at the provider before a scheme that starts sooner', () => {
    const subject = subjectOf({ ...flat, transitionDate: { year: 2027, month: 7 } });
    expect(milestonesConclusion(subject)).toContain('het transitieplan hoort uiterlijk 30 juni 2027 bij de uitvoerder');
  });

  it('asks to choose until a choice was made, and only from what there is', () => {
    const what = (changes: Changes) => planningSteps(subjectOf(changes))[0]!.what;
    expect(what({})).toBe(
      'Kiezen: een vlakke premie voor iedereen, of de staffel houden voor wie nu deelneemt (eerbiedigende werking)',
    );
    expect(what({ schemeOn30June2023: 'unknown' })).toContain('(als dat mag)');
    expect(what({ schemeOn30June2023: 'averagePremium' })).toContain('(de staffel houden mag hier niet)');
    expect(what(flat)).toMatch(/^Voorgenomen besluit/);
    const articles = (changes: Changes) => planningSteps(subjectOf(changes))[0]!.source;
    expect(articles({})).toBe('art. 17 lid 1 PW; art. 220e PW');
    expect(articles({ schemeOn30June2023: 'averagePremium' })).toBe('art. 17 lid 1 PW');
  });

  it('offers no scale from average pay where nobody asked for one', () => {
    const what = (changes: Changes) => {
      const insured = { schemeOn30June2023: 'insuredWithAgeDependentPremium', chosenAlternative: null } as const;
      const input = { ...averagePayInput('scheme', 12), ...insured, ...changes } as DossierInput;
      return planningSteps({ input, result: calculate(input), planned: planned() })
        .map((step) => step.what)
        .join();
    };
    expect(what({})).toContain('Kiezen: hoe hoog de vlakke premie wordt,');
    expect(what({})).not.toContain('progressieve staffel');
    expect(what({ keptPremium: 'budgetNeutral' })).toContain('of een progressieve staffel voor wie nu deelneemt');
  });
});

describe('who agrees', () => {
  const steps = (representation: Planned['representation']) =>
    Object.fromEntries(
      planningSteps(subjectOf(flat, { representation })).map(({ name, what, who, source }) => [
        name,
        [what, who, source].join(' | '),
      ]),
    );

  it('decides what is asked of whom', () => {
    expect(steps('council')['Verzoek om instemming']).toMatch(
      /^Instemming vragen aan de ondernemingsraad, .*lid 7 WOR$/,
    );
    expect(steps('representatives')['Verzoek om instemming']).toMatch(
      /^Advies vragen aan de personeelsvertegenwoordiging; brief aan iedere werknemer/,
    );
    expect(steps('unions')).toMatchObject({ Afspraak: expect.stringContaining('art. 27 lid 3 WOR') });
    expect(steps('none')['Verzoek om instemming']).toMatch(/^Brief aan iedere werknemer/);
    expect(steps('none')['Offertes']).not.toContain('WOR');
    expect(steps(null)['Verzoek om instemming']).toContain('als er een ondernemingsraad is');
  });

  it('is still to be told where nothing was filled in', () => {
    expect(consentSentence(subjectOf({}))).toBe(
      'Instemming van de ondernemingsraad, als er een ondernemingsraad is (art. 27 lid 1 a WOR), en, tenzij een wijzigingsbeding met zwaarwichtig belang (art. 19 PW) of een cao bindt, van iedere werknemer voor wie de regeling verandert. Nog op te geven: wie instemt.',
    );
  });
});

describe('binding advice', () => {
  const told = (changes: Changes, today = '2026-11-28') =>
    bindingAdviceSentence(subjectOf(changes, { today: dayOf(today) }));

  it('is told of while a choice is in view for which chapter 6b holds', () => {
    expect(told({})).toBe(
      'Wordt u het niet eens? Bindend advies kan alleen tot en met 31 december 2026 worden gevraagd, samen, met de berekende effecten en een oordeel van de uitvoerder (art. 150h PW).',
    );
    expect(told(flat)).toBe(told({}));
    expect(told(kept)).toBeNull();
    expect(told(later)).toBeNull();
    expect(told({ schemeOn30June2023: 'noScheme' })).toBeNull();
  });

  it('stays after its last day, as past', () => {
    expect(told(flat, '2026-12-31')).toBe(told({}));
    expect(told(flat, '2027-01-01')).toMatch(/kon alleen .* Die dag is voorbij\.$/);
  });
});
