import { beforeAll, describe, expect, it } from 'vitest';
import type { WatchedPage } from '#e2e/browser.ts';
import {
  type Administration,
  type AdministrationScreen,
  administrationOf,
  eachAdministrationScreen,
} from '#e2e/administration.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useStage } from '#e2e/stage.ts';

const stage = useStage();
let administration: Administration;
beforeAll(async () => {
  administration = await administrationOf(stage);
});

async function lookAtEach(watched: WatchedPage, screens: readonly AdministrationScreen[]): Promise<void> {
  await eachAdministrationScreen(stage, watched, screens, (name) =>
    expectSoundInAllSizes(watched, `administration-${name}`, { picture: 'whole' }),
  );
  expect(watched.complaints).toEqual([]);
  await watched.close();
}

describe('the screens of the administration on a window of every size', () => {
  it('of an adviser are accessible, do not scroll sideways and keep to the content policy', async () => {
    await lookAtEach(await administration.adviserPage(), administration.adviserScreens);
  });

  it('of the provider are accessible, do not scroll sideways and keep to the content policy', async () => {
    await lookAtEach(await administration.providerPage(), administration.providerScreens);
  });
});
