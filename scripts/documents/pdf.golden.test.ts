import { beforeAll, expect, it } from 'vitest';
import { dayOf } from '#core/calendar/days.ts';
import { lawVersion } from '#core/law/register.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { manualSections } from '#api/manual-sections.ts';
import { expectGolden } from '#test/golden.ts';
import { wordingsIn } from '#test/forbidden-wordings.ts';
import { type ReadPdf, readPdf } from '#test/pdf/read-pdf.ts';
import {
  customerFile,
  documentText,
  type GeneralDocumentName,
  generalDocuments,
  typescript,
} from './general-documents.ts';
import { headings } from '#test/headings.ts';
import { Typesetter } from './typesetter.ts';

const customer = customerFile('evenwicht');
const names = Object.keys(generalDocuments) as GeneralDocumentName[];

const read = new Map<GeneralDocumentName, ReadPdf>();
let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await Typesetter.start();
  for (const name of names) read.set(name, await readPdf(typesetter.pdf(typescript(name, customer))));
});

it.each(names)('%s is tagged, in Dutch, and has its title', (name) => {
  const pdf = read.get(name)!;
  expect(pdf.isTagged).toBe(true);
  expect(pdf.language).toBe('nl-NL');
  expect(pdf.title).toBe(`${generalDocuments[name].heading} Evenwicht`);
});

it.each(names)('%s has a bookmark for each heading', (name) => {
  const flat = (items: ReadPdf['outline']): readonly string[] =>
    items.flatMap((item) => [item.title, ...flat(item.items)]);
  const titles = flat(read.get(name)!.outline).map((title) => title.replace(/^[\d.]+ /, ''));
  const own = headings(documentText(name, customer)).map(({ title }) => title.replaceAll('\\', ''));
  expect(titles).toEqual(own);
});

it.each(names)('%s has headings in order, table cells that are headers, and pictures with words', (name) => {
  const { roles } = read.get(name)!;
  let level = 0;
  for (const { role } of roles) {
    if (!/^H\d$/.test(role)) continue;
    expect(Number(role.slice(1))).toBeLessThanOrEqual(level + 1);
    level = Number(role.slice(1));
  }
  const count = (wanted: string): number => roles.filter(({ role }) => role === wanted).length;
  expect(count('H1')).toBeGreaterThan(4);
  expect(count('TOCI')).toBeGreaterThan(9);
  if (name !== 'faq') expect(count('TH')).toBeGreaterThan(3);
  expect(roles.filter(({ role, alt }) => role === 'Figure' && !alt)).toEqual([]);
});

it.each(names)('%s has links that lead somewhere', (name) => {
  const { inside, outside } = read.get(name)!;
  expect(inside.length).toBeGreaterThan(9);
  expect(inside.filter(({ exists }) => !exists)).toEqual([]);
  expect(outside.filter((address) => !address.startsWith('https://'))).toEqual([]);
});

it('every section of the manual can be opened by its name', () => {
  const { destinations } = read.get('handleiding')!;
  expect(manualSections.filter((section) => !destinations.includes(section))).toEqual([]);
});

it.each(names)('%s counts its pages', (name) => {
  const { pages } = read.get(name)!;
  pages.slice(1).forEach((page, index) => expect(page).toContain(`${index + 1} / ${pages.length - 1}`));
});

it('the same text gives the same bytes', async () => {
  const again = await Typesetter.start();
  const one = typesetter.pdf(typescript('voorwaarden', customer));
  expect(Buffer.compare(one, again.pdf(typescript('voorwaarden', customer)))).toBe(0);
});

it('has the colours and the name of another customer', async () => {
  const brand = { ...customer.brand, primary: '#5A2D82' };
  const pdf = await readPdf(typesetter.pdf(typescript('voorwaarden', { ...customer, name: 'Pensioenkompas', brand })));
  expect(pdf.title).toBe('Voorwaarden Pensioenkompas');
  expect(pdf.pages.join('\n')).not.toContain('Evenwicht');
});

it('a character that the typeface lacks is refused and named', () => {
  const source = typescript('voorwaarden', { ...customer, name: '年金' });
  expect(() => typesetter.pdf(source)).toThrow('does not have: 年 金');
});

it('a fault in a document is told', () => {
  expect(() => typesetter.pdf({ source: '#link(<nowhere>)[x]', pictures: new Map() })).toThrow('typesetting');
});

const textOf = ({ pages }: ReadPdf): string =>
  pages.map((page, index) => `=== ${index + 1} ===\n${page.replaceAll(/ +$/gm, '').trim()}\n`).join('\n');

/** Pages without the day on which the law was last compared, which is in a line of each. */
function withoutLawDay(pages: string): string {
  const day = dateText(dayOf(lawVersion));
  expect(pages).toContain(`wettelijke waarden vergeleken op ${day}`);
  return pages.replaceAll(day, 'DD-MM-JJJJ');
}

it.each(['faq', 'voorwaarden'] as const)('the pages of %s read as agreed', (name) => {
  expectGolden(withoutLawDay(textOf(read.get(name)!)), `golden/${name}.txt`, import.meta.url);
});

const outlined = (items: ReadPdf['outline'], indent = ''): readonly string[] =>
  items.flatMap(({ title, items: below }) => [`${indent}${title}`, ...outlined(below, `${indent}  `)]);

it('the manual has the headings, links and pages that were agreed, and no wording that was replaced', () => {
  const manual = read.get('handleiding')!;
  expect(textOf(manual).split('\n').flatMap(wordingsIn)).toEqual([]);
  const lines = [
    `${manual.pages.length} pages`,
    ...outlined(manual.outline),
    `${manual.inside.length} links inside`,
    `${manual.outside.length} links outside`,
    ...[...new Set(manual.outside)].toSorted(),
  ];
  expectGolden(`${lines.join('\n')}\n`, 'golden/handleiding.txt', import.meta.url);
});
