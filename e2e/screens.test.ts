import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSound, openPage, phone, wide } from '#e2e/browser.ts';
import { dossierRow, keepPicture, openEmployer, signedInPage, useStage } from '#e2e/story.ts';

const tablet = { width: 768, height: 1024 };
const narrowest = { width: 320, height: 640 };
const sizes = { wide, tablet, phone, narrowest };

describe.each(Object.entries(sizes))('the screens on a %s window', (size, viewport) => {
  const stage = useStage();

  it('are accessible, do not scroll sideways and keep to the content policy', async () => {
    const outside = await openPage(stage.browser, viewport);
    await outside.page.goto(`${stage.server.address}/auth`);
    await outside.page.getByLabel('Toegangscode').waitFor();
    await keepPicture(outside, `sign-in-${size}`);
    await expectSound(outside.page);
    await outside.context.close();

    const watched = await signedInPage(stage, viewport);
    const { page } = watched;
    await keepPicture(watched, `clients-${size}`);
    await expectSound(page);
    await page.goto(`${stage.server.address}/`);
    await page.getByRole('heading', { name: /^Welkom/ }).waitFor();
    await keepPicture(watched, `start-${size}`);
    await expectSound(page);
    await page.goto(`${stage.server.address}/client-list`);
    await openEmployer(watched, 'De Schakel B.V. (voorbeeld)');
    await dossierRow(watched, 'VOORBEELD De Schakel').waitFor();
    await expectPrimaryInPlace(page, viewport.width);
    await keepPicture(watched, `dossiers-${size}`);
    await expectSound(page);
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).first().click();
    await page.getByRole('dialog').getByPlaceholder('Naam dossier').waitFor();
    await keepPicture(watched, `new-dossier-${size}`);
    await expectSound(page);
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
