import { describe, expect, it } from 'vitest';
import type { Participant } from '#core/dossier.ts';
import { dataReportDraft } from '#output/documents/data-report/data-report.ts';
import { sumBridge } from '#output/documents/data-report/earlier-chapter.ts';
import type { OutputContent } from '#output/output-content.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

/** The example of so many, beside an earlier dossier with these participants. */
function beside(count: number, change: (now: readonly Participant[]) => readonly Participant[]): OutputContent {
  const content = exampleContent(count);
  const { participants } = content.dossier.input;
  const valuationDate = { year: 2025, month: 1 };
  const earlier = { name: 'Vorig jaar', valuationDate, isSameScheme: true, participants: change(participants) };
  return { ...content, earlier };
}

const chapterOf = (content: OutputContent) =>
  dataReportDraft(content).chapters.find(({ title }) => title === 'Veranderd sinds een eerder dossier');

function rowsOf(content: OutputContent, name: string): readonly (readonly string[])[] | null {
  const found = chapterOf(content)?.blocks.find((block) => block.kind === 'table' && block.name === name);
  return found?.kind === 'table' ? found.table.rows.map((row) => row.map(spaced)) : null;
}

describe('what changed since an earlier dossier', () => {
  it('is left out where there is none', () => {
    expect(chapterOf(exampleContent(25))).toBeUndefined();
  });

  it('counts who left, joined and changed, by fact, without a number', () => {
    const content = beside(25, (now) => [
      ...now.slice(1, 3).map((one) => Object.assign({}, one, { fullTimeSalary: one.fullTimeSalary - 1000 })),
      ...now.slice(3),
      { ...now[0]!, number: 'gone' },
    ]);
    expect(rowsOf(content, 'Deelnemers toen en nu')).toEqual([
      ['In het eerdere dossier', '25'],
      ['Weg', '1'],
      ['Erbij', '1'],
      ['In dit dossier', '25'],
      ['In beide, met een ander gegeven', '2'],
      ['Waarvan: Fulltime jaarsalaris', '2'],
    ]);
    expect(JSON.stringify(chapterOf(content))).not.toMatch(/gone|"1001"/);
  });

  it('says so where the one that was chosen has another scheme', () => {
    const content = beside(25, (now) => now);
    expect(JSON.stringify(chapterOf(content))).toContain('dossier Vorig jaar van dezelfde regeling');
    const other = { ...content, earlier: { ...content.earlier!, isSameScheme: false } };
    expect(JSON.stringify(chapterOf(other))).toContain('dossier Vorig jaar van een regeling met een andere naam');
  });

  it('tells no sums of fewer than ten who left or joined', () => {
    const few = beside(25, (now) => now.slice(3));
    expect(rowsOf(few, 'Waardoor de sommen anders zijn')).toBeNull();
    expect(JSON.stringify(chapterOf(few))).toContain('heeft minder dan 10 deelnemers');
    expect(
      rowsOf(
        beside(40, (now) => now.slice(12)),
        'Waardoor de sommen anders zijn',
      ),
    ).toHaveLength(4);
  });

  it('says nothing of premium waived by few', () => {
    const content = beside(25, (now) => now.map((one, row) => (row < 2 ? { ...one, premiumWaiver: 0.5 } : one)));
    expect(JSON.stringify(rowsOf(content, 'Deelnemers toen en nu'))).not.toContain('Premievrijstelling');
  });
});

describe('the way from one sum to the other', () => {
  const { participants: now } = exampleContent(25).dossier.input;

  it('adds up', () => {
    const before = now.slice(5).map((one) => Object.assign({}, one, { capital: one.capital * 0.9 }));
    const left = { ...now[0]!, number: 'left', capital: 7000 };
    const bridge = sumBridge([...before, left], now, ({ capital }) => capital);
    expect(bridge.left).toBe(-7000);
    expect(bridge.joined).toBe(now.slice(0, 5).reduce((sum, { capital }) => sum + capital, 0));
    expect(bridge.before + bridge.left + bridge.joined + bridge.changed).toBeCloseTo(bridge.now, 6);
    expect(bridge.changed).toBeCloseTo(0.1 * now.slice(5).reduce((sum, { capital }) => sum + capital, 0), 6);
  });

  it('counts everybody as new beside nobody', () => {
    expect(sumBridge([], now, () => 1)).toEqual({ before: 0, left: -0, joined: 25, changed: 0, now: 25 });
  });
});
