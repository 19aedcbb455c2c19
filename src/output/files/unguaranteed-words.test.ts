import { describe, expect, it } from 'vitest';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { written } from '#test/office-package/output-contents.ts';
import type { SheetContents } from '#test/office-package/workbook-contents.ts';
import { wordingsIn } from '#test/forbidden-wordings.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

/** Sheets that repeat what was entered, or explain terms. */
const withoutOutcomes = new Set(['Uitgangspunten', 'Invoer deelnemers']);

/** Texts of a sheet; a sentence too long for its row goes on in the next one. */
function textsOf({ cells }: SheetContents): readonly string[] {
  const texts: { text: string; row: number; column: string }[] = [];
  for (const { row, address, value, type } of cells) {
    if (type === 'n' || value === null) continue;
    const column = address.replace(/\d+$/, '');
    const last = texts.findLast((item) => item.column === column);
    if (last !== undefined && last.row === row - 1 && !/[.:!?]$/.test(last.text)) {
      last.text = `${last.text} ${value}`;
      last.row = row;
    } else {
      texts.push({ text: value, row, column });
    }
  }
  return texts.map(({ text }) => text);
}

/** The sentences of slides and sheets. */
async function sentencesOf(content: OutputContent): Promise<readonly string[]> {
  const { slides } = openDeck(await deckOf(content));
  const { sheets } = await written(content);
  const cells = sheets.filter(({ name }) => !withoutOutcomes.has(name)).flatMap(textsOf);
  return [...slides.flatMap(paragraphsOf), ...cells]
    .map((text) => text.replace(/^Pensioen vanaf \d{4}: /, ''))
    .flatMap((text) => text.split(/(?<=[.!?]) (?=[A-Z])/));
}

const isFigure = /\d\s?%|€\s?\d/;

/**
 * What is assumed, what is told of bad luck, and what is reckoned without risk is no pension that is hoped for. Of who gets less than
 * was promised the condition stands once, above the table of choices.
 */
const isOther =
  /[Vv]erwachte (?:bruto rendement|prijsinflatie|loonstijging)|[Pp]essimistisch|tegenzit, geeft|risicovrij|beleggingsrisico|(?:wezen|partner)pensioen |opbouwpercentage|meegetelde indexatie|pensioenpremie|wie meer nodig heeft|minder verwacht pensioen/;

/** Sentences that compare pensions are of pensions that are hoped for. */
const isHope =
  /verwacht|(?:meer|minder|evenveel|hoger|lager|lagere|hogere) [^.]*pensioen|pensioen[^.]*(?:meer|minder|evenveel|hoger|lager)/i;

/** Sentences with a figure that is hoped for, that do not say that it is no promise. */
const unguarded = (sentences: readonly string[], isRiskFree: boolean): readonly string[] =>
  sentences.filter(
    (text) =>
      !(isRiskFree && /elijk pensioen/.test(text)) &&
      isFigure.test(text) &&
      isHope.test(text) &&
      !isOther.test(text) &&
      !/zonder garantie/.test(text),
  );

/** Every rule of compensation at its longest. */
const longestRules = {
  ...averagePayContent('scheme', 1).dossier.input.compensation,
  method: 'pensionOutcome',
  basis: 'expected',
  form: 'pensionPremium',
  target: 0.95,
  threshold: 0.025,
  maximumRate: 0.125,
  fromAge: 22,
  untilAge: 66,
  end: { kind: 'legalEnd' },
} as const;

const contents: readonly (readonly [string, readonly OutputContent[]])[] = [
  ['a guarantee', [averagePayContent('scheme', 40)]],
  ['an ambition', [averagePayContent('ambition', 40)]],
  ['long rules', [averagePayContent('scheme', 40, { compensation: longestRules })]],
  ['generated guarantees', generatedContents('dbToDc', 2)],
  ['generated ambitions', generatedContents('ambitionDbToDc', 2)],
];

describe.each(contents)('slides and sheets of %s', (_, each) => {
  it('name no expected figure without saying in the same sentence that nothing is guaranteed', async () => {
    for (const content of each) {
      expect(isAveragePay(content.dossier.input)).toBe(true);
      const isRiskFree = content.result.profitBasis === 'riskFree';
      expect(unguarded(await sentencesOf(content), isRiskFree)).toEqual([]);
    }
  }, 60_000);

  it('have no wording that was replaced', async () => {
    for (const content of each) expect((await sentencesOf(content)).flatMap(wordingsIn)).toEqual([]);
  }, 60_000);

  it('are never cut off: a condition may follow', async () => {
    for (const content of each) {
      const { slides } = openDeck(await deckOf(content));
      expect(slides.flatMap(paragraphsOf).filter((text) => text.includes('…'))).toEqual([]);
    }
  }, 60_000);
});
