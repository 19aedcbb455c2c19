import { expect, test } from 'vitest';
import { changeTexts, variantsTable } from '#output/topics/variants/variants.ts';
import { type ComparedOutcome } from '#output/model/compared-outcome.ts';
import type { ChoiceFigures } from '#output/model/figure-types.ts';
import type { CardFigure } from '#output/model/screen-result.ts';
import { exampleKeyFigures } from '#test/fixtures/key-figures.ts';

const figure = (id: CardFigure['id'], label: string, text: string): CardFigure => ({
  id,
  label,
  text,
  comparison: id === 'thirty-years' ? 'evenveel als nu' : null,
});

const cost = { difference: 100, verdict: 'more', fraction: 0.1 } as const;

/** An outcome with these costs, the second of people who are called so. */
function outcome(
  name: string,
  firstYear: number,
  thirtyYears: number,
  people: string,
  steps: Partial<Pick<ChoiceFigures, 'lowest' | 'highest'>> = {},
): ComparedOutcome {
  const { choice } = exampleKeyFigures;
  if (typeof choice === 'string') throw new Error('nothing stands in front of the example');
  return {
    name,
    card: {
      goal: 'Budgetneutraal',
      form: 'Vlakke premie',
      premium: '29,7%',
      figures: [
        figure('first-year', 'In 2028', `€ ${firstYear}`),
        figure('thirty-years', `30 jaar ${people}`, `€ ${thirtyYears}`),
        figure('pension', 'Pensioen', '− 3,1%'),
      ],
      marks: [
        { text: 'Haalbaar', tone: 'good' },
        { text: 'Toegestaan', tone: 'good' },
      ],
    },
    keyFigures: {
      premiumDecimals: 1,
      choice: {
        ...choice,
        ...steps,
        firstYear: { ...choice.firstYear, ...cost, cost: firstYear },
        thirtyYears: { ...choice.thirtyYears, ...cost, cost: thirtyYears },
      },
    },
    changes: [{ label: 'Loonstijging', text: '3%', was: '2,4%' }],
  };
}

test('variants stand beside the answer with their difference, and what is of other people has a row of its own', () => {
  const { rows, columns } = variantsTable(outcome('', 1_000, 5_000, 'met nieuwe medewerkers'), [
    outcome('Duurder', 1_200, 5_200, 'met nieuwe medewerkers'),
    outcome('Niemand', 900, 9_000, 'zonder nieuwe medewerkers'),
  ]);
  expect(columns.map(({ head }) => head)).toEqual(['Wat', 'Het antwoord', 'Duurder', 'Niemand']);
  const premium = 'Budgetneutraal, vlakke premie: 29,7%';
  expect(rows).toEqual([
    ['Gewijzigd', '–', 'Loonstijging: 3% in plaats van 2,4%', 'Loonstijging: 3% in plaats van 2,4%'],
    ['Premie', premium, premium, premium],
    ['In 2028', '€ 1000', '€ 1200 (€\u00A0200 meer dan het antwoord)', '€ 900 (€\u00A0100 minder dan het antwoord)'],
    [
      '30 jaar met nieuwe medewerkers',
      '€ 5000 (evenveel als nu)',
      '€ 5200 (evenveel als nu; €\u00A0200 meer dan het antwoord)',
      '–',
    ],
    ['30 jaar zonder nieuwe medewerkers', '–', '–', '€ 9000 (evenveel als nu)'],
    ['Pensioen', '− 3,1%', '− 3,1%', '− 3,1%'],
    ['Oordeel', 'Haalbaar, Toegestaan', 'Haalbaar, Toegestaan', 'Haalbaar, Toegestaan'],
  ]);
});

test('what was changed is said in words, also where nothing was filled in before or is now', () => {
  expect(
    changeTexts([
      { label: 'Gekozen keuze', text: 'B', was: '–' },
      { label: 'Eigen vlakke premie', text: '–', was: '26,0%' },
    ]),
  ).toEqual(['Gekozen keuze: B', 'Eigen vlakke premie: leeg in plaats van 26,0%']);
});

test('a premium stands beside that of the answer, a scale with both its ends', () => {
  const premiumOf = (lowest: number, highest: number) => {
    const variant = outcome('Anders', 1_000, 5_000, '', { lowest, highest });
    const { rows } = variantsTable(outcome('', 1_000, 5_000, ''), [variant]);
    return rows
      .find(([name]) => name === 'Premie')![2]!
      .replace('Budgetneutraal, vlakke premie: 29,7%', '')
      .trim();
  };
  expect(premiumOf(0.297, 0.297)).toBe('');
  expect(premiumOf(0.2865, 0.2865)).toBe('(1,1 procentpunt lager dan het antwoord)');
  expect(premiumOf(0.1, 0.4)).toBe('(laagste 19,7 procentpunt lager, hoogste 10,3 procentpunt hoger dan het antwoord)');
});

test('a variant in which no premium is allowed says so, and has no figures', () => {
  const forbidden: ComparedOutcome = {
    name: 'Mag niet',
    card: null,
    keyFigures: { choice: 'allForbidden', premiumDecimals: 1 },
    changes: [],
  };
  const { rows } = variantsTable(outcome('', 1_000, 5_000, 'met nieuwe medewerkers'), [forbidden]);
  expect(rows.map((row) => row[2])).toEqual([
    '–',
    'Geen van de berekende premies is zo toegestaan',
    '–',
    '–',
    '–',
    '–',
  ]);
});
