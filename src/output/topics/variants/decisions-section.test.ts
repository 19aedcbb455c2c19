import { describe, expect, it } from 'vitest';
import { decisionFields, decisionsSection } from '#output/topics/variants/decisions-section.ts';
import { type RecordedDecision } from '#output/model/compared-outcome.ts';

const check = (title: string, about: string, article = 'art. 1 PW') => ({ title, about, finding: 'Gevonden', article });

const decision: RecordedDecision = {
  decidedOn: '05-03-2027 10:00',
  decidedBy: 'A. de Wit',
  reason: 'Uitlegbaar.\nEn betaalbaar.',
  content: {
    choice: 'B',
    goal: 'Budgetneutraal',
    form: 'Vlakke premie',
    premium: '29,7%',
    figures: [{ label: 'In 2028', text: '€ 10', comparison: 'evenveel als nu' }],
    marks: [{ text: 'Toegestaan' }],
    passed: [check('Franchise', 'Nieuwe regeling'), check('Franchise', 'Huidige regeling'), check('Doel', '', '')],
    attention: [{ ...check('Ruimte', 'Vlak'), level: 'Let op' }],
    programVersion: '1.2.3',
    calculatedOn: '04-03-2027 14:05',
  },
};
const inOrder: RecordedDecision = { ...decision, content: { ...decision.content, attention: [] } };

const linesOf = (checks: 'norms' | 'full', label: string) =>
  decisionFields(decision, checks).find((field) => field.label === label)?.lines;

describe('a decision', () => {
  it('is told with who, when and why', () => {
    expect(linesOf('norms', 'Door')).toEqual(['A. de Wit']);
    expect(linesOf('norms', 'Vastgelegd op')).toEqual(['05-03-2027 10:00']);
    expect(linesOf('norms', 'Waarom')).toEqual(['Uitlegbaar.', 'En betaalbaar.']);
    expect(linesOf('norms', 'Cijfers')).toEqual(['In 2028: € 10 (evenveel als nu)']);
  });

  it('names each norm once, or tells each check in full', () => {
    expect(linesOf('norms', 'Toetsen in orde')).toEqual(['Franchise (art. 1 PW)', 'Doel']);
    expect(linesOf('full', 'Toetsen in orde')).toEqual([
      'Franchise, Nieuwe regeling: Gevonden (art. 1 PW)',
      'Franchise, Huidige regeling: Gevonden (art. 1 PW)',
      'Doel: Gevonden',
    ]);
    expect(linesOf('norms', 'Toetsen die aandacht vragen')).toEqual(['Let op: Ruimte, Vlak: Gevonden (art. 1 PW)']);
  });
});

describe('the slide of decisions', () => {
  it('is not there where nothing was decided', () => {
    expect(decisionsSection([])).toBeNull();
  });

  it('concludes with the last one', () => {
    const section = decisionsSection([inOrder, decision]);
    expect(section?.conclusion).toBe('Laatst vastgelegd: budgetneutraal, vlakke premie: 29,7%');
    expect(section?.exhibits[0]?.table?.model.rows).toEqual([
      [
        '05-03-2027 10:00, A. de Wit',
        'Budgetneutraal, vlakke premie: 29,7%',
        'Uitlegbaar. En betaalbaar.',
        'Toegestaan; 2 normen in orde',
      ],
      [
        '05-03-2027 10:00, A. de Wit',
        'Budgetneutraal, vlakke premie: 29,7%',
        'Uitlegbaar. En betaalbaar.',
        'Toegestaan; 2 normen in orde; 1 vraagt aandacht: Ruimte (art. 1 PW)',
      ],
    ]);
  });

  it('has the newest few, and says where the others are', () => {
    const rows = (count: number) => decisionsSection(Array.from({ length: count }, () => decision))!;
    expect(rows(6).lead).not.toContain('werkmap');
    expect(rows(7).lead).toContain('De oudste staat alleen in de werkmap.');
    expect(rows(9).lead).toContain('De 3 oudste staan alleen in de werkmap.');
    expect(rows(9).exhibits[0]?.table?.model.rows).toHaveLength(6);
  });
});
