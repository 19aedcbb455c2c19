import { statedInDutch } from '#output/language/wording.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listedDossier } from '#e2e/answers.ts';
import { settled, type WatchedPage } from '#e2e/browser.ts';
import { answerEffects, answerKept, answerResult, exampleResult } from '#e2e/example-results.ts';
import { decisionOn } from '#e2e/example-variants.ts';
import { useStage } from '#e2e/stage.ts';
import { signedInPage } from '#e2e/story.ts';
import { type ScreenResult, shownSections } from '#output/model/screen-result.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { readPdf } from '#test/pdf/read-pdf.ts';
import { projectRoot } from '#test/source-files.ts';
import type { OutcomeTab } from '#api/outcome-tabs.ts';
import { sectionsOf } from '#output/model/tab-of-section.ts';

const stage = useStage();
let watched: WatchedPage;
let result: ScreenResult;
beforeAll(async () => {
  watched = await signedInPage(stage);
  result = await exampleResult('dcToDc');
  await answerResult(watched.page, listedDossier('Regeling 2028', 'Finished'), result);
  await answerKept(watched.page, { decisions: [decisionOn(result)] });
  const { statutory } = await statutoryExample('dcToDc');
  await answerEffects(watched.page, { effects: statutory! });
});
afterAll(() => watched.close());

/** Spaces of a PDF are where its letters happen to be. */
const letters = (text: string): string => text.replaceAll(/\s/g, '');

/** The pages of the outcome with one of its parts open, as letters. */
async function printedPages(tab: OutcomeTab): Promise<readonly string[]> {
  const { page } = watched;
  await page.goto(`${stage.server.address}/client-overview/klant/dossier/Regeling%202028?deel=${tab}`);
  await page.getByRole('table', { name: 'De keuzes' }).waitFor();
  await page.waitForLoadState('networkidle');
  await settled(page);
  const bytes = await page.pdf({ format: 'A4', tagged: true });
  if (process.env['SCREENSHOTS']) writeFileSync(join(projectRoot, process.env['SCREENSHOTS'], `${tab}.pdf`), bytes);
  return (await readPdf(new Uint8Array(bytes))).pages.map(letters);
}

it.each(['kosten', 'medewerkers', 'wet', 'premies', 'uitgangspunten'] as const)(
  'the outcome with its part "%s" is two pages: headline, table, and that part whole, without buttons',
  async (tab) => {
    const pages = await printedPages(tab);
    expect(pages.length).toBeLessThanOrEqual(2);
    const [first] = pages;
    const { sentences, table } = result;
    const inView = table.columns.find(({ choice }) => choice === 'B')!.key;
    for (const text of [
      sentences[0]!,
      ...table.rows.flatMap(({ label, cells }) => [label, ...cells.map((cell) => cell.text)].map(statedInDutch)),
    ])
      expect(first).toContain(letters(text).replace(/^[^\p{L}\d−+€]+/u, ''));
    const all = pages.join('');
    if (tab === 'wet') expect(all).toContain(letters(decisionOn(result).reason));
    const shown = sectionsOf(tab, shownSections(result, inView)).filter(({ id }) => id !== 'passed-checks');
    for (const { topic, conclusion } of shown) {
      // A heading stands on the page of what it heads.
      expect(
        pages.filter((page) => page.includes(letters(topic + conclusion))),
        topic,
      ).toHaveLength(1);
    }
    for (const button of ['Downloaden', 'Wat als …?', 'Leg vast', 'PNG', 'CSV', 'Waar komt dit vandaan?', 'Uitloggen'])
      expect(all).not.toContain(letters(button));
  },
);
