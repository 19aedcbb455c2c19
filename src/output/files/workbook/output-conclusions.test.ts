import { checksOfChoices } from '#output/topics/law/shown-checks.ts';
import { describe, expect, test } from 'vitest';
import { changesSentence } from '#output/topics/people/changes-conclusion.ts';
import { checksConclusion } from '#output/topics/law/checks-conclusion.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { leftOutSentence } from '#output/topics/people/population-conclusion.ts';
import { questionSentences } from '#output/topics/choices/goal-sentences.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { written } from '#test/office-package/output-contents.ts';
import { tableRecords } from '#test/office-package/table-rows.ts';
import { sheetOf } from '#test/office-package/workbook-contents.ts';

const ambition = averagePayContent('ambition', 8);
const subjectOf = ({ dossier, result }: OutputContent) => ({ input: dossier.input, result });

describe('what a sheet says', () => {
  test('of gains and losses is what its own table counts', async () => {
    const workbook = await written(ambition);
    const [all] = tableRecords(workbook, 'ResultaatVerandering');
    const said = `${changesSentence(subjectOf(ambition))}.`;
    for (const sheet of ['Medewerkers', 'Deelnemers']) {
      const texts = sheetOf(workbook, sheet).cells.filter(({ column }) => column === 1);
      expect(texts.map(({ value }) => value).join(' ')).toContain(said);
    }
    expect(all?.['Alternatief']).toBe('B Vlak voor iedereen');
    expect(said).toContain(` ${all?.['Achteruit']} van de 8 deelnemers minder pensioen`);
  });

  test('of the checks is what the report says of them', async () => {
    const texts = sheetOf(await written(ambition), 'Toetsen').cells.map(({ value }) => value);
    expect(texts).toContain(`${checksConclusion(checksOfChoices(ambition.result))}.`);
  });

  test('of one or no participant is in words of its own', () => {
    const { result } = exampleContent(5);
    const [excluded] = exampleContent(5).result.participants.map(({ number }) => ({ number, reason: 'notCounted' }));
    const told = (participantCount: number, left: readonly unknown[]) =>
      leftOutSentence({ ...result, participantCount, excluded: left as typeof result.excluded });
    expect(told(1, [])).toBe('De enige deelnemer doet mee.');
    expect(told(1, [excluded])).toBe('1 deelnemer doet mee; 1 niet.');
    expect(told(5, [])).toBe('Alle 5 deelnemers doen mee.');
  });

  test('of the input file says who takes part', async () => {
    const texts = async (content: OutputContent) =>
      sheetOf(await written(content), 'Toetsen').cells.map(({ value }) => value);
    expect(await texts(ambition)).toContain('Het invoerbestand gaf 1 waarschuwing; alle deelnemers doen mee.');
    const [someone] = ambition.result.participants;
    const excluded = [{ number: someone?.number ?? '', reason: 'notCounted' as const }];
    expect(await texts({ ...ambition, result: { ...ambition.result, excluded } })).toContain(
      'Het invoerbestand gaf 1 waarschuwing; 1 deelnemer blijft buiten de berekening.',
    );
  });

  test('of the horizon cannot be taken for a moment to come', () => {
    const { result, dossier } = ambition;
    const of = (years: number, group: 'existing' | 'withEntrants' = 'existing') => {
      const goal = { ...dossier.input.goal, horizon: { kind: 'years' as const, years }, group };
      return questionSentences({ result, input: { ...dossier.input, goal } })[1];
    };
    const start = 'Doel budgetneutraal: de werkgeverslast blijft gelijk in';
    expect(of(5)).toContain(`${start} de eerste 5 jaar, zonder compensatie en zonder nieuwe medewerkers`);
    expect(of(1, 'withEntrants')).toContain(
      `${start} het eerste jaar, zonder compensatie en zonder nieuwe medewerkers (er komt niemand bij)`,
    );
  });
});

test('each check says which scheme it is about', async () => {
  const rows = tableRecords(await written(ambition), 'ResultaatToetsen');
  const about = (title: string) => rows.filter((row) => row['Toets'] === title).map((row) => row['Betreft']);
  expect(about('Franchise')).toEqual(['Huidige regeling', 'Nieuwe regeling']);
  expect(about('Opbouwpercentage')).toEqual(['Huidige regeling', 'Ambitie']);
  expect(about('Indexatie in pensioen en kosten')).toEqual(['Huidige regeling']);
  expect(about('Transitiedatum')).toEqual(['Dossier']);
});

test('the scale of the ambition before its limits stands apart from the premium that is set beside the answers', async () => {
  const rows = tableRecords(await written(ambition), 'ResultaatToetsen').filter((row) =>
    row['Betreft']?.startsWith('Amb'),
  );
  expect(rows.map((row) => `${row['Toets']}: ${row['Betreft']}`)).toContain('Ambitiestaffel: Ambitie, onbegrensd');
  expect(rows.find((row) => row['Toets'] === 'Ambitiestaffel')?.['Toelichting']).toContain(
    'De staffel die bij de ambitie hoort, zonder begrenzing en afronding,',
  );
});

/** Words that a reader outside the trade does not know. */
const jargon = [
  'budgetneutraal',
  'profijtneutraal',
  'progressieve staffel',
  'factor',
  'horizon',
  'contant',
  'cohort',
  'werkgeverslast',
  'pensioengrondslag',
  'eerbiedigende werking',
  'nieuwe medewerkers',
  'gesloten groep',
  'maatmens',
  'in prijzen van',
];

/** Used where the law asks effects, one of them by dossier. */
const wordsOfLaw = ['bruto profijt', 'netto profijt'];

test.each([
  ['dcToDc', exampleContent()],
  ['ambitionDbToDc', ambition],
] as const)('every word of the trade on the sheets of %s is explained on Uitgangspunten', async (_, content) => {
  const { sheets } = await written(content);
  const wordsOf = (isExplaining: boolean) =>
    sheets
      .filter(({ name }) => (name === 'Uitgangspunten') === isExplaining)
      .map(({ cells }) => cells.map(({ value, column }) => ({ column, text: (value ?? '').toLowerCase() })));
  const others = wordsOf(false);
  const explained = wordsOf(true)
    .flat()
    .filter(({ column }) => column === 1)
    .map(({ text }) => text);
  for (const word of [...jargon, ...wordsOfLaw]) {
    expect(wordsOfLaw.includes(word) || others.flat().some(({ text }) => text.includes(word)), `${word} is used`).toBe(
      true,
    );
    expect(
      explained.some((term) => term.includes(word)),
      `${word} is explained`,
    ).toBe(true);
  }
});
