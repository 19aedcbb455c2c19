import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles, projectRoot } from '#test/source-files.ts';

const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const styles = textOf('src/web/styles.css');
const design = textOf('docs/design.md');

/** In pixels, by name. */
const sizes = new Map(
  [...styles.matchAll(/--text-([a-z0-9]+): ([\d.]+)rem;/g)].map(([, name, rem]) => [name!, 16 * Number(rem)]),
);
const colours = new Set([...styles.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name!));

const paintClass =
  /^(?:text|bg|border(?:-[a-z])?|fill|stroke|outline|ring|divide|decoration|accent|caret|from|via|to|shadow)-([^/]+)/;
/** Names of sizes and colours, of which Tailwind has more than screens may use. */
const sizeName = /^(?:xs|sm|base|lg|\d?xl)$/;
const colourName =
  /^(?:white|black|(?:red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone)-\d+)$/;
/** Of forced colours, which the system chooses. */
const systemColour = /^\[(?:CanvasText|Highlight|GrayText)\]$/;
const colourInText = /['"`](?:#[\da-f]{3,8}|(?:rgba?|hsla?|okl[ch]+)\([^)]*\))['"`]/gi;

/** What is set in no size or colour of the style sheet. */
function strangers(source: string): string[] {
  const classes = source.split(/[\s'"`]+/).filter((word) => {
    const utility = word.split(':').at(-1)!.replace(/!$/, '');
    const name = paintClass.exec(utility)?.[1];
    if (name === undefined) return false;
    if (/^[[(]/.test(name)) return !systemColour.test(name);
    return utility.startsWith('text-') && sizeName.test(name) ? !sizes.has(name) : colourName.test(name);
  });
  return [...classes, ...(source.match(colourInText) ?? []), ...(source.match(/\bfont-?size\b\s*[:=]/gi) ?? [])];
}

/** What is no part of a screen in its own colours: a poster, paper, codes for cameras, and what is made of brands. */
const apart: Readonly<Record<string, number>> = {
  'src/web/customer/brand-style.ts': 3,
  'src/web/features/house-style/cover-preview.tsx': 2,
  'src/web/features/house-style/preview-style.ts': 1,
  'src/web/features/session/security/own-factor.tsx': 2,
  'src/web/features/start/balance-figure.tsx': 2,
  'src/web/features/start/band.tsx': 1,
  'src/web/features/start/banner.tsx': 1,
  'src/web/features/start/hero.tsx': 2,
  'src/web/ui/chart/svg-elements.ts': 1,
  'src/web/ui/chart/svg-file.ts': 1,
};

it.each([
  'text-[1.625rem]',
  'sm:text-[13px]',
  'text-3xl',
  'bg-white',
  'hover:border-red-500',
  'border-l-[#0f4c5c]',
  'text-(--brand)',
])('%s is no size or colour of the screens', (name) => {
  expect(strangers(`<p className="flex ${name} p-4">`)).toEqual([name]);
});

it('what the style sheet has, and the colours of the system, may be used', () => {
  const classes = 'text-sm sm:text-2xl text-left bg-brand-soft/50 border-l-3 to-top forced-colors:fill-[CanvasText]';
  expect(strangers(`<p className="${classes}">`)).toEqual([]);
});

it('screens have the sizes and colours of the style sheet', () => {
  const files = projectFiles('src/web/*.ts', 'src/web/*.tsx').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(200);
  const found = files.map((file) => [file, strangers(textOf(file))] as const).filter(([, names]) => names.length > 0);
  const unexpected = found.filter(([file, names]) => names.length !== apart[file]);
  expect(unexpected).toEqual([]);
  expect(found.map(([file]) => file).toSorted()).toEqual(Object.keys(apart).toSorted());
});

it('style sheets name sizes and colours instead of giving them', () => {
  const rules = projectFiles('src/web/*.css').map((file) => textOf(file));
  const set = rules.flatMap((text) => [...text.matchAll(/font-size: ([^;]+);/g)].map(([, size]) => size!));
  // A telephone zooms in on fields with smaller letters.
  expect(set.filter((size) => !size.startsWith('var(--text-'))).toEqual(['1rem']);
  const others = projectFiles('src/web/*.css').filter((file) => file !== 'src/web/styles.css');
  expect(others.filter((file) => /#[\da-f]{3,8}\b|rgba?\(/i.test(textOf(file)))).toEqual([]);
});

it('the page on design has six sizes and every colour, as the style sheet has them', () => {
  const written = [...design.matchAll(/\| `text-([a-z0-9]+)` \| (\d+) px \|/g)];
  expect(written.map(([, name, pixels]) => [name, Number(pixels)])).toEqual([...sizes]);
  expect(sizes.size).toBe(6);
  const named = new Set([...design.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name));
  expect([...colours].filter((name) => !named.has(name))).toEqual([]);
  expect(colours.size).toBeGreaterThan(20);
});
