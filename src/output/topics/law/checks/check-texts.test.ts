import type { ProfitMeasure } from '#core/dossier/goal.ts';
import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import { check } from '#core/checks/check-input.ts';
import { type Check, type CheckCode, type CheckFigures, checksWith } from '#core/result/check.ts';
import { describe, expect, test } from 'vitest';
import { checkSentence, checkTexts, passedFinding } from '#output/topics/law/checks/check-texts.ts';
import { allChecks } from '#test/fixtures/example-checks.ts';

const checkAt = <Code extends CheckCode>(code: Code, level: Check['level']) => {
  const found = checksWith({ checks: allChecks }, code).find((one) => one.level === level);
  if (found === undefined) throw new Error(`no check ${code} ${level}`);
  return found;
};

const checkOf = <Code extends CheckCode>(code: Code, figures: CheckFigures[Code], level: Check['level'] = 'warning') =>
  check(code, level, figures, { answer: 'budgetNeutralFlat' });

const missedBudget = (cause: 'caps' | 'fixedPart', amount: number, fraction: number | null) =>
  checkOf('GOAL_NOT_REACHED', { cause, exact: 0.3, amount, fraction, goal: 'budget', withEntrants: false });

const sentence = (code: CheckCode, level: Check['level'], index = 0): string => {
  const one = allChecks.filter((item) => item.code === code && item.level === level)[index];
  if (!one) throw new Error(`no check ${code} ${level}`);
  return checkSentence(one).replaceAll('\u00a0', ' ');
};

