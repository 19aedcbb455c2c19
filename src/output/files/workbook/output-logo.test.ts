import { describe, expect, test } from 'vitest';
import type { Logo } from '#office/document/house-style.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { accessibilityProblems } from '#test/office-package/accessibility.ts';
import { packageContents } from '#test/office-package/package-contents.ts';
import { ownWorkbookProblems } from '#test/office-package/problems.ts';
import { jpegLogo, pngLogo, stripedLogo } from '#test/slides/house-styles.ts';

const content = exampleContent(2);

const workbookWith = (logo: Logo | null): Promise<Uint8Array> =>
  workbookOf({ ...content, houseStyle: { ...content.houseStyle, name: 'Jansen & Co', logo } });

const mediaOf = (bytes: Uint8Array): readonly string[] =>
  zipParts(bytes)
    .map(({ name }) => name)
    .filter((name) => name.startsWith('xl/media/'));

/** Style of the cell behind the logo; null where there is no such cell. */
const plateStyle = (bytes: Uint8Array): string | null => {
  const sheet = zipParts(bytes).find(({ name }) => name === 'xl/worksheets/sheet1.xml');
  return sheet ? (/<c r="E1" s="(\d+)"/.exec(partText(sheet))?.[1] ?? null) : null;
};

describe.each([
  ['PNG', pngLogo(600, 200), 'xl/media/image1.png'],
  ['JPEG', jpegLogo(40, 80), 'xl/media/image1.jpeg'],
])('Samenvatting with a %s logo', (_, logo, part) => {
  test('holds the picture as it was given, named for who cannot see it, in a sound package', async () => {
    const bytes = await workbookWith(logo);
    expect(mediaOf(bytes)).toEqual([part]);
    const media = zipParts(bytes).find(({ name }) => name === part);
    expect(media?.size).toBe(logo.bytes.length);
    expect(packageContents(bytes).texts.get('xl/drawings/drawing1.xml')).toContain(
      'name="Logo" descr="Logo van Jansen &amp; Co boven de samenvatting"',
    );
    expect(ownWorkbookProblems(bytes)).toEqual([]);
    expect(accessibilityProblems(bytes)).toEqual([]);
  });
});

test('a logo that would be lost on white stands on a plate, another does not', async () => {
  expect(plateStyle(await workbookWith(stripedLogo([255, 255, 255], null)))).not.toBeNull();
  expect(plateStyle(await workbookWith(stripedLogo([27, 36, 48], null)))).toBeNull();
});

test('without a logo there is no picture', async () => {
  expect(mediaOf(await workbookWith(null))).toEqual([]);
});
