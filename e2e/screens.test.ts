import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '#e2e/browser.ts';
import { expectSoundInAllSizes, sizes } from '#e2e/sizes.ts';
import { useStage } from '#e2e/stage.ts';
import { dossierRow, openEmployer, signedInPage } from '#e2e/story.ts';

const stage = useStage();

describe('the screens on a window of every size', () => {
  it('are accessible, do not scroll sideways and keep to the content policy', async () => {
    const outside = await openPage(stage.browser);
    await outside.page.goto(`${stage.server.address}/auth`);
    await outside.page.getByLabel('Toegangscode').waitFor();
    await expectSoundInAllSizes(outside, 'sign-in');
    await outside.context.close();

    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.getByRole('rowheader').first().waitFor();
    await expectSoundInAllSizes(watched, 'clients');
    await openEmployer(watched, 'De Schakel B.V. (voorbeeld)');
    await dossierRow(watched, 'VOORBEELD De Schakel').waitFor();
    await expectSoundInAllSizes(watched, 'dossiers', {
      alsoIn: (size) => expectPrimaryInPlace(page, sizes[size].width),
    });
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).first().click();
    await page.getByRole('dialog').getByPlaceholder('Naam dossier').waitFor();
    await expectSoundInAllSizes(watched, 'new-dossier');
    await page.goto(`${stage.server.address}/`);
    await page.getByRole('heading', { name: /^Welkom/ }).waitFor();
    await expectSoundInAllSizes(watched, 'start');
    expect(watched.complaints).toEqual([]);
    await watched.context.close();
  });
});

/** The most important button comes first, and beside another one at the edge of the page. */
async function expectPrimaryInPlace(page: Page, width: number): Promise<void> {
  const primary = await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).boundingBox();
  const other = await page.getByRole('link', { name: 'Gegevens beheren' }).boundingBox();
  if (!primary || !other) throw new Error('a button is missing');
  if (primary.y !== other.y) expect(primary.y).toBeLessThan(other.y);
  else if (width < 640) expect(primary.x).toBeLessThan(other.x);
  else expect(primary.x).toBeGreaterThan(other.x);
}
