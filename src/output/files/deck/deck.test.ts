import { nodePacking } from '#server/calculation/node-packing.ts';
import { describe, expect, it } from 'vitest';
import { amount } from '#office/document/dutch-format.ts';
import { contrast } from '#office/document/readable-colour.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { reportDeck } from '#output/files/deck/deck.ts';
import { tableLead } from '#output/topics/choices/one-page.ts';
import { subjectOf } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { ownPresentationProblems } from '#test/office-package/problems.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

const contents: readonly (readonly [string, OutputContent])[] = [
  ['a plain dossier', exampleContent()],
  ['a difficult dossier', difficultContent()],
  ['one participant', exampleContent(1)],
  ['a guarantee', averagePayContent('scheme')],
  ['an ambition', averagePayContent('ambition')],
];

describe.each(contents)('the report of %s', (_, content) => {
  const deck = deckOf(content);

  it('is a sound package that tells nothing about who made it', async () => {
    expect(ownPresentationProblems(await deck)).toEqual([]);
  });

  it('says above the table of choices of what its figures are', async () => {
    const { slides } = openDeck(await deck);
    const text = paragraphsOf(slides[1]!).join(' ').replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');
    expect(text).toContain(tableLead(subjectOf(content)).replaceAll('\u00a0', ' '));
  });

  it('has on every slide a title first, and words for every chart and table', async () => {
    for (const slide of openDeck(await deck).slides) {
      const [first, ...others] = objectsOf(slide);
      expect(first?.placeholder).toMatch(/^(ctrTitle|title)$/);
      expect(paragraphsOf(first?.xml ?? '').join('')).not.toBe('');
      for (const { name, description, xml } of others) {
        expect(xml.includes('<p:graphicFrame>') ? description.length : 99, name).toBeGreaterThan(20);
      }
    }
  });

  it('names colours and fonts of its theme only, but for the red of what is not allowed and the brown of what is least favourable, and Dutch as its language', async () => {
    const opened = openDeck(await deck);
    const styled = opened.names.filter((name) =>
      /^ppt\/(slides|charts|slideLayouts|slideMasters|notes\w+)\/[^/]+\.xml$/.test(name),
    );
    for (const name of styled) {
      const xml = opened.text(name);
      expect(xml, name).not.toMatch(/srgbClr val="(?!(?:8B1A10|7A4B00)")|sysClr|typeface="(?!\+|Arial")/);
      for (const [, language] of xml.matchAll(/lang="([^"]*)"/g)) expect(language).toBe('nl-NL');
    }
  });

  it('gives every shape of a slide an identifier of its own', async () => {
    for (const slide of openDeck(await deck).slides) {
      const ids = [...slide.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('is the same to the byte when it is made again', async () => {
    expect(Buffer.from(await reportDeck(content, nodePacking)).equals(Buffer.from(await deck))).toBe(true);
  });

  it('keeps the placeholders of its layouts, so that a change of layout reaches the slides', async () => {
    for (const slide of openDeck(await deck).slides) {
      for (const { placeholder, xml } of objectsOf(slide)) {
        if (placeholder === null || placeholder === 'sldNum' || !xml.startsWith('<p:sp>')) continue;
        expect(xml).toContain('<p:spPr/>');
        expect(xml).not.toContain('<a:solidFill>');
      }
    }
  });
});

describe('the report', () => {
  it('holds no personnel number and no figure of a single participant', async () => {
    const content = exampleContent(4);
    const opened = openDeck(await deckOf(content));
    const text = opened.slides.flatMap(paragraphsOf).join(' ');
    for (const { number } of content.dossier.input.participants) expect(text).not.toContain(number);
    for (const { fullTimeSalary } of content.dossier.input.participants)
      expect(text).not.toContain(amount(fullTimeSalary));
    expect(text).not.toMatch(/per leeftijdscohort|Compensatie per/i);
  });

  it('writes signs of XML as text and leaves control characters out', async () => {
    const text = openDeck(await deckOf(difficultContent()))
      .slides.flatMap(paragraphsOf)
      .join(' ');
    expect(text).toContain('Gereedschappenfabrieken <v/h "Jansen"> en Zonen');
  });

  it('carries name and contact line of the house style in its master', async () => {
    const { houseStyle } = difficultContent();
    const master = openDeck(await deckOf(difficultContent())).text('ppt/slideMasters/slideMaster1.xml');
    expect(paragraphsOf(master).join(' ')).toContain(houseStyle.contactLine.slice(0, 40));
  });

  it('changes with the house style in its theme alone', async () => {
    const content = exampleContent();
    const other = { ...content, houseStyle: { ...content.houseStyle, primary: 'E2001A' } };
    const [one, two] = [openDeck(await deckOf(content)), openDeck(await deckOf(other))];
    const changed = one.names.filter((name) => !Buffer.from(one.bytes(name)).equals(Buffer.from(two.bytes(name))));
    expect(changed.every((name) => name.startsWith('ppt/theme/'))).toBe(true);
    expect(changed).not.toEqual([]);
  });

  it.each(['FFF59D', '0A0A0A', '777777', 'FFFFFF', '00FF00'])('can be read on a cover in %s', async (primary) => {
    const content = exampleContent();
    const opened = openDeck(await deckOf({ ...content, houseStyle: { ...content.houseStyle, primary } }));
    const theme = opened.text('ppt/theme/theme1.xml');
    const colour = (name: string): string => new RegExp(`<a:${name}><a:srgbClr val="(\\w+)"`).exec(theme)?.[1] ?? '';
    const cover = opened.text('ppt/slideLayouts/slideLayout1.xml');
    const text = /type="ctrTitle".*?<a:schemeClr val="(\w+)"/s.exec(cover)?.[1] === 'bg1' ? 'lt1' : 'dk1';
    expect(contrast(colour(text), colour('accent1'))).toBeGreaterThanOrEqual(4.5);
  });
});
