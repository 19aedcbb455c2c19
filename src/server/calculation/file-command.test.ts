import { describe, expect, test } from 'vitest';
import { fileCommand } from '#server/calculation/file-command.ts';

const usual = {
  does: 'calculate',
  input: 'in.xlsx',
  out: 'map',
  style: null,
  withoutPeople: false,
  edition: 'werkgever',
  appendix: [],
  given: {},
  day: null,
};

describe('the words after calculate', () => {
  test.each([
    [['in.xlsx', '--out', 'map'], usual],
    [['--out=map', 'in.xlsx'], usual],
    [['in.xlsx', '--out', 'map', '--style', 'stijl.json'], { ...usual, style: 'stijl.json' }],
    [['in.xlsx', '--without-people', '--out', 'map'], { ...usual, withoutPeople: true }],
    [['in.xlsx', '--out', 'map', '--edition', 'medewerkers'], { ...usual, edition: 'medewerkers' }],
    [['in.xlsx', '--out', 'map', '--appendix', 'overlijden, premie'], { ...usual, appendix: ['premie', 'overlijden'] }],
    [
      ['in.xlsx', '--out', 'map', '--set', 'loonstijging=2,5%', '--set', 'adviseur=a=b', '--set=adviseur=c=d'],
      { ...usual, given: { loonstijging: '2,5%', adviseur: 'c=d' } },
    ],
    [['in.xlsx', '--out', 'map', '--date', '2026-11-27'], { ...usual, day: { year: 2026, month: 11, day: 27 } }],
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
    [['a.xlsx', '--out', 'f', '--date', '27-11-2026'], 'schrijf hem als 2026-11-27'],
    [['a.xlsx', '--out', 'f', '--date', '2026-02-30'], 'bestaat niet'],
    [['--template', 'dcToDc', '--date', '2026-11-27', '--out', 'f'], 'hoort bij een bestand'],
    [['a.xlsx', '--out', 'f', '--edition', 'iedereen'], 'De uitgave iedereen is onbekend'],
    [['--template', 'dcToDc', '--edition', 'medewerkers', '--out', 'f'], 'hoort bij een bestand'],
    [['a.xlsx', '--out', 'f', '--appendix', 'premie,iets'], 'hoogstens 8 van deze onderwerpen: premie, vier-premies'],
    [['--template', 'dcToDc', '--appendix', 'premie', '--out', 'f'], 'Een bijlage hoort bij een bestand'],
    [['a.xlsx', '--out', 'f', '--set'], 'Bij --set hoort NAAM=WAARDE'],
    [['a.xlsx', '--out', 'f', '--set', 'loonstijging'], 'Bij --set hoort NAAM=WAARDE'],
    [['a.xlsx', '--out', 'f', '--set', 'loon=1'], '--set loon: Dit veld bestaat niet.'],
    [['a.xlsx', '--out', 'f', '--set', '__proto__=1'], 'Dit veld bestaat niet.'],
    [['a.xlsx', '--out', 'f', '--set', 'sjabloon_versie=7'], 'vult het programma zelf in'],
    [['a.xlsx', '--out', 'f', '--set', 'loonstijging=25'], '--set loonstijging: De waarde 25 betekent'],
    [['a.xlsx', '--out', 'f', '--set', 'transitiedatum=15-01-2028'], 'niet de eerste dag van een maand'],
    [['a.xlsx', '--out', 'f', '--set', 'nieuw_contract=iets'], 'staat niet in de lijst'],
    [['--template', 'dcToDc', '--set', 'loonstijging=2%', '--out', 'f'], 'hoort bij een bestand'],
  ])('%j are explained', (words, problem) => {
    expect(fileCommand(words)).toMatchObject({ does: 'explain', problem: expect.stringContaining(problem) });
  });
});
