import { expect, it } from 'vitest';
import { packedText } from '#office/package/zip-part.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { adviceOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { ownWordProblems } from '#test/office-package/problems.ts';

/** The advice report with its text changed; the change must change something. */
async function broken(change: (xml: string) => string): Promise<Uint8Array> {
  return zipArchive(
    zipParts(await adviceOf(exampleContent(60))).map((part) => {
      if (part.name !== 'word/document.xml') return part;
      const [before, after] = [partText(part), change(partText(part))];
      if (before === after) throw new Error('nothing was changed');
      return packedText(part.name, after);
    }),
  );
}

const faults: readonly (readonly [string, (xml: string) => string, RegExp])[] = [
  [
    'a bookmark twice',
    (xml) => xml.replace('w:name="veld_aanleiding"', 'w:name="veld_advies"'),
    /two bookmarks are called veld_advies/,
  ],
  ['a link to nothing', (xml) => xml.replace('w:anchor="veld_advies"', 'w:anchor="weg"'), /leads to weg/],
  ['a style that is not there', (xml) => xml.replace('w:val="Noot"', 'w:val="Nergens"'), /no style Nergens/],
  ['a table without header row', (xml) => xml.replace('<w:tblHeader/>', ''), /has no header row/],
  ['a chart without words', (xml) => xml.replace(/ descr="[^"]*"/, ''), /no alternative text/],
  [
    'properties in another order',
    (xml) => xml.replace(/(<w:pPr>)(<w:pStyle [^>]*>)(<w:keepNext\/>)/, '$1$3$2'),
    /pStyle stands too late in pPr/,
  ],
  [
    'an attribute of another drawing',
    (xml) => xml.replace('<wp:extent ', '<wp:extent editAs="oneCell" '),
    /may not have editAs/,
  ],
  ['a size in parts', (xml) => xml.replace(/<wp:extent cx="\d+"/, '<wp:extent cx="1.5"'), /extent has cx 1.5/],
  ['a cell in a row of cells', (xml) => xml.replace('</w:tc>', '<w:tc/></w:tc>'), /tc may not hold tc/],
];

it.each(faults)('%s is found', async (_, change, problem) => {
  const problems = ownWordProblems(await broken(change));
  expect(problems.some((text) => problem.test(text))).toBe(true);
});
