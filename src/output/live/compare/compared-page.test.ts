import { dayInTests } from '#test/fixtures/day-in-tests.ts';
import { describe, expect, test } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import type { EnteredValue, ReadDossier } from '#input/fields/dossier-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { participantChanges } from '#input/what-if/participant-changes.ts';
import { registers } from '#input/fields/register.ts';
import { whatIfInput } from '#input/what-if/what-if-input.ts';
import { bridgeCauses, bridges } from '#output/live/compare/bridges.ts';
import type { ComparedCell, ComparedPage, ComparedSection } from '#output/live/compare/compared-page.ts';
import { dossierFigures } from '#output/topics/choices/figures.ts';
import { type DossierFigures } from '#output/model/figure-types.ts';
import { causeOf } from '#output/live/compare/input-differences.ts';
import { type ComparedQuestion, type ComparedSide, comparedPage } from '#output/live/compare/made-page.ts';
import { attribution } from '#core/what-if/attribution.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';

const stamp = { programVersion: '1.2.3', inputSha256: 'ab'.repeat(32), day: dayInTests };

/** A dossier of which the file holds these values. */
async function fileWith(values: Readonly<Record<string, EnteredValue>> = {}): Promise<ReadDossier> {
  const { dossier } = readDossier(await filledWorkbook(fillingWith(values)));
  if (dossier === null) throw new Error('the file has errors');
  return dossier;
}

const figuresOf = ({ input }: ReadDossier): DossierFigures => dossierFigures({ input, result: calculate(input) });

const side = (name: string, dossier: ReadDossier, change: Partial<ComparedSide> = {}): ComparedSide => ({
  name,
  input: whatIfInput({ dossier, stamp }),
  choices: {},
  stored: figuresOf(dossier),
  ...change,
});

const page = (of: ComparedSide, to: ComparedSide, more: Partial<ComparedQuestion> = {}): ComparedPage =>
  comparedPage({ of, with: to, participants: null, isForEmployer: false, ...more });

const textsOf = ({ sentences, answers, figures, differences }: ComparedPage): string =>
  spaced(JSON.stringify([sentences, answers, figures, differences]));

/** Rows of a table, with ordinary spaces. */
const rowsOf = ({ exhibits }: ComparedSection): readonly (readonly string[])[] =>
  (exhibits[0]?.table?.model.rows ?? []).map((row) => row.map(spaced));

/** What stands beside the name of a row. */
const filled = ([, ...texts]: readonly string[]): readonly string[] => texts.filter((text) => text !== '');

/** The cells of a column, by the name of their row. */
function cellsOf({ answers: { columns, rows } }: ComparedPage, name: string): Readonly<Record<string, ComparedCell>> {
  const place = columns.indexOf(name);
  expect(place, columns.join(', ')).toBeGreaterThanOrEqual(0);
  return Object.fromEntries(rows.flatMap(({ label, cells }) => (cells[place] ? [[label, cells[place]]] : [])));
}

const sectionOf = ({ differences }: ComparedPage, id: string) => differences.find((section) => section.id === id)!;

const shownFigure = ({ figures, shownFirst }: ComparedPage) => figures.find(({ key }) => key === shownFirst)!.section;

describe.each(schemeKinds)('figures of two dossiers of %s', (kind) => {
  test('have parts that add up to their difference, as they are shown', () => {
    const inputs = generatedContents(kind, 4).map(({ dossier }) => dossier.input);
    for (const [place, of] of inputs.entries()) {
      const found = attribution(of, inputs[(place + 1) % inputs.length]!);
      const stored = dossierFigures(found.of);
      const shown = bridges(found, { of: stored, with: null });
      const divided = shown.filter(({ parts }) => parts !== null);
      if (typeof found.steps !== 'string') expect(divided.length).toBeGreaterThan(0);
      for (const { of: before, with: after, parts } of divided) {
        const sum = bridgeCauses.reduce((total, cause) => total + parts![cause], 0);
        expect(sum).toBe(after! - before!);
        expect(parts!.program).toBe(0);
      }
    }
  });
});

