import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useStage } from '#e2e/stage.ts';
import { dossierRow, openEmployer, signedInPage, visitorPage } from '#e2e/story.ts';

const stage = useStage();

describe('the screens on a window of every size', () => {
  it('are accessible, do not scroll sideways and keep to the content policy', async () => {
    const outside = await visitorPage(stage);
    await outside.page.goto(`${stage.server.address}/auth`);
    await outside.page.getByLabel('Toegangscode').waitFor();
    await expectSoundInAllSizes(outside, 'sign-in');
    await outside.close();

    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.getByRole('rowheader').first().waitFor();
    await expectSoundInAllSizes(watched, 'clients');
    await openEmployer(watched, 'De Schakel B.V. (voorbeeld)');
    await dossierRow(watched, 'VOORBEELD De Schakel').waitFor();
    await expectSoundInAllSizes(watched, 'dossiers', {
      alsoIn: () => expectPrimaryInPlace(page),
    });
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).first().click();
    await page.getByRole('button', { name: 'Ik heb al een bestand' }).waitFor();
    await expectSoundInAllSizes(watched, 'new-dossier');
    await page.goto(`${stage.server.address}/`);
    await page.getByRole('heading', { name: /^Welkom/ }).waitFor();
    await expectSoundInAllSizes(watched, 'start');
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });
});

/** The most important button comes first, for the eye as for the keyboard; once a window of another size is laid out. */
async function expectPrimaryInPlace(page: Page): Promise<void> {
  const primary = page.getByRole('button', { name: 'Nieuw dossier toevoegen' });
  const places = () =>
    Promise.all([primary, page.getByRole('link', { name: 'Vergelijken' })].map((control) => control.boundingBox()));
  const isFirst = async (): Promise<boolean> => {
    const [first, other] = await places();
    if (!first || !other) return false;
    return first.y === other.y ? first.x < other.x : first.y < other.y;
  };
  await expect.poll(isFirst).toBe(true);
  await primary.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Vergelijken');
}
