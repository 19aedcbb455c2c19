import { looks } from '#output/language/look.ts';
import * as fc from 'fast-check';
import { otherLooks } from '#output/language/other-looks.ts';
import { describe, expect, it } from 'vitest';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { chartXml } from '#output/writers/drawing/chart-part.ts';
import { chartRows, chartWorkbook } from '#output/writers/drawing/chart-workbook.ts';
import type { Chart, ColumnChart, StepChart } from '#output/model/chart.ts';
import { labelPlaces } from '#output/writers/drawing/end-labels.ts';
import { ownWorkbookProblems } from '#test/office-package/problems.ts';

const base = { format: '0%', valueTitle: 'Premie', categoryTitle: 'Leeftijd' };
const steps: StepChart = {
  ...base,
  kind: 'steps',
  drawn: 'lines',
  at: [20, 30, 30, 68],
  from: 20,
  to: 68,
  lowest: 0,
  endNames: { format: '0.0%', apart: 0.06 },
  highest: 0.3,
  series: [
    { name: 'Staffel & <vlak>', look: looks.now, values: [0, 0, 0.2, 0.2] },
    { name: 'Vlak', look: looks.B, values: [0.17, null, 0.17, 0.17] },
  ],
};
const grouped: ColumnChart = {
  ...base,
  kind: 'stacked',
  categories: ['2027', '2028', '2027', '2028'],
  groups: [
    { name: 'Ongewijzigd', size: 2 },
    { name: 'Vlak', size: 2 },
  ],
  series: [{ name: 'Last', look: looks.B, values: [100, 0, -50, 25] }],
};

const ranged: ColumnChart = {
  ...base,
  kind: 'clustered',
  categories: ['25 jaar', '45 jaar'],
  groups: [],
  series: [
    {
      name: 'Nu',
      look: looks.now,
      values: [90, 80],
      range: { lower: [20, 10], higher: [40, 30] },
    },
    {
      name: 'Vlak',
      look: looks.B,
      values: [100, 70],
      range: { lower: [50, 5], higher: [60, 15] },
    },
  ],
};

const points: StepChart = {
  ...base,
  kind: 'steps',
  drawn: 'points',
  at: [25.5, 40, 61.2],
  from: 25,
  to: 65,
  lowest: -50,
  highest: 100,
  step: 25,
  endNames: null,
  series: [
    {
      name: 'Vlak',
      look: looks.B,
      values: [90, 0, -40],
      range: { lower: [5, 0, 9], higher: [8, 1, 2] },
    },
    { name: 'Staffel', look: looks.C, values: [1, 2, 3] },
  ],
};

const marked: StepChart = {
  ...steps,
  drawn: 'markedLines',
  at: [2028, 2029, 2030, 2031],
  from: 2028,
  to: 2031,
  endNames: { format: null, apart: 0.11 },
};

/** Cells of the workbook behind a chart: what a person edits. */
function sheetCells(chart: Chart): ReadonlyMap<string, string> {
  const sheet = zipParts(chartWorkbook(chart)).find(({ name }) => name === 'xl/worksheets/sheet1.xml');
  const xml = sheet === undefined ? '' : partText(sheet);
  return new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(?:<v>|<is><t[^>]*>)([^<]*)</g)].map(([, at = '', value = '']) => [
      at,
      value,
    ]),
  );
}