describe('a check in words', () => {
  test('has an example for every code', () => {
    const said = new Set<string>(allChecks.map(({ code }) => code));
    expect(Object.keys(checkTexts).filter((code) => !said.has(code))).toEqual([]);
  });

  test('is one or more full sentences without holes', () => {
    for (const one of allChecks) {
      const text = checkSentence(one);
      expect(text, one.code).toMatch(/^[A-Z0-9].*\.$/s);
      expect(text, one.code).not.toMatch(/undefined|NaN|null|\{|\}/);
    }
  });

  test('names every amount, rate and age that belongs to it', () => {
    expect(sentence('OFFSET_BELOW_MINIMUM', 'warning')).toBe(
      'De franchise van de nieuwe regeling (€ 17.283) is lager dan het minimum van € 19.172 (2026). Dat mag alleen met een verlaagde premie, en niet onder € 15.308.',
    );
    expect(sentence('FLAT_ABOVE_LIMIT', 'error')).toBe(
      'De vlakke premie van 31,20% (zonder kosten op de inleg) is hoger dan het fiscale maximum van 30,00%.',
    );
    expect(sentence('SCALE_ABOVE_LIMIT', 'error')).toBe(
      'De progressieve staffel ligt van 15 tot 25 jaar en vanaf 65 jaar boven het fiscale maximum; vanaf leeftijd 65 is de premie 46,00% bij een fiscaal maximum van 44,00%.',
    );
    expect(sentence('CURRENT_SCALE_ABOVE_LIMIT', 'pass')).toMatch(
      /^De huidige staffel, voortgezet in de nieuwe regeling, blijft overal binnen het fiscale maximum;/,
    );
    expect(sentence('TRANSITION_AFTER_DEADLINE', 'warning')).toBe(
      'De transitiedatum (01-02-2028) ligt na de wettelijke uiterste datum van 01-01-2028. Tussen die dagen kan de huidige regeling niet onder de oude regels doorlopen.',
    );
    expect(sentence('GRANDFATHERING_SCHEME', 'error')).toBe(
      'De regeling had een doorsneepremie, die niet met de leeftijd stijgt; een progressieve premie mag dan niet worden voortgezet (peildag 30-06-2023).',
    );
    expect(sentence('GRANDFATHERING_DATE', 'error')).toBe(
      'De vlakke premie voor nieuwe deelnemers gaat in op 01-02-2028; de laatste dag daarvóór (31-01-2028) ligt na de uiterste dag van deelname, 31-12-2027.',
    );
    expect(sentence('COMPENSATION_ABOVE_ROOM', 'warning')).toBe(
      'Van de compensatie past € 12.345 niet binnen de fiscale ruimte en de jaren waarin die er is, voor het eerst in het jaar dat in 2027 begint; dat deel is als salaris gerekend. De ruimte naast de vlakke premie is 1,25% van de pensioengrondslag met de volledige franchise, tot en met 31-12-2036.',
    );
    expect(sentence('COMPENSATION_ABOVE_ROOM', 'warning', 1)).toContain('De ruimte naast de vlakke premie is 0,00%');
    expect(sentence('COMPENSATION_PAST_END', 'warning')).toBe(
      'De gevraagde compensatieperiode loopt tot en met 31-12-2041. Als pensioenpremie mag compensatie tot en met 31-12-2036; wat daarna wordt betaald, is als salaris gerekend.',
    );
    expect(sentence('CURRENT_SCALE_FALLS', 'error')).toBe(
      'De huidige staffel daalt vanaf 40 jaar van 10,00% naar 8,00%; alleen een premie die met de leeftijd oploopt mag worden voortgezet.',
    );
    expect(sentence('ACCRUAL_ABOVE_LIMIT', 'error')).toBe(
      'Het opbouwpercentage van de huidige regeling (1,880%) is hoger dan het fiscale maximum van 1,875% bij pensioenleeftijd 68.',
    );
    expect(sentence('ACCRUAL_ABOVE_LIMIT', 'error', 1)).toBe(
      'Het opbouwpercentage van de huidige regeling (1,950%) is hoger dan het fiscale maximum van 1,875%, dat vanaf pensioenleeftijd 68 geldt (hier 69).',
    );
    expect(sentence('COMPENSATION_NOT_LEVEL', 'pass')).toBe(
      'In elk van de leeftijdscohorten die compensatie als pensioenpremie krijgen (6) is het percentage voor iedereen gelijk.',
    );
    expect(sentence('COMPENSATION_NOT_LEVEL', 'error')).toContain('is het percentage niet voor iedereen gelijk.');
    expect(sentence('LAW_VALUE_NOT_YET_KNOWN', 'warning')).toBe(
      "Van 'minimumfranchise' kent deze versie het bedrag voor 2027 nog niet. Gebruikt is het laatst bekende bedrag: € 19.172 (2026).",
    );
    expect(sentence('LAW_VALUE_NOT_YET_KNOWN', 'warning', 1)).toBe(
      "Van 'Maximale vlakke premie' kent deze versie het percentage voor 2037 nog niet. Gebruikt is het laatst bekende percentage: 30,000% (2023).",
    );
    expect(sentence('GOAL_NOT_REACHED', 'warning')).toContain('€ 12.345 (2,5%)');
    expect(sentence('GOAL_NOT_REACHED', 'warning', 1)).toContain('€ 4.000 (4,0%) per jaar hoger dan het doel');
  });

  test('says of which new pension a goal is missed, and of average pay that it is no guarantee', () => {
    const missed = (measure: ProfitMeasure, basis: ProfitBasis, current: 'premium' | 'averagePay', isOfOne = false) =>
      checkSentence(
        checkOf('GOAL_NOT_REACHED', {
          cause: 'caps',
          exact: 0.3,
          amount: 100,
          fraction: 0.1,
          goal: 'profit',
          measure,
          basis,
          current,
          isOfOne,
        }),
      ).replaceAll('\u00a0', ' ');
    const start = 'Ook bij de hoogst toegestane premie, vóór afronding, is';
    const end = '10,0% lager dan het doel.';
    expect(missed('totalPension', 'expected', 'averagePay')).toBe(
      `${start} naar verwachting, maar zonder garantie, het totale nieuwe pensioen € 100 (10,0%) per jaar lager dan het doel.`,
    );
    expect(missed('averagePerParticipant', 'riskFree', 'averagePay')).toBe(
      `${start} het gemiddelde risicovrij berekende pensioen ${end}`,
    );
    expect(missed('totalPension', 'expected', 'premium')).toBe(
      `${start} het totale verwachte pensioen € 100 (10,0%) per jaar lager dan het doel.`,
    );
    expect(missed('averagePerParticipant', 'expected', 'averagePay', true)).toBe(
      `${start} naar verwachting, maar zonder garantie, het nieuwe pensioen ${end}`,
    );
    expect(missed('totalPension', 'riskFree', 'averagePay', true)).toContain('is het risicovrij berekende pensioen');
    expect(missed('totalPension', 'expected', 'premium', true)).toContain('is het verwachte pensioen');
  });

  test('gives no percentage of a cost that is below zero at the highest premium', () => {
    const missed = missedBudget('caps', 250, 2.5);
    const start = 'Ook bij de hoogst toegestane premie, vóór afronding, is de werkgeverslast';
    expect(checkSentence(missed).replaceAll('\u00a0', ' ')).toBe(`${start} € 250 lager dan het doel.`);
    expect(checkSentence(missed, true)).toBe(`${start} negatief, en dus lager dan het doel.`);
  });

  test('compares pension age, cover and assumptions with the limit of the law', () => {
    expect(sentence('PENSION_AGE_ABOVE_LIMIT', 'error')).toBe(
      'De nieuwe pensioenleeftijd (72 jaar en 6 maanden) ligt voor 3 van de 25 deelnemers na de eigen AOW-leeftijd plus 5 jaar; het vroegst is dat 72 jaar. Later mag een ouderdomspensioen niet ingaan.',
    );
    expect(sentence('PENSION_AGE_ABOVE_LIMIT', 'warning')).toContain(
      'na 72 jaar en 3 maanden: de laatst bekende AOW-leeftijd plus 5 jaar.',
    );
    expect(sentence('PARTICIPANTS_LEFT_OUT', 'warning', 1)).toContain(
      '1 omdat de AOW-leeftijd, waarop de premie eindigt, niet na de transitiedatum wordt bereikt',
    );
    expect(sentence('PREMIUM_WAIVED', 'warning')).toBe(
      'Minder dan 10 deelnemers hebben premievrijstelling. Voor dat deel betaalt de verzekeraar; het kan in de oude regeling blijven en telt in geen van beide regelingen mee. Wat vóór de peildatum is opgebouwd, telt helemaal mee.',
    );
    expect(sentence('PREMIUM_WAIVED', 'warning', 1)).toMatch(
      /^12 deelnemers van de 25 hebben premievrijstelling \(samen het deel van [\d,]+ deelnemers\)\. Voor/,
    );
    expect(sentence('PARTNER_COVER_ABOVE_LIMIT', 'error')).toBe(
      'Het nieuwe partnerpensioen bij overlijden vóór de pensioendatum (52,5% van het salaris, ongeacht de diensttijd) is hoger dan het maximum van 50%.',
    );
    expect(sentence('ORPHAN_COVER_ABOVE_LIMIT', 'pass')).toBe(
      'Het nieuwe wezenpensioen per kind (10,0% van het salaris, ongeacht de diensttijd) is niet hoger dan het maximum van 20%.',
    );
    expect(sentence('ANW_COVER_ABOVE_LIMIT', 'error')).toBe(
      'Het nieuwe Anw-hiaatpensioen (€ 24.000 per jaar) is hoger dan € 23.262: 8/7 van de Anw-uitkering met vakantiegeld (€ 20.355 in 2025).',
    );
    expect(sentence('ANW_COVER_ABOVE_LIMIT', 'warning')).toContain('8/7 van de laatst bekende waarde van');
    expect(sentence('EQUITY_RETURN_ABOVE_PARAMETER', 'warning')).toBe(
      'Het verwachte bruto rendement op aandelen (6,0% per jaar) is hoger dan 5,4%: het hoogste waarmee berekeningen voor een transitieplan mogen rekenen.',
    );
    expect(sentence('PRICE_INFLATION_BELOW_PARAMETER', 'warning')).toBe(
      'De verwachte prijsinflatie (1,75% per jaar) is lager dan 2,0%: het laagste waarmee berekeningen voor een transitieplan mogen rekenen, op de lange termijn.',
    );
    expect(sentence('WAGE_GROWTH_BELOW_PARAMETER', 'pass')).toContain('(2,4% per jaar) is niet lager dan 2,4%');
  });

  test('speaks of one person in the singular and of more in the plural', () => {
    expect(sentence('EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM', 'warning', 0)).toMatch(
      /^1 deelnemer van de 25 betaalt in de eerste maand een eigen bijdrage/,
    );
    expect(sentence('EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM', 'warning', 1)).toMatch(
      /^1\.250 deelnemers van de 2\.500 betalen/,
    );
    expect(sentence('PARTICIPANTS_LEFT_OUT', 'warning', 0)).toMatch(/^1 deelnemer van de 26 doet/);
    expect(sentence('PARTICIPANTS_LEFT_OUT', 'warning', 1)).toMatch(/^3 deelnemers van de 28 doen/);
    for (const index of [0, 1])
      expect(sentence('PARTICIPANTS_LEFT_OUT', 'warning', index)).not.toMatch(/\b0 (?:op|omdat)/);
  });

  test('speaks of accrual too where the current scheme has a reduced offset, and of one participant as one', () => {
    const { figures } = checkAt('OFFSET_BELOW_MINIMUM', 'warning');
    expect(checkSentence(checkOf('OFFSET_BELOW_MINIMUM', { ...figures, scheme: 'current' }))).toContain(
      'Dat mag alleen met een verlaagde premie of opbouw,',
    );
    const nobody = { count: 0, notCounted: 0, pensionBeforeTransition: 0, premiumEndBeforeTransition: 0 };
    const everybody = (total: number) => checkOf('PARTICIPANTS_LEFT_OUT', { ...nobody, total }, 'pass');
    expect(checkSentence(everybody(1))).toBe('De enige deelnemer doet mee in de berekening.');
    expect(checkSentence(everybody(4))).toBe('Alle 4 deelnemers doen mee in de berekening.');
    expect(passedFinding([everybody(1)])).toBe('Geen; de enige doet mee');
    expect(passedFinding([everybody(4)])).toBe('Geen; alle 4 doen mee');
  });

  test('gives each of several premiums its own figure, and one where all are equal', () => {
    const at = (...rates: readonly [number, ...number[]]): string => {
      const [first, ...others] = rates.map((rate) => checkOf('FLAT_ABOVE_LIMIT', { rate, limit: 0.3 }, 'pass'));
      return passedFinding([first!, ...others]);
    };
    expect(at(0.297, 0.1856, 0.099, 0.099)).toBe('29,70%, 18,56%, 9,90% en 9,90%, hoogstens 30,00%');
    expect(at(0.099, 0.099)).toBe('9,90%, hoogstens 30,00%');
  });

  test('leaves out, when discreet, the amounts that may be of single persons', () => {
    for (const code of ['GOAL_NOT_REACHED', 'COMPENSATION_ABOVE_ROOM'] as const) {
      const failed = checksWith({ checks: allChecks }, code).filter(
        ({ level, figures }) => level !== 'pass' && ('amount' in figures || 'overflow' in figures),
      );
      expect(failed.length).toBeGreaterThan(0);
      for (const one of failed) {
        expect(checkSentence(one)).toContain('€');
        expect(checkSentence(one, true)).not.toContain('€');
        expect(checkSentence(one, true)).toMatch(/^[A-Z].*%.*\.$/);
      }
    }
  });

  test('tells no part of a target below zero, only the amount', () => {
    const below = missedBudget('fixedPart', -24_905, null);
    expect(checkSentence(below).replaceAll('\u00a0', ' ')).toBe(
      'Ook zonder premie is de werkgeverslast € 24.905 hoger dan het doel.',
    );
    expect(checkSentence(below, true)).toBe('Ook zonder premie is de werkgeverslast hoger dan het doel.');
  });

  test('speaks of one participant as of one', () => {
    const told = (count: number, total: number): string =>
      checkSentence(checkOf('EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM', { count, total }));
    expect(told(1, 3)).toMatch(/^1 deelnemer van de 3 betaalt .* voor die deelnemer wordt ingelegd\.$/);
    expect(told(2, 3)).toMatch(/^2 deelnemers van de 3 betalen .* voor hen wordt ingelegd\.$/);
    expect(told(1, 1)).toMatch(/^De enige deelnemer betaalt /);
  });

  test('speak of no compensation that fits or is level where nobody gets any', () => {
    const both = (none: Check): readonly string[] =>
      [checkSentence(none), passedFinding([none])].map((text) => text.replaceAll('\u00a0', ' '));
    const inRoom = checkAt('COMPENSATION_ABOVE_ROOM', 'pass').figures;
    const [room, shortRoom] = both(checkOf('COMPENSATION_ABOVE_ROOM', { ...inRoom, paid: 0 }, 'pass'));
    expect(room).toMatch(/^Niemand krijgt hier compensatie\. De ruimte naast de vlakke premie is 3,00%/);
    expect(shortRoom).toBe('Geen compensatie; ruimte van 3,00%');
    const past = checkAt('COMPENSATION_PAST_END', 'warning');
    expect(checkSentence(past)).toMatch(/wat daarna wordt betaald, is als salaris gerekend\.$/);
    expect(checkSentence({ ...past, figures: { ...past.figures, paid: 0 } })).toMatch(
      /hier krijgt niemand compensatie\.$/,
    );
    expect(both(checkOf('COMPENSATION_NOT_LEVEL', { cohorts: 0, uneven: 0 }, 'pass'))).toEqual([
      'Geen enkel leeftijdscohort krijgt compensatie als pensioenpremie.',
      'Geen cohort met compensatie als premie',
    ]);
  });

  test('tells at which ages a scale lies above its maximum', () => {
    expect(sentence('SCALE_ABOVE_LIMIT', 'warning')).toContain('ligt vanaf 65 jaar boven');
    expect(sentence('AMBITION_SCALE_ABOVE_LIMIT', 'warning')).toContain('ligt van 20 tot 40 jaar boven');
    expect(sentence('CURRENT_SCALE_ABOVE_LIMIT', 'warning')).toContain('ligt op elke leeftijd boven');
  });

  test('tells no percentage of a cost below zero, and no amount where those are not shown', () => {
    const said = (fraction: number | null, isDiscreet: boolean) =>
      checkSentence(missedBudget('fixedPart', -200, fraction), isDiscreet).replaceAll('\u00a0', ' ');
    expect(said(null, false)).toBe('Ook zonder premie is de werkgeverslast € 200 hoger dan het doel.');
    expect(said(null, true)).toBe('Ook zonder premie is de werkgeverslast hoger dan het doel.');
    expect(said(-0.1, true)).toContain('is de werkgeverslast 10,0% hoger');
  });

  test('of a choice that does not count says why, and that it is as if none was made', () => {
    const said = (figures: CheckFigures['CHOICE_NOT_COUNTED']) => checkSentence(checkOf('CHOICE_NOT_COUNTED', figures));
    expect(said({ choice: 'C', reason: 'forbidden' })).toBe(
      'Keuze C is gekozen, maar die premie mag niet. Alles is zoals wanneer er niet is gekozen.',
    );
    expect(said({ choice: 'A', reason: 'absent' })).toContain('er is geen staffel die wie nu deelneemt kan houden');
    expect(said({ choice: 'C', reason: 'absent' })).toContain('er is geen eigen voorstel naast A en B');
  });

  test('of indexation names only what pension and cost count differently', () => {
    const said = (figures: CheckFigures['INDEXATION_NOT_IN_COST']) =>
      checkSentence(checkOf('INDEXATION_NOT_IN_COST', figures));
    const none = { counted: 0, bought: 0, unpriced: 0, inactive: 0, inPayment: 0 };
    expect(said({ ...none, inPayment: 0.01 })).toMatch(
      /^De indexatie van 1,00% na ingang van het pensioen telt alleen/,
    );
    expect(said({ ...none, inactive: 0.01 })).toMatch(
      /^De indexatie van 1,00% na beëindiging .* blijft: dat groeit daardoor sneller/,
    );
    expect(said({ ...none, counted: 0.02, inactive: 0.01 })).toMatch(
      /betaald wordt\. De indexatie van 1,00% na .* blijft\.$/,
    );
    expect(said({ ...none, counted: 0.02 })).toMatch(/^Het huidige pensioen telt 2,00% indexatie per jaar/);
    expect(said({ ...none, counted: 0.02, unpriced: 0.02 })).toContain(
      'De prijs van de onvoorwaardelijke indexatie (2,00% per jaar) is niet meegerekend',
    );
  });
});
