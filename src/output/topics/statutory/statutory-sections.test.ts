import { beforeAll, describe, expect, it } from 'vitest';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import type { OutcomeEffects, StatutoryAbsence, StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { profitRange } from '#output/topics/statutory/conclusion.ts';
import { statutorySections } from '#output/topics/statutory/statutory-sections.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { statutoryExample, withStatutory } from '#test/fixtures/statutory-content.ts';
import { withFlatPremium } from '#test/fixtures/two-populations.ts';

const examples = new Map<SchemeKind, StatutoryOutcome>();
const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

beforeAll(async () => {
  for (const kind of kinds) {
    const { statutory } = await statutoryExample(kind);
    examples.set(kind, statutory!);
  }
});

const effectsOf = ({ outcome }: StatutoryOutcome): OutcomeEffects => {
  if (outcome.sort === 'absent') throw new Error('nothing was calculated');
  return outcome.effects;
};

/** The example of a kind with other effects. */
function changed(kind: SchemeKind, change: (effects: OutcomeEffects) => Partial<OutcomeEffects>): StatutoryOutcome {
  const outcome = examples.get(kind)!;
  const effects = effectsOf(outcome);
  return { ...outcome, outcome: { sort: 'calculated', effects: { ...effects, ...change(effects) } } };
}

const sectionsOf = (outcome: StatutoryOutcome, front: 'budgetNeutralFlat' | 'keptScale' | null) =>
  statutorySections(outcome, front)!;

/** Everything that is said of the effect. */
const said = (outcome: StatutoryOutcome): string => {
  const { conclusion, lead, notes } = sectionsOf(outcome, 'budgetNeutralFlat').effect;
  return spaced([conclusion, lead, ...notes].join(' '));
};

it('a model person is said to have the scale where others have a flat premium now', async () => {
  const { statutory } = withStatutory(await withFlatPremium(11, { chosenAlternative: 'B' }));
  const told = 'Een maatmens heeft nu de staffel; wie vanaf 1 januari 2020 in dienst kwam heeft nu 20,0% vlak.';
  expect(said(statutory!)).toContain(told);
  expect(said(examples.get('dcToDc')!)).not.toContain('Een maatmens heeft nu');
});

it('a title is said to be without compensation where some is told beside it', () => {
  const leadsOf = (change: (effects: OutcomeEffects) => Partial<OutcomeEffects>) => {
    const { effect, pension } = sectionsOf(changed('dcToDc', change), 'budgetNeutralFlat');
    return [effect, pension!].map(({ lead }) => lead.includes('De kop is zonder compensatie.'));
  };
  expect(leadsOf(() => ({}))).toEqual([true, true]);
  expect(leadsOf(({ columns }) => ({ columns: columns.filter((one) => !one.withCompensation) }))).toEqual([
    false,
    false,
  ]);
});

describe.each(kinds)('the effects of the law of kind %s', (kind) => {
  it('name curve, set, that it is an illustration, parameters, table and dates', () => {
    const { effect, pension } = sectionsOf(examples.get(kind)!, 'budgetNeutralFlat');
    for (const { lead } of [effect, pension!])
      expect(spaced(lead)).toMatch(
        /Illustratief: rentecurve 31-12-2023.*CP2022 2024Q1 \(100 scenario’s; illustratie, geen wettelijke set\)/,
      );
    expect(said(examples.get(kind)!)).toMatch(
      /Lonen 2,4% en prijzen 2,0%.*art\. 144 lid 1 PW.*Sterftetafel AG2024.*Peildatum 01-\d\d-2026, transitiedatum 01-01-2028/,
    );
  });

  it('are told apart from what stands elsewhere, by no name of a cell', () => {
    expect(said(examples.get(kind)!)).toContain(
      'Wat buiten de transitie-effecten staat, rust op de aannames van het dossier (eigen basis) en is hiermee niet te vergelijken.',
    );
    expect(said(examples.get(kind)!)).not.toContain('Carriere');
  });

  it('have a chart and a table of the same years and figures', () => {
    const { effect, told } = sectionsOf(examples.get(kind)!, 'budgetNeutralFlat');
    const [{ chart, table }] = effect.exhibits as [(typeof effect.exhibits)[number]];
    if (chart === null || chart.model.kind === 'steps') throw new Error('columns were asked for');
    const years = effectsOf(examples.get(kind)!).birthYears.map(({ year }) => `${year}`);
    expect(chart.model.categories).toEqual(years);
    expect(table!.model.rows.map(([year]) => year)).toEqual(years);
    const first = told!.years[0]!.figures.alternatives[told!.columns[0]!.place]!;
    expect(chart.model.series[0]!.values[0]).toBeCloseTo(first.ofMarketValue!, 4);
  });
});

describe('the effects of the law', () => {
  it('are none beside a kept scale, with the article and without a figure', () => {
    const { effect, pension, told } = sectionsOf(examples.get('dcToDc')!, 'keptScale');
    expect([pension, told, effect.exhibits[0]!.chart]).toEqual([null, null, null]);
    expect(effect.conclusion).toMatch(/^De wet schrijft hier geen transitie-effecten voor: .*art\. 150b lid 1/);
    expect(effect.source.article).toContain('art. 150b lid 1');
  });

  it('are said to differ by choice only where there is more than one', () => {
    const { alternatives, ...outcome } = examples.get('dcToDc')!;
    const leadOf = (some: typeof alternatives) =>
      sectionsOf({ ...outcome, alternatives: some }, 'keptScale').effect.lead;
    expect(leadOf(alternatives)).toContain('verschilt per keuze');
    expect(leadOf(alternatives.filter(({ key }) => key === 'keptScale'))).toBe('');
  });

  it('are told by the premiums of a premium scheme; from average pay the title is the pension, netto profijt a sentence', () => {
    expect(said(examples.get('dcToDc')!)).toMatch(
      /^Bij 27,7% vlak verandert de waarde van de premies met − \d,\d% tot − \d,\d%/,
    );
    const { conclusion } = sectionsOf(examples.get('dbToDc')!, 'budgetNeutralFlat').effect;
    expect(conclusion).toContain('verwacht pensioen');
    expect(conclusion).not.toMatch(/profijt/);
    expect(said(examples.get('dbToDc')!)).toContain('Het verwachte pensioen is zonder garantie.');
    expect(said(examples.get('dbToDc')!)).toMatch(
      /In netto profijt loopt het effect van [−+] [\d,]+% tot [−+] [\d,]+% van de marktwaarde\./,
    );
    expect(said(examples.get('dbToDc')!)).toContain('het verschil tussen tarief en marktwaarde');
    expect(said(examples.get('dcToDc')!)).not.toContain('risiconeutrale');
    expect(said(examples.get('dbToDc')!)).toContain('tienduizend risiconeutrale scenario’s');
  });

  it('are none at all in netto profijt where every figure rounds to nothing', () => {
    const { told } = sectionsOf(examples.get('dbToDc')!, 'budgetNeutralFlat');
    const of = (ofMarketValue: number) => {
      const years = told!.years.map((year) => {
        const alternatives = year.figures.alternatives.map((figures) => Object.assign({}, figures, { ofMarketValue }));
        return Object.assign({}, year, { figures: { ...year.figures, alternatives } });
      });
      return profitRange({ ...told!, years });
    };
    expect(of(0.0004)).toBe('Het netto profijt verandert in geen geboortejaar.');
    expect(spaced(of(0.002)!)).toBe(
      'Het netto profijt verschilt in elk geboortejaar hoogstens 0,2% van de marktwaarde.',
    );
  });

  it('have one column where compensation moves nothing, and two where it does', () => {
    const series = (kind: SchemeKind) =>
      sectionsOf(examples.get(kind)!, 'budgetNeutralFlat').effect.exhibits[0]!.chart!.model.series.map(
        ({ name }) => name,
      );
    expect(series('dcToDc')).toEqual(['Zonder compensatie', 'Met compensatie']);
    expect(series('dbToDc')).toEqual(['Zonder en met compensatie']);
  });

  it('say whose figures those of a year are only where some are of participants', () => {
    const headsOf = (outcome: StatutoryOutcome) =>
      sectionsOf(outcome, 'budgetNeutralFlat').effect.exhibits[0]!.table!.model.columns.map(({ head }) => head);
    expect(headsOf(examples.get('dcToDc')!)).not.toContain('Cijfers van');
    const mixed = changed('dcToDc', ({ birthYears }) => ({
      birthYears: birthYears.map((year, index) => ({ ...year, isModelPerson: index > 0 })),
    }));
    expect(headsOf(mixed)).toContain('Cijfers van');
    expect(sectionsOf(mixed, 'budgetNeutralFlat').pension!.notes.join(' ')).toContain('per deelnemer');
    const many = changed('dcToDc', ({ birthYears, basis }) => ({
      birthYears: birthYears.map((year, index) => ({ ...year, isModelPerson: index > 0 })),
      basis: { ...basis, expectsByModelPersons: true },
    }));
    expect(sectionsOf(many, 'budgetNeutralFlat').pension!.notes.join(' ')).not.toContain('per deelnemer');
  });

  it('tell how far model persons are from the participants, and name the groups that are too far without a figure', () => {
    const group = { fromAge: 30, toAge: 49, marketValue: 0.1, effect: 0.02, isWithin: false };
    const deviating = (isWithin: boolean) =>
      said(changed('dcToDc', () => ({ deviation: { marketValue: -0.034, groups: [{ ...group, isWithin }] } })));
    expect(deviating(true)).toContain(
      '3,4% lager dan met de deelnemers zelf; het effect wijkt in elke leeftijdsgroep hoogstens 1',
    );
    expect(deviating(false)).toContain('het effect wijkt meer dan 1 procentpunt af voor 30 t/m 49 jaar');
    expect(said(changed('dcToDc', () => ({ deviation: null })))).not.toContain('dan met de deelnemers zelf');
  });

  it('give one year of birth one effect with compensation, not from one end to the other', () => {
    const one = changed('dcToDc', ({ birthYears }) => ({ birthYears: birthYears.slice(3, 4) }));
    expect(said(one)).toMatch(/ Met compensatie is het effect − \d,\d%\. /);
    expect(said(examples.get('dcToDc')!)).toMatch(
      / Met compensatie loopt het effect van [−+] [\d,]+% tot [−+] [\d,]+%\./,
    );
  });

  it('speak of the rest, not of sheets or slides: they are read on paper and screen too', () => {
    const { effect, pension } = sectionsOf(examples.get('dcToDc')!, 'budgetNeutralFlat');
    for (const { notes } of [effect, pension!])
      expect(notes.join(' ')).not.toMatch(/andere bladen|staat op Veran|zegt Tra/);
  });

  it('stand once in the table where compensation changes none of them', () => {
    const headsOf = (kind: SchemeKind) =>
      sectionsOf(examples.get(kind)!, 'budgetNeutralFlat').effect.exhibits[0]!.table!.model.columns.map(
        ({ head }) => head,
      );
    expect(headsOf('ambitionDbToDc').slice(-2)).toEqual([
      'Effect %, zonder en met compensatie',
      'Effect % toekomst, zonder en met compensatie',
    ]);
    expect(headsOf('dbToDc').slice(1)).toEqual([
      'Effect, zonder en met compensatie',
      'Waarvan opbouw vanaf de transitie, zonder en met compensatie',
      'Indexatie die vervalt, waarde',
      'Indexatie die vervalt, prijs',
      'Effect % toekomst, zonder en met compensatie',
    ]);
    expect(headsOf('dcToDc').slice(1)).toHaveLength(4);
  });

  it('say that a newer curve is known and that the curve is old', () => {
    const newer = changed('dcToDc', ({ basis }) => ({
      basis: {
        ...basis,
        curve: { ...basis.curve, isOld: true, newer: { name: '30-09-2026', day: { year: 2026, month: 9, day: 30 } } },
      },
    }));
    expect(said(newer)).toMatch(/nieuwere rentecurve bekend, die van 30 september 2026.*meer dan drie maanden/);
  });

  it.each([
    [{ reason: 'notPrescribed' }, /schrijft bij geen van de alternatieven/],
    [{ reason: 'curveNotKnown', name: null }, /geen rentecurve bekend van op of vóór de dag van berekening \(/],
    [{ reason: 'curveNotKnown', name: 'x' }, /rentecurve x is niet bekend/],
    [{ reason: 'setNotKnown', name: 'x' }, /scenarioset x is niet bekend/],
    [{ reason: 'setTooShort', years: 40, needed: 47 }, /40 jaren.*47 nodig/],
  ] satisfies readonly (readonly [StatutoryAbsence, RegExp])[])('say why there is none: %o', (absence, words) => {
    const absent: StatutoryOutcome = { ...examples.get('dcToDc')!, outcome: { sort: 'absent', absence } };
    expect(sectionsOf(absent, 'budgetNeutralFlat').effect.conclusion).toMatch(words);
  });

  it('call a small part of the market value by its size, and nothing equal', () => {
    const small = changed('dcToDc', ({ birthYears }) => ({
      birthYears: birthYears.map((year) => ({
        ...year,
        figures: {
          ...year.figures,
          alternatives: year.figures.alternatives.map((one) => ({ ...one, ofMarketValue: -0.004 })),
        },
      })),
    }));
    expect(said(small)).toMatch(/verandert de waarde van de premies met − 0,4%/);
    expect(sectionsOf(small, 'budgetNeutralFlat').effect.conclusion).not.toContain('gelijk');
  });
});

it('the chart of pensions says so where it has not every year of birth: the title may name another', () => {
  const leadOf = (count: number): string => {
    const outcome = changed('dcToDc', ({ birthYears }) => ({ birthYears: birthYears.slice(0, count) }));
    return sectionsOf(outcome, 'budgetNeutralFlat').pension!.lead;
  };
  expect(leadOf(7)).toContain('De grafiek heeft 5 van de 7 geboortejaren.');
  expect(leadOf(5)).not.toContain('De grafiek heeft');
});
