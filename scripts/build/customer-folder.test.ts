import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '#web/i18n/language-choice.ts';
import { projectRoot } from '#test/source-files.ts';
import { readCustomerFolder } from './customer-folder.ts';

const customers = join(projectRoot, 'customers');
const read = (name: string) => readCustomerFolder(join(customers, name));

describe.each(readdirSync(customers))('the customer %s', (name) => {
  it('can be built', () => {
    expect(read(name).landing.banner.nl).not.toEqual([]);
  });
});

it('our own banner is there in every language of the screens', () => {
  expect(Object.keys(read('evenwicht').landing.banner).toSorted()).toEqual(languages.toSorted());
});

it('the customers cover both switches: one contact section, and two with one template', () => {
  const all = readdirSync(customers).map((name) => read(name).customer);
  expect(all.filter(({ contactSection }) => contactSection).map(({ name }) => name)).toEqual(['Waterlijn']);
  const ofOneTemplate = all.filter(({ templateTypes }) => templateTypes.length === 1);
  expect(ofOneTemplate.map(({ name, templateTypes }) => [name, templateTypes.join(' ')])).toEqual([
    ['Havenlicht', 'dcToDc'],
    ['Lindehof', 'dcToDc'],
  ]);
});

describe('a folder that is not right is refused, with every fault of a file:', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  /** A copy of a customer in which one file is changed. */
  function changed(file: string, change: (text: string) => string): string {
    const folder = mkdtempSync(join(tmpdir(), 'evenwicht-customer-'));
    folders.push(folder);
    cpSync(join(customers, 'havenlicht'), folder, { recursive: true });
    const known = readdirSync(folder).includes(file);
    writeFileSync(join(folder, file), change(known ? readFileSync(join(folder, file), 'utf8') : ''));
    return folder;
  }
  const changedCustomer = (change: object): string =>
    changed('customer.json', (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...change }));

  it.each<[string, object, RegExp]>([
    ['an unknown key', { slogan: 'x' }, /Unrecognized key: "slogan"/],
    ['no templates', { templateTypes: [] }, /templateTypes: /],
    ['a name that would be markup', { name: '<b>' }, /name: a name has no/],
    ['a link that is no web address', { socialLinks: [{ label: { nl: 'x' }, address: 'javascript:1' }] }, /https:\/\//],
    ['a link without Dutch', { socialLinks: [{ label: { en: 'x' }, address: 'https://x.example/' }] }, /\(nl\)/],
    ['a telephone number in words', { contactDetails: { telephone: 'bel ons' } }, /contactDetails\.telephone: /],
    [
      'colours that cannot be read',
      { brand: { primary: '#F2C200', primaryText: '#FFFFFF', accent: '#FFE8B0', radius: 8 } },
      /primaryText on primary[\s\S]*accent on white/,
    ],
  ])('%s', (_, change, message) => {
    expect(() => readCustomerFolder(changedCustomer(change))).toThrow(message);
  });

  it('a hostile banner, a hostile logo, a foreign text and a stray file', () => {
    const hostile = '<p>a</p><script>alert(1)</script>';
    expect(() => readCustomerFolder(changed('banner.en.html', () => hostile))).toThrow(/<script> is not allowed/);
    expect(() => readCustomerFolder(changed('logo.svg', (svg) => svg.replace('<title>', '<script/><title>')))).toThrow(
      /element <script>/,
    );
    expect(() => readCustomerFolder(changed('landing.json', () => '{"kop":{"nl":"x"}}'))).toThrow(/kop/);
    expect(() => readCustomerFolder(changed('style.css', () => ''))).toThrow(/style\.css is no file of a customer/);
  });
});
