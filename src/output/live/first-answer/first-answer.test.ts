import { expect, it } from 'vitest';
import { templateTypes } from '#api/dossiers.ts';
import { checkedFile } from '#input/check/checked-file.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { firstAnswer } from '#output/live/first-answer/first-answer.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { processedOnFew } from '#test/server/few-scenarios.ts';

const settings = {
  houseStyle: defaultHouseStyle,
  programVersion: '1.2.3-test',
  calculationDay: { year: 2026, month: 2, day: 3 },
};

it.each(templateTypes)('the first answer of %s is how its outcome begins', async (kind) => {
  const { bytes } = await exampleDossier(kind);
  const answer = firstAnswer(checkedFile(bytes, nodePlatform).dossier!);
  const outcome = await processedOnFew({ bytes, settings });
  expect(answer.join(' ')).toMatch(/\d+ jaar .*\d+%/);
  expect(outcome).toMatchObject({ outcome: 'finished' });
  if (outcome.outcome === 'finished') expect(outcome.summary.slice(0, answer.length)).toEqual(answer);
});