describe.each([
  ['steps', steps],
  ['marked lines', marked],
  ['grouped columns', grouped],
  ['columns with a range', ranged],
  ['points with a range', points],
  ['columns on their side', { ...ranged, kind: 'tornado' } as const],
])('a chart of %s', (_, chart) => {
  it('shows the figures of its own workbook, cell by cell, zeros too', () => {
    const cells = sheetCells(chart);
    const xml = chartXml(chart);
    const references = [
      ...xml.matchAll(/<c:f>Gegevens!\$([A-Z])\$(\d+):\$\1\$\d+<\/c:f><c:numCache>(.*?)<\/c:numCache>/g),
    ];
    expect(references.length).toBeGreaterThan(0);
    for (const [, column = '', row = '0', cache = ''] of references) {
      for (const [, index = '0', value] of cache.matchAll(/<c:pt idx="(\d+)"><c:v>([^<]*)</g)) {
        expect(cells.get(`${column}${Number(row) + Number(index)}`)).toBe(value);
      }
    }
  });

  it('has no text of less than 12 points', () => {
    const sizes = [...chartXml(chart).matchAll(/ sz="(\d+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBe(1200);
  });

  it('has a sound workbook', () => {
    expect(ownWorkbookProblems(chartWorkbook(chart))).toEqual([]);
  });
});

describe('the value axis', () => {
  it('starts at zero, unless a value lies below', () => {
    const columns = (values: readonly number[]): string =>
      chartXml({ ...grouped, series: [{ name: 'Last', look: otherLooks.second, values }] });
    expect(columns([240, 250, 245, 247])).toContain('<c:min val="0"/>');
    expect(columns([-1, 250, 245, 247])).not.toContain('<c:min val="0"/>');
  });

  it('ends at zero where every column hangs, also where they are nearly alike', () => {
    const columns = (values: readonly number[]): string =>
      chartXml({ ...ranged, series: [{ name: 'Effect', look: otherLooks.second, values }] });
    expect(columns([-0.0128, -0.0145])).toContain('<c:max val="0"/>');
    expect(columns([-0.0128, 0.0145])).not.toContain('<c:max');
    expect(columns([0.0128, 0.0145])).not.toContain('<c:max');
  });

  it('has a minus sign as tables have, and no hyphen', () => {
    const [, code] = /<c:valAx>.*?<c:numFmt formatCode="([^"]*)"/.exec(chartXml(grouped)) ?? [];
    expect(code).toBe('[$-413]0%;[$-413]&quot;\u2212\u00a0&quot;0%');
  });

  it('has a decimal where its lines are less than a percentage apart, so that no two have one name', () => {
    const formatOf = (...values: number[]) =>
      /formatCode="\[\$-413\]([^";]*)/.exec(
        chartXml({ ...grouped, groups: [], series: [{ ...grouped.series[0]!, values }] }).split('<c:valAx>')[1]!,
      )?.[1];
    expect(formatOf(-0.012, -0.009, 0)).toBe('0.0%');
    expect(formatOf(-0.12, 0.09, 0)).toBe('0%');
  });

  it('has round ends and steps where columns lie on their side, so that its values stand beside each other', () => {
    const series = [{ name: 'Hoger', look: otherLooks.second, values: [-0.47, 0.32] }];
    const xml = chartXml({ ...ranged, kind: 'tornado', series });
    expect(xml).toContain('<c:max val="0.4"/><c:min val="-0.6"/>');
    expect(xml).toContain('<c:majorUnit val="0.2"/>');
  });
});

describe('names at the ends of lines', () => {
  const widthOf = (name: string): number => {
    const [line, ...others] = marked.series;
    const xml = chartXml({ ...marked, series: [{ ...line!, name }, ...others] });
    return Number(/<c:w val="([\d.]+)"/.exec(xml)?.[1]);
  };

  it('take the room that the longest of them needs, never more than half', () => {
    expect(widthOf('Ongewijzigd')).toBeGreaterThan(widthOf('Vlakke premie voor iedereen, met compensatie'));
    expect(widthOf('Zeer lange naam '.repeat(9))).toBeGreaterThan(0.4);
  });
});

describe('the names of very many columns', () => {
  const years = Array.from({ length: 44 }, (_, index) => `${1961 + index}`);
  const series = [{ name: 'Effect', look: otherLooks.second, values: years.map(() => 1) }];
  const chart: ColumnChart = { ...ranged, categories: years, series };

  it('are shown as far as they have room, in every program, and are all in the workbook of the chart', () => {
    const names = /<c:cat>(.*?)<\/c:cat>/.exec(chartXml(chart))?.[1] ?? '';
    const shown = [...names.matchAll(/<c:v>(\d+)</g)].map(([, year]) => year);
    expect(shown).toEqual(years.filter((_, index) => index % 3 === 0));
    expect(chartXml(chart)).toContain('<c:tickLblSkip val="3"/>');
    expect(chartRows(chart).map(([name]) => name)).toEqual(expect.arrayContaining(years));
  });
});

describe('the range of a column', () => {
  it('has room on the axis, and comes after the fill as the format asks', () => {
    const xml = chartXml(ranged);
    expect(xml).toContain('<c:max val="200"/>');
    expect(xml).toMatch(/<c:invertIfNegative val="0"\/><c:errBars>.*?<\/c:errBars><c:cat>/);
  });
});

