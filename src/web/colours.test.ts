import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '#office/document/readable-colour.ts';
import { projectRoot } from '#test/source-files.ts';
import { darkBandShare, darkSoftShare, darkSurface } from '#web/customer/brand-style.ts';

const styles = readFileSync(join(projectRoot, 'src/web/styles.css'), 'utf8');
const block = (selector: string): Readonly<Record<string, string>> => {
  const body = styles.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...body.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
};
const schemes = { light: block(':root'), dark: block(":root[data-scheme='dark']") };

describe.each(Object.entries(schemes))('the %s scheme', (_, colours) => {
  const of = (token: string): string => colours[token] ?? '';

  it('has every colour of the other', () => {
    expect(Object.keys(colours).toSorted()).toEqual(Object.keys(schemes.light).toSorted());
    expect(Object.keys(colours).length).toBeGreaterThan(15);
  });

  it.each(['ink', 'ink-soft', 'hint', 'good', 'busy', 'bad', 'warn'])(
    'has %s readable on cards and ground',
    (token) => {
      for (const ground of ['surface', 'ground']) expect(contrast(of(token), of(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['good', 'busy', 'bad', 'warn'])('has %s, and text, readable on its tint', (token) => {
    for (const text of [token, 'ink']) expect(contrast(of(text), of(`${token}-soft`))).toBeGreaterThanOrEqual(4.5);
  });

  it('has edges of fields that can be seen, and words that are off', () => {
    expect(contrast(of('line-strong'), of('surface'))).toBeGreaterThanOrEqual(3);
    expect(contrast(of('ink-off'), of('surface'))).toBeGreaterThanOrEqual(3);
  });
});

it('brands are made for the ground that the dark scheme has', () => {
  expect([schemes.dark['surface'], schemes.dark['tint']]).toEqual([
    darkSurface.toLowerCase(),
    `${darkSoftShare * 100}%`,
  ]);
  expect([schemes.dark['ink'], schemes.dark['band']]).toEqual([
    '#e6edf2',
    `color-mix(in oklab, var(--brand) ${darkBandShare * 100}%, var(--surface))`,
  ]);
});
