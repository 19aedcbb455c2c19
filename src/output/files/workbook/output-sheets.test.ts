import { describe, expect, test } from 'vitest';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { attribute, tagTexts } from '#test/office-package/package-contents.ts';
import { tableRows } from '#test/office-package/table-rows.ts';
import { namedValue, sheetOf } from '#test/office-package/workbook-contents.ts';
import { written, unfeasible } from '#test/office-package/output-contents.ts';

describe('the sheets', () => {
  test('describe their charts for who cannot see them', async () => {
    const workbook = await written(exampleContent());
    const drawings = [...workbook.contents.texts].filter(([name]) => /drawings\/drawing\d+\.xml$/.test(name));
    expect(drawings).toHaveLength(4);
    for (const [, xml] of drawings) {
      for (const text of tagTexts(xml, 'cNvPr')) expect(attribute(text, 'descr')?.length).toBeGreaterThan(60);
    }
  });

  test('draw every series from the rows of its own alternative', async () => {
    const workbook = await written(exampleContent());
    const sheet = sheetOf(workbook, 'Lasten');
    const chart = [...workbook.contents.texts].find(([, xml]) => xml.includes('Kosten per jaar</a:t>'))?.[1] ?? '';
    const series = [...chart.matchAll(/<c:ser>[\s\S]*?<\/c:ser>/g)].map(([text]) => text);
    expect(series).toHaveLength(3);
    const headers = tableRows(workbook, 'LastenKeuzes')[0] ?? [];
    for (const text of series) {
      const name = /<c:tx>[\s\S]*?<c:v>([^<]*)<\/c:v>/.exec(text)?.[1] ?? '';
      const [, letters = '', first = ''] = /<c:val>[\s\S]*?\$([A-Z]+)\$(\d+):/.exec(text) ?? [];
      const head = sheet.cells.find(({ address }) => address === `${letters}${Number(first) - 1}`);
      expect(head?.value).toBe(name);
      expect(headers).toContain(name);
    }
  });

  test('draw columns and bars from zero, however near each other their values are', async () => {
    const workbook = await written(exampleContent(1));
    const charts = [...workbook.contents.texts].filter(
      ([name, xml]) => name.includes('charts/chart') && xml.includes('<c:barChart>'),
    );
    expect(charts.length).toBeGreaterThan(1);
    for (const [, xml] of charts) {
      const title = /<a:t>([^<]*)</.exec(xml)?.[1] ?? '';
      const values = [...xml.matchAll(/<c:val>[\s\S]*?<\/c:val>/g)].flatMap(([text]) =>
        [...text.matchAll(/<c:v>([^<]*)</g)].map(([, value]) => Number(value)),
      );
      const scaling = /<c:valAx>[\s\S]*?<c:scaling>([\s\S]*?)<\/c:scaling>/.exec(xml)?.[1] ?? '';
      const [isUp, isDown] = [values.every((value) => value >= 0), values.every((value) => value <= 0)];
      if (isUp) expect(scaling, title).toContain('<c:min val="0"/>');
      else if (isDown) expect(scaling, title).toContain('<c:max val="0"/>');
      else expect(scaling, title).not.toMatch(/<c:(min|max) /);
    }
  });

  test('have the figures of every chart with it, also where the name of the sheet needs quotes', async () => {
    const workbook = await written(exampleContent());
    const charts = [...workbook.contents.texts].filter(([name]) => /charts\/chart\d+\.xml$/.test(name));
    expect(charts.some(([, xml]) => xml.includes('<c:f>&apos;De vier premies&apos;!'))).toBe(true);
    for (const [name, xml] of charts) {
      const caches = [...xml.matchAll(/<c:val>[\s\S]*?<\/c:val>|<c:yVal>[\s\S]*?<\/c:yVal>/g)].map(([text]) => text);
      expect(caches.length, name).toBeGreaterThan(0);
      for (const cache of caches) expect(cache, name).toMatch(/<c:ptCount val="[1-9]\d*"\/><c:pt /);
    }
  });

  test('name along an axis no more years than have room, and every change that is looked into', async () => {
    const workbook = await written(exampleContent());
    const charts = [...workbook.contents.texts].filter(([name]) => /charts\/chart\d+\.xml$/.test(name));
    const skipOf = (title: string): string | undefined => {
      const xml = charts.find(([, text]) => text.includes(`${title}</a:t>`))?.[1] ?? '';
      return /<c:tickLblSkip val="(\d+)"/.exec(xml)?.[1];
    };
    expect(skipOf('Kosten per jaar')).toBe('3');
    expect(skipOf('Verwacht pensioen per maatmens')).toBeUndefined();
    const [, changes = ''] = charts.find(([, xml]) => xml.includes('Verandering van de vlakke premies</a:t>')) ?? [];
    expect(changes).toContain('<c:barDir val="bar"/>');
    expect(changes).toMatch(/<c:catAx>[\s\S]*?<c:orientation val="maxMin"\/>/);
    expect(changes).not.toContain('tickLblSkip');
  });

  test('write many years of birth slantwise, and not all of more than have room: level ones touch in LibreOffice', async () => {
    const content = await statutoryExample('dcToDc');
    const { statutory } = content;
    if (statutory?.outcome.sort !== 'calculated') throw new Error('nothing was calculated');
    const { effects } = statutory.outcome;
    const [year] = effects.birthYears;
    const axisOf = async (count: number): Promise<string> => {
      const birthYears = Array.from({ length: count }, (_, index) => ({ ...year!, birthYear: 1960 + index }));
      const outcome = { ...statutory.outcome, effects: { ...effects, birthYears } };
      const { contents } = await written({ ...content, statutory: { ...statutory, outcome } });
      const xml = [...contents.texts.values()].find((text) => text.includes('Geboortejaar</a:t>')) ?? '';
      return /<c:catAx>.*?<\/c:catAx>/s.exec(xml)?.[0] ?? '';
    };
    const [few, many, more] = await Promise.all([12, 20, 40].map(axisOf));
    expect(few).not.toMatch(/rot="|tickLblSkip/);
    expect(many).toContain('rot="-2700000"');
    expect(many).not.toContain('tickLblSkip');
    expect(more).toMatch(/rot="-2700000".*<c:tickLblSkip val="2"\/>/s);
  });

  test('draw every line of a chart with a dash and a mark of its own', async () => {
    const workbook = await written(exampleContent());
    const charts = [...workbook.contents.texts].filter(
      ([name, xml]) => name.includes('charts/chart') && /<c:(line|scatter)Chart>/.test(xml),
    );
    expect(charts).toHaveLength(2);
    for (const [, xml] of charts) {
      const title = /<a:t>([^<]*)</.exec(xml)?.[1] ?? '';
      const series = [...xml.matchAll(/<c:ser>[\s\S]*?<\/c:ser>/g)].map(([text]) => text);
      const dashes = series.map((text) => /<a:prstDash val="(\w+)"/.exec(text)?.[1] ?? 'solid');
      const marks = series.map((text) => /<c:symbol val="(\w+)"/.exec(text)?.[1] ?? 'none');
      expect(new Set(dashes).size, title).toBe(series.length);
      expect(marks, title).not.toContain('none');
    }
  });

  test('mark lines of many points at points of their own, so that no mark covers another', async () => {
    const workbook = await written(exampleContent());
    const chart = [...workbook.contents.texts].find(([, xml]) => xml.includes('Kosten per jaar</a:t>'))?.[1] ?? '';
    const marked = [...chart.matchAll(/<c:ser>[\s\S]*?<\/c:ser>/g)].map(([text]) => {
      const bare = new Set(
        [...text.matchAll(/<c:dPt><c:idx val="(\d+)"\/><c:marker><c:symbol val="none"/g)].map(([, at]) => at),
      );
      const count = Number(/<c:ptCount val="(\d+)"/.exec(text)?.[1]);
      return Array.from({ length: count }, (_, point) => String(point)).filter((point) => !bare.has(point));
    });
    expect(marked.flat().length).toBeGreaterThan(5);
    expect(new Set(marked.flat()).size).toBe(marked.flat().length);
  });

  test('mark in Uitgangspunten which defaults were kept', async () => {
    const [, ...rows] = tableRows(await written(exampleContent()), 'InvoerVelden');
    expect(rows.find((row) => row[5] === 'loonstijging')?.slice(0, 5)).toEqual([
      'Loonstijging',
      '0.024',
      'standaardwaarde',
      expect.stringMatching(/^Verfijning: /),
      '% per jaar',
    ]);
    expect(rows.find((row) => row[5] === 'peildatum')?.slice(1, 3)).toEqual(['46023', 'ingevuld']);
  });

  test('list warnings of the reader and everyone who was left out', async () => {
    const [, ...rows] = tableRows(await written(exampleContent()), 'Meldingen');
    expect(rows.map((row) => row[2])).toEqual(['512000', '9001']);
    expect(rows[1]?.[3]).toBe('Niet meegerekend: bij Meerekenen staat nee.');
  });

  test('say in De vier premies what remains to be bridged when an answer is not feasible', async () => {
    const workbook = await written(exampleContent(25, unfeasible));
    const texts = sheetOf(workbook, 'De vier premies')
      .cells.map(({ value }) => value ?? '')
      .join(' ')
      .replaceAll('\u00a0', ' ');
    expect(texts).toContain(
      'Ook bij de hoogst toegestane premie, vóór afronding, is de werkgeverslast € 12.346 (2,0%) lager.',
    );
    expect(namedValue(workbook, 'profijtneutraal_vlak_haalbaar')).toBe('nee');
    expect(texts).toContain('boven maximum');
  });

  test('carry the version, the fingerprint and the sentence about advice', async () => {
    const workbook = await written(exampleContent());
    const texts = ['Samenvatting', 'Uitgangspunten'].flatMap((name) =>
      sheetOf(workbook, name).cells.map(({ value }) => value),
    );
    expect(texts).toContain('Deze berekening is geen advies in de zin van de Wft.');
    expect(texts).toContain('ab'.repeat(32));
    expect(texts).toContain('art. 18a lid 3 Wet LB 1964');
  });
});
