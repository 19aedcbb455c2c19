import { describe, expect, test } from 'vitest';
import { fileCommand } from '#server/calculation/file-command.ts';

describe('the words after calculate', () => {
  test.each([
    [
      ['in.xlsx', '--out', 'map'],
      { does: 'calculate', input: 'in.xlsx', out: 'map', style: null, withoutPeople: false },
    ],
    [
      ['in.xlsx', '--out', 'map', '--style', 'stijl.json'],
      { does: 'calculate', input: 'in.xlsx', out: 'map', style: 'stijl.json', withoutPeople: false },
    ],
    [
      ['in.xlsx', '--without-people', '--out', 'map'],
      { does: 'calculate', input: 'in.xlsx', out: 'map', style: null, withoutPeople: true },
    ],
    [['--out=map', 'in.xlsx'], { does: 'calculate', input: 'in.xlsx', out: 'map', style: null, withoutPeople: false }],
    [['--template', 'dcToDc', '--out', 'leeg.xlsx'], { does: 'write template', template: 'dcToDc', out: 'leeg.xlsx' }],
    [['--template', 'dbToDc', '--out', 'f'], { does: 'write template', template: 'dbToDc', out: 'f' }],
    [['--example', 'dcToDc', '--out', 'vb.xlsx'], { does: 'write example', template: 'dcToDc', out: 'vb.xlsx' }],
    [['--help'], { does: 'explain', problem: null }],
  ])('%j are understood', (words, command) => {
    expect(fileCommand(words)).toEqual(command);
  });

  test.each([
    [[], 'Geef een bestand'],
    [['in.xlsx'], '--out ontbreekt'],
    [['in.xlsx', '--out'], 'ontbreekt de waarde'],
    [['in.xlsx', '--out='], 'ontbreekt de waarde'],
    [['--out', 'map'], 'bestand om door te rekenen'],
    [['a.xlsx', 'b.xlsx', '--out', 'map'], 'één bestand'],
    [['a.xlsx', '--template', 'dcToDc', '--out', 'map'], 'één bestand'],
    [['a.xlsx', '--uit', 'map'], 'Onbekende optie: uit'],
    [['--template', 'iets', '--out', 'f'], 'is onbekend'],
    [['--template', 'dcToDc', '--style', 's.json', '--out', 'f'], 'hoort bij een bestand'],
    [['a.xlsx', '--out', 'f', '--style'], 'Bij --style ontbreekt'],
  ])('%j are explained', (words, problem) => {
    expect(fileCommand(words)).toMatchObject({ does: 'explain', problem: expect.stringContaining(problem) });
  });
});
