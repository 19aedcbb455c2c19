import { beforeAll, describe, expect, it } from 'vitest';
import { expectSound, phone, wide, type WatchedPage } from '#e2e/browser.ts';
import { type Desk, type DeskScreen, deskOf, eachDeskScreen } from '#e2e/desk.ts';
import { keepPicture, useStage } from '#e2e/story.ts';

const stage = useStage();
let desk: Desk;
beforeAll(async () => {
  desk = await deskOf(stage);
});

const sizes = { wide, tablet: { width: 768, height: 1024 }, phone, narrowest: { width: 320, height: 640 } };

async function lookAtEach(watched: WatchedPage, screens: readonly DeskScreen[], size: string): Promise<void> {
  await eachDeskScreen(stage, watched, screens, async (name, page) => {
    await keepPicture(watched, `desk-${name}-${size}`, 'whole');
    await expectSound(page);
  });
  expect(watched.complaints).toEqual([]);
  await watched.context.close();
}

describe.each(Object.entries(sizes))('the screens of the desk on a %s window', (size, viewport) => {
  it('of an adviser are accessible, do not scroll sideways and keep to the content policy', async () => {
    await lookAtEach(await desk.adviserPage(viewport), desk.adviserScreens, size);
  });

  it('of the provider are accessible, do not scroll sideways and keep to the content policy', async () => {
    await lookAtEach(await desk.providerPage(viewport), desk.providerScreens, size);
  });
});