describe('points', () => {
  const xml = chartXml(points);

  it('have no line between them, and a shape of their own in each series', () => {
    const symbols = [...xml.matchAll(/<c:symbol val="(\w+)"/g)].map(([, symbol]) => symbol);
    expect(symbols).toEqual(['circle', 'diamond']);
    expect(xml.match(/<a:ln w="19050"><a:noFill\/><\/a:ln>/g)).toHaveLength(2);
  });

  it('have their range upright, after the marker as the format asks, and axis lines at round values', () => {
    expect(xml).toMatch(/<\/c:marker><c:errBars><c:errDir val="y"\/><c:errBarType/);
    expect(xml.match(/<c:errBars>/g)).toHaveLength(1);
    expect(xml).toContain('<c:crossBetween val="midCat"/><c:majorUnit val="25"/>');
  });

  it('differ in shape between all alternatives of a dossier', () => {
    const shapes = Object.values(looks).map(({ mark }) => mark);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

describe('lines over each other', () => {
  const lines = chartXml(marked).match(/<c:ser>.*?<\/c:ser>/gs) ?? [];

  it('have their marks at places of their own, so that none covers another', () => {
    const bare = lines.map((xml) =>
      [...xml.matchAll(/<c:dPt><c:idx val="(\d)"\/><c:marker><c:symbol val="none"/g)].map(([, index]) => Number(index)),
    );
    expect(bare).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(lines.map((xml) => /<c:symbol val="(\w+)"/.exec(xml)?.[1])).toEqual(['square', 'circle']);
  });

  it('are named at their ends with dash and mark before the name, and in no legend', () => {
    for (const xml of lines) expect(xml).toMatch(/<c:dLblPos val="r"\/><c:showLegendKey val="1"\/><c:showVal val="0"/);
    expect(chartXml(marked)).not.toContain('<c:legend>');
  });
});

describe('steps', () => {
  it('are named at their ends with their last value, in Dutch figures', () => {
    const xml = chartXml(steps);
    expect(xml).toMatch(
      /<c:numFmt formatCode="\[\$-413\]0.0%" sourceLinked="0"\/>.*?<c:showLegendKey val="0"\/><c:showVal val="1"/,
    );
    expect(xml).toContain('<c:separator>: </c:separator>');
  });
});

describe('the figures behind a chart', () => {
  it('stand under their headings, a gap left empty', () => {
    expect(chartRows(steps)).toEqual([
      ['Leeftijd', 'Staffel & <vlak>', 'Vlak'],
      [20, 0, 0.17],
      [30, 0, null],
      [30, 0.2, 0.17],
      [68, 0.2, 0.17],
    ]);
    expect(chartRows(grouped)[1]).toEqual(['Ongewijzigd', '2027', 100]);
    expect(chartRows(ranged).slice(0, 2)).toEqual([
      ['Leeftijd', 'Nu', 'Vlak', 'Nu: lager', 'Nu: hoger', 'Vlak: lager', 'Vlak: hoger'],
      ['25 jaar', 90, 100, 20, 40, 50, 60],
    ]);
  });
});

describe('the names at the ends of lines', () => {
  it('never overlap, keep the order of their lines and stay on the chart', () => {
    const ends = fc.array(fc.double({ min: 0, max: 0.45, noNaN: true }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(ends, (found) => {
        const places = labelPlaces(found, 0.45, 0.06).toSorted((left, right) => left - right);
        places.slice(1).forEach((place, index) => expect(place - (places[index] ?? 0)).toBeGreaterThan(0.0599));
        expect(places.at(-1)).toBeLessThanOrEqual(1.031);
        expect(places[0]).toBeGreaterThanOrEqual(-0.05);
      }),
    );
  });
});

describe('lines beside an axis of long numbers', () => {
  const plot = (chart: Chart): readonly [x: number, w: number] => {
    const [, x = '', w = ''] =
      /<c:x val="([\d.]+)"\/><c:y val="0.03"\/><c:w val="([\d.]+)"/.exec(chartXml(chart)) ?? [];
    return [Number(x), Number(w)];
  };
  const upTo = (highest: number): StepChart => ({ ...marked, format: '#,##0', highest });

  it('begin behind those numbers, and end where others do', () => {
    const [short, long] = [plot(upTo(500)), plot(upTo(80_000_000))];
    expect(long[0]).toBeGreaterThan(short[0] + 0.02);
    expect(long[0] + long[1]).toBeCloseTo(short[0] + short[1], 3);
  });
});

describe('labels of columns', () => {
  it('are left out of a column that is lower than its text', () => {
    const chart: ColumnChart = {
      ...base,
      kind: 'stacked',
      categories: ['a', 'b', 'c'],
      groups: [],
      labels: '0%;;',
      labelsFrom: 0.12,
      series: [{ name: 'Deel', look: looks.B, values: [0.5, 0.05, 0.12] }],
    };
    const without = [...chartXml(chart).matchAll(/<c:dLbl><c:idx val="(\d)"\/><c:delete val="1"\/>/g)];
    expect(without.map(([, place]) => place)).toEqual(['1']);
  });
});
