import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { withStatutory } from '#test/fixtures/statutory-content.ts';
import { type OfficePrograms, startedOffice } from '#test/office-package/office-programs.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';
import { houseStyles } from '#test/slides/house-styles.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

const run = promisify(execFile);
let office: OfficePrograms;

beforeAll(async () => {
  office = await startedOffice();
});
afterAll(() => office.close());

/** Pages as LibreOffice draws them, and the words on each. */
async function pagesOf(name: string, bytes: Uint8Array): Promise<readonly string[]> {
  return (await office.printedText(`${name}.pptx`, bytes)).split('\f').slice(0, -1);
}

/** Reads the deck without any code of ours: every part parses, every relationship and content type has its part. */
const independentCheck = `
import posixpath, sys, zipfile
import xml.etree.ElementTree as tree
deck = zipfile.ZipFile(sys.argv[1])
assert deck.testzip() is None
names = set(deck.namelist())
for name in names:
    if name.endswith(('.xml', '.rels')):
        tree.fromstring(deck.read(name))
for override in tree.fromstring(deck.read('[Content_Types].xml')).iter():
    if 'PartName' in override.attrib:
        assert override.attrib['PartName'][1:] in names, override.attrib
for name in names:
    if name.endswith('.rels'):
        folder = posixpath.dirname(posixpath.dirname(name))
        for relation in tree.fromstring(deck.read(name)):
            target = posixpath.normpath(posixpath.join(folder, relation.attrib['Target']))
            assert target in names, (name, target)
import io, openpyxl
for name in sorted(names, key=lambda name: (len(name), name)):
    if name.endswith('.xlsx'):
        sheet = openpyxl.load_workbook(io.BytesIO(deck.read(name))).active
        print(sheet.max_row, sheet.max_column)
`;

const inStyle = (content: OutputContent, style: number): OutputContent => ({
  ...content,
  houseStyle: houseStyles[style]?.[1] ?? content.houseStyle,
});

const contents: readonly (readonly [string, OutputContent])[] = [
  ['plain', exampleContent()],
  ['difficult', difficultContent()],
  ['single', exampleContent(1)],
  ['guarantee', inStyle(withStatutory(averagePayContent('scheme', 40)), 1)],
  ['ambition', inStyle(averagePayContent('ambition', 60, { ownProposal: { flat: 0.2, scale: exampleScale } }), 2)],
];

/** A line may break behind a hyphen too. */
const words = (text: string): string => text.replaceAll('\u2011', '-').replaceAll(/\s+/g, ' ').replaceAll('- ', '-');

describe.concurrent.each(contents)('LibreOffice and the %s report', (name, content) => {
  it('draws a page for every slide, with its whole title', async () => {
    const bytes = await deckOf(content);
    const pages = await pagesOf(name, bytes);
    const { slides } = openDeck(bytes);
    expect(pages).toHaveLength(slides.length);
    slides.forEach((slide, index) => {
      const [title = ''] = paragraphsOf(slide);
      expect(words(pages[index] ?? '')).toContain(words(title));
    });
  });
});

describe.concurrent('a reader in another language', () => {
  it('finds every part, and the figures of every chart in its workbook', async () => {
    const file = join(office.folder, 'independent.pptx');
    await writeFile(file, await deckOf(exampleContent()));
    const { stdout } = await run('/usr/bin/python3', ['-c', independentCheck, file]);
    expect(stdout.trim().split('\n')).toEqual(['11 3', '3 2', '21 4', '4 3']);
  });

  it.each(contents)('finds every part of the %s report', async (name, content) => {
    const file = join(office.folder, `${name}-parts.pptx`);
    const bytes = await deckOf(content);
    await writeFile(file, bytes);
    const { stdout } = await run('/usr/bin/python3', ['-c', independentCheck, file]);
    const charts = openDeck(bytes).names.filter((part) => part.startsWith('ppt/charts/') && part.endsWith('.xml'));
    expect(stdout.trim().split('\n')).toHaveLength(charts.length);
  });
});
