import { it } from 'vitest';
import { listedDossier } from '#e2e/answers.ts';
import { answerInput, answerResult, keptOf, readExample } from '#e2e/example-results.ts';
import { useStage } from '#e2e/stage.ts';
import { phone, wide } from '#e2e/browser.ts';
import { signedInPage } from '#e2e/story.ts';
const stage = useStage();
it('shots', async () => {
  const watched = await signedInPage(stage);
  const { page } = watched;
  const kept = keptOf(await readExample('dcToDc'));
  await answerResult(page, listedDossier('Regeling 2028', 'Finished'), kept.result);
  await answerInput(page, kept.input);
  await page.goto(stage.server.address + '/client-overview/klant/dossier/Regeling%202028');
  await page.getByRole('table', { name: 'De keuzes' }).waitFor();
  for (const [n, v] of [
    ['wide', wide],
    ['phone', phone],
  ] as const) {
    await page.setViewportSize(v);
    await page.getByRole('button', { name: 'Downloaden' }).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shot/menu-${n}.png` });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'transitieplan' }).first().click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shot/word-${n}.png` });
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(wide);
  await page.getByRole('button', { name: 'Wat als …?' }).click();
  await page.getByRole('textbox', { name: 'Vlakke premie' }).fill('45');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shot/forbidden.png` });
  console.log(page.url());
});
