import { describe, expect, it } from 'vitest';
import type { Participant } from '#core/dossier.ts';
import { dataReportDraft } from '#output/documents/data-report/data-report.ts';
import type { OutputContent } from '#output/output-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

/** The rows of a table of the report, by its name. */
function rowsOf(content: OutputContent, name: string): readonly (readonly string[])[] {
  const blocks = dataReportDraft(content).chapters.flatMap((chapter) => chapter.blocks);
  const found = blocks.find((block) => block.kind === 'table' && block.name === name);
  return found?.kind === 'table' ? found.table.rows : [];
}

const rowOf = (content: OutputContent, name: string, first: string): readonly string[] | undefined =>
  rowsOf(content, name).find(([head]) => head?.startsWith(first));

/** The example with some of its participants changed, by their place from 1. */
function changed(count: number, changes: Readonly<Record<number, Partial<Participant>>>): OutputContent {
  const content = exampleContent(count);
  const participants = content.dossier.input.participants.map((one, index) => ({ ...one, ...changes[index + 1] }));
  return { ...content, dossier: { ...content.dossier, input: { ...content.dossier.input, participants } } };
}

const allText = (content: OutputContent): string => JSON.stringify(dataReportDraft(content));

describe('the report on the data', () => {
  it('adds up: read, less what is left out by reason, is what is calculated', () => {
    const content = exampleContent(25);
    const left = [
      { number: '1', reason: 'notCounted' },
      { number: '2', reason: 'notCounted' },
      { number: '3', reason: 'pensionBeforeTransition' },
    ] as const;
    const result = { ...content.result, excluded: left, participantCount: 22 };
    expect(rowsOf({ ...content, result }, 'Van gelezen naar berekend')).toEqual([
      ['Deelnemers in het bestand', '25'],
      ['Af: Meerekenen staat op nee', '2'],
      ['Af: de pensioendatum ligt niet na de transitiedatum', '1'],
      ['In de berekening', '22'],
    ]);
  });

  it('has the sums of the file', () => {
    const content = exampleContent(25);
    const { participants } = content.dossier.input;
    const sum = (value: (one: Participant) => number) => participants.reduce((total, one) => total + value(one), 0);
    const digits = (text: string | undefined) => Number((text ?? '').replaceAll(/[^\d,]/g, '').replace(',', '.'));
    const salary = rowOf(content, 'Sommen en gemiddelden', 'Fulltime jaarsalaris');
    expect(digits(salary?.[1])).toBe(Math.round(sum((one) => one.fullTimeSalary)));
    expect(digits(rowOf(content, 'Sommen en gemiddelden', 'Pensioenkapitaal')?.[1])).toBe(
      Math.round(sum((one) => one.capital)),
    );
    expect(digits(rowOf(content, 'Sommen en gemiddelden', 'Deeltijd')?.[1])).toBeCloseTo(
      sum((one) => one.partTime),
      2,
    );
  });

  it('names the file that it is about: of which dossier, when it came in and its mark', () => {
    const content = exampleContent(3);
    const upload = { name: 'Pensioen 2028', on: '05-03-2027 10:00' };
    const table = 'Waarmee is gerekend';
    expect(rowOf({ ...content, upload }, table, 'Invoerbestand')).toEqual(['Invoerbestand van dossier', upload.name]);
    expect(rowOf({ ...content, upload }, table, 'Ontvangen')).toEqual(['Ontvangen', upload.on]);
    expect(rowOf(content, table, 'Kenmerk invoer')?.[1]).toBe(content.stamp.inputSha256);
    expect(rowOf(content, table, 'Ontvangen')).toBeUndefined();
  });

  it('names participants that stand out by their place in the file', () => {
    const content = changed(25, { 4: { fullTimeSalary: 5_000_000 }, 7: { partTime: 0 }, 9: { partTime: 1.2 } });
    expect(rowOf(content, 'Signalen', 'Salaris boven het maximum')?.slice(1)).toEqual(['1', '4']);
    expect(rowOf(content, 'Signalen', 'Salaris ver buiten')?.slice(1)).toEqual(['1', '4']);
    expect(rowOf(content, 'Signalen', 'Deeltijdpercentage 0%')?.slice(1)).toEqual(['1', '7']);
    expect(rowOf(content, 'Signalen', 'Deeltijdpercentage boven')?.slice(1)).toEqual(['1', '9']);
    expect(rowOf(content, 'Signalen', 'Hoogste fulltime')?.slice(1)).toEqual(['1', '4']);
  });

  it('finds who is there twice but for the number', () => {
    const [first] = exampleContent(25).dossier.input.participants;
    const { number, ...same } = first!;
    expect(number).toBe('1001');
    expect(rowOf(changed(25, { 12: same }), 'Signalen', 'Gelijk aan')?.slice(1)).toEqual(['2', '1, 12']);
  });

  it('has no personnel number, and says neither who nor how few have premium waived', () => {
    const content = changed(25, { 3: { premiumWaiver: 0.5 } });
    expect(rowOf(content, 'Signalen', 'Met premievrijstelling')?.slice(1)).toEqual(['Minder dan 10', '']);
    for (const { number } of content.dossier.input.participants) expect(allText(content)).not.toContain(`"${number}"`);
  });

  it('shows no group and no median of fewer than ten, and says that one participant gives a salary away', () => {
    const one = exampleContent(1);
    expect(rowsOf(one, 'Naar leeftijd en geboortejaar')).toEqual([]);
    expect(rowOf(one, 'Sommen en gemiddelden', 'Fulltime jaarsalaris')?.[3]).toBe('-');
    expect(dataReportDraft(one).notices.join(' ')).toContain('Vertrouwelijk');
    const counts = rowsOf(exampleContent(40), 'Naar leeftijd en geboortejaar').map((row) => Number(row[2]));
    expect(counts.every((count) => count >= 10)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
  });

  it('names every value of law that was used, with its source', () => {
    const content = exampleContent(25);
    expect(rowsOf(content, 'Wettelijke waarden').map((row) => [row[0], row[3]])).toEqual(
      content.result.basis.lawValues.map(({ name, source }) => [name, source]),
    );
  });
});
