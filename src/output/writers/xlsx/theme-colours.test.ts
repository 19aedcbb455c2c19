import { expect, test } from 'vitest';
import { seriesColours } from '#output/language/series-colours.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { packageContents } from '#test/office-package/package-contents.ts';

const style = { ...defaultHouseStyle, primary: '7A1F3D', accent: 'C2571A' };

async function parts(): Promise<{ readonly charts: readonly string[]; readonly theme: string }> {
  const { texts } = packageContents(await workbookOf({ ...exampleContent(), houseStyle: style }));
  const charts = [...texts].flatMap(([name, xml]) => (name.startsWith('xl/charts/chart') ? xml : []));
  return { charts, theme: texts.get('xl/theme/theme1.xml') ?? '' };
}

test('series of charts have colours of the theme, and no own but white', async () => {
  const { charts } = await parts();
  expect(charts.length).toBeGreaterThan(3);
  const series = charts.flatMap((xml) => xml.match(/<c:ser>[\s\S]*?<\/c:ser>/g) ?? []);
  const own = series.flatMap((xml) => xml.match(/<a:srgbClr val="(?!FFFFFF)[0-9A-F]{6}"/g) ?? []);
  expect(own).toEqual([]);
  expect(series.filter((xml) => !xml.includes('<a:schemeClr'))).toEqual([]);
});

test('the theme has the colours of the house style', async () => {
  const { theme } = await parts();
  const { primary, primaryTint, accent, accentTint } = seriesColours(style);
  for (const [index, colour] of [primary, primaryTint, accent, accentTint].entries())
    expect(theme).toContain(`<a:accent${index + 3}><a:srgbClr val="${colour}"/>`);
});

test('the scale is drawn in steps: at an age where it changes stand the rate before it and from it on', async () => {
  const { charts } = await parts();
  const scale = charts.find((xml) => xml.includes('Premie naar leeftijd')) ?? '';
  const [ages = ''] = /<c:xVal>[\s\S]*?<\/c:xVal>/.exec(scale) ?? [];
  const drawn = Array.from(ages.matchAll(/<c:v>(\d+)<\/c:v>/g), ([, age]) => Number(age));
  const [first, ...inner] = drawn.slice(0, -1);
  expect(inner).toEqual([...new Set(inner)].flatMap((age) => [age, age]));
  expect(inner).not.toContain(first);
  expect(drawn.at(-1)).toBeGreaterThan(Math.max(...inner));
});