describe('a comparison', () => {
  test('of a dossier with itself finds no difference at all', async () => {
    const dossier = await fileWith();
    const people = participantChanges(dossier.input.participants, dossier.input.participants);
    const same = page(side('Een', dossier), side('Twee', dossier), { participants: people });
    expect(same.sentences).toEqual([
      'Een en Twee geven dezelfde uitkomsten.',
      'De ingevulde velden zijn gelijk.',
      'Deelnemers: dezelfde, met dezelfde gegevens.',
    ]);
    expect(same.answers).toMatchObject({ conclusion: 'Alle uitkomsten zijn gelijk', columns: [], rows: [] });
    expect(same.answers.same.count).toBe(same.answers.same.table.rows.flatMap(filled).length);
    expect(same.answers.same.count).toBeGreaterThan(10);
    expect(same).toMatchObject({ differences: [], figures: [], shownFirst: null });
  });

  test('tells what differs with the words of the template, and which part comes from what', async () => {
    const of = await fileWith();
    const to = await fileWith({ loonstijging: 0.03, nieuw_franchise: 19_500, huidig_pensioenleeftijd: 67.25 });
    const found = page(side('Nu', of), side('Straks', to));
    expect(rowsOf(sectionOf(found, 'terms'))).toEqual([
      ['Huidige regeling', 'Pensioenleeftijd', '68 jaar', '67 jaar en 3 maanden'],
      ['Nieuwe regeling', 'Franchise', '€ 17.283', '€ 19.500'],
    ]);
    expect(rowsOf(sectionOf(found, 'assumptions')).map(([sheet, , of, to]) => [sheet, of, to])).toEqual([
      ['Verfijning', '2,4%', '3,0%'],
    ]);
    expect(found.sentences.map(spaced)).toContain(
      'Ingevulde velden die verschillen: 2 in dossier en regelingen en 1 in aannames.',
    );
    const causes = rowsOf(shownFigure(found)).map(([name]) => name);
    expect(causes).toEqual([
      'Nu',
      'Deelnemers en peildatum',
      'Regeling en transitie',
      'Aannames',
      'Wettelijke waarden',
      'Programma',
      'Straks',
    ]);
    expect(rowsOf(shownFigure(found))[1]).toEqual(['Deelnemers en peildatum', '€ 0']);
  });

  test('has each difference of euros as the second less the first', async () => {
    const of = await fileWith();
    const { answers } = page(side('Nu', of), side('Straks', await fileWith({ loonstijging: 0.03 })));
    const euros = (text: string): number => Number(text.replaceAll('\u2212', '-').replaceAll(/[^\d-]/g, ''));
    const cells = answers.rows.flatMap((row) => row.cells.filter((cell) => cell?.of.includes('€')));
    expect(cells.length).toBeGreaterThan(0);
    for (const cell of cells)
      if (cell !== null && cell.key !== null)
        expect(euros(cell.difference), cell.key).toBe(euros(cell.with) - euros(cell.of));
    expect(cells.some((cell) => cell?.key !== null)).toBe(true);
  });

  test('calls a cause the only one just where no other moves the figure', async () => {
    const of = await fileWith();
    const one = page(side('Nu', of), side('Straks', await fileWith({ loonstijging: 0.03 })));
    expect(shownFigure(one).conclusion).toContain('alleen door aannames');
    const both = await fileWith({ loonstijging: 0.03, huidig_kosten_per_deelnemer: 0.01 });
    const two = page(side('Nu', of), side('Straks', both));
    const shown = two.figures.find(({ key }) => key === 'unchanged-unchanged firstYear');
    expect(shown?.section.conclusion).toContain('het meest door aannames');
  });

  test('of a dossier with a variant has the choices of the variant', async () => {
    const dossier = await fileWith();
    const variant = side('Variant', dossier, { choices: { wageGrowth: 0.01 }, stored: null });
    expect(rowsOf(sectionOf(page(side('Dossier', dossier), variant), 'assumptions'))).toHaveLength(1);
  });

  test('of the answer with a variant compares what was chosen, whatever it is called, and folds the rest', async () => {
    const dossier = await fileWith();
    const variant = side('Variant', dossier, { choices: { premium: { is: 'scale', factor: 0.9 } }, stored: null });
    const found = page(side('Dossier', dossier), variant);
    expect(found.answers.columns).toEqual(['B Vlak voor iedereen → C Uw staffel']);
    const cells = cellsOf(found, 'B Vlak voor iedereen → C Uw staffel');
    // One premium is subtracted from the lowest and the highest of a scale.
    for (const name of ['Laagste premie van de staffel', 'Hoogste premie van de staffel'])
      expect(cells[name]?.difference).toMatch(/\d procentpunt$/);
    expect(cells['Laagste premie van de staffel']?.of).toBe(cells['Hoogste premie van de staffel']?.of);
    expect(cells['Werkgeverslast in het eerste jaar']?.cause).toBe('Alleen door regeling en transitie');
    expect(found.answers.rows.every(({ cells: all }) => all.some((cell) => cell?.difference !== 'gelijk'))).toBe(true);
    expect(found.answers.same.table.columns.map(({ head }) => head)).toEqual([
      'Uitkomst',
      'B Vlak voor iedereen → C Uw staffel',
      'Nu',
      'A Staffel houden',
      'B Vlak voor iedereen',
    ]);
    expect(found.answers.same.count).toBe(found.answers.same.table.rows.flatMap(filled).length);
    expect(found.sentences[0]).toBe('In Dossier staat de vlakke premie voor iedereen vooraan, in Variant uw staffel.');
  });

  test('has the same letter left and right where one letter was chosen in both', async () => {
    const dossier = await fileWith();
    const variant = side('Variant', dossier, { choices: { premium: { is: 'flat', rate: 0.2 } }, stored: null });
    const found = page(side('Dossier', dossier), variant);
    expect(found.answers.columns).toEqual(['B Vlak voor iedereen']);
    expect(cellsOf(found, 'B Vlak voor iedereen').Premie).toMatchObject({ with: spaced('20,0%'), key: 'B-B premium' });
  });

  test('gives the program its part: what was stored beside what is calculated now', async () => {
    const dossier = await fileWith();
    const now = figuresOf(dossier);
    const flat = now.B!;
    const stored = { ...now, B: { ...flat, firstYear: flat.firstYear! - 100 } };
    const found = page(side('Eerder', dossier, { stored }), side('Later', dossier));
    expect(rowsOf(shownFigure(found))).toContainEqual(['Programma', '+ € 100']);
    const later = side('Later', await fileWith({ loonstijging: 0.03 }));
    const unknown = page(side('Eerder', dossier, { stored: null }), later);
    expect(textsOf(unknown)).toContain('de uitkomsten van destijds niet bewaard');
    expect(textsOf(found)).not.toContain('de uitkomsten van destijds niet bewaard');
  });

  test('shows the employer no part of few participants by itself', async () => {
    const of = await fileWith();
    const [first, ...others] = of.input.participants;
    const raised = { ...first!, fullTimeSalary: first!.fullTimeSalary + 1_000 };
    const to = { ...of, input: { ...of.input, participants: [raised, ...others] } };
    const adviser = page(side('Een', of), side('Twee', to));
    const employer = page(side('Een', of), side('Twee', to), { isForEmployer: true });
    expect(textsOf(adviser)).toContain('Deelnemers en peildatum');
    expect(textsOf(employer)).not.toContain('Deelnemers en peildatum');
    expect(rowsOf(shownFigure(employer))[1]![0]).toBe('Deelnemers, peildatum en regeling');
  });

  test('lists participants by personnel number for who may know them, and counts for others', async () => {
    const dossier = await fileWith();
    const [first, second, ...others] = dossier.input.participants;
    const changed = { ...second!, number: 'P-2', fullTimeSalary: second!.fullTimeSalary + 1_000 };
    const before = [{ ...first!, number: 'P-1' }, { ...second!, number: 'P-2' }, ...others];
    const people = participantChanges(before, [changed, ...others, { ...first!, number: 'P-3' }]);
    const [one, two] = [side('Een', dossier), side('Twee', dossier)];
    const rows = rowsOf(sectionOf(page(one, two, { participants: people }), 'participants'));
    expect(rows.map(([number, change]) => [number, change])).toEqual([
      ['P-3', 'erbij'],
      ['P-1', 'weg'],
      ['P-2', 'gewijzigd'],
    ]);
    expect(rows[2]![2]).toBe('Fulltime jaarsalaris');
    const counted = page(one, two, { participants: { ...people, people: null }, isForEmployer: true });
    expect(sectionOf(counted, 'participants').conclusion).toBe('Deelnemers: 1 erbij, 1 weg en 1 gewijzigd');
    expect(textsOf(counted)).not.toContain('P-2');
  });

  test('of dossiers of another kind gives totals, and says why no more', () => {
    const [of, to] = (['dcToDc', 'dbToDc'] as const).map((kind) => generatedContents(kind, 1)[0]!.dossier);
    const found = page(side('Premie', of!), side('Middelloon', to!));
    expect(found.sentences.join(' ')).toContain('van een andere soort');
    expect(found.answers.rows.length).toBeGreaterThan(0);
    expect(found.answers.rows.flatMap(({ cells }) => cells).every((cell) => (cell?.cause ?? null) === null)).toBe(true);
    expect(found.figures.flatMap(({ section }) => section.exhibits)).toEqual([]);
  });
});

describe('a field of the template', () => {
  test.each(schemeKinds)('belongs to the cause under which it is calculated: %s', (kind) => {
    const causes = registers[kind].fields.map(({ field }) => [field.name, causeOf(field.name)]);
    expect(Object.fromEntries(causes)).toMatchObject({
      peildatum: 'data',
      transitiedatum: 'terms',
      premie_toetreders: 'terms',
      vervanging: 'assumptions',
      loonstijging: 'assumptions',
      compensatie_doel: 'terms',
    });
  });
});
