import { alternativeOf } from '#core/result/alternative-of.ts';
import { expect, test } from 'vitest';
import { proofSentence } from '#output/topics/choices/goal-sentences.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('a goal that is passed without any premium is told apart from one that no premium reaches', () => {
  const { dossier, result } = exampleContent(5);
  const subject = { input: dossier.input, result };
  const answer = alternativeOf(result, 'budgetNeutralFlat');
  const limited = { ...answer, feasible: false };
  const over = proofSentence(subject, { ...limited, shortfall: { amount: -4_000, fraction: -0.04 } });
  expect(plain(over)).toMatch(/ Ook zonder premie is de werkgeverslast al € 4\.000 \(4,0%\) hoger\.$/);
  const under = proofSentence(subject, { ...limited, shortfall: { amount: 4_000, fraction: 0.04 } });
  expect(plain(under)).toMatch(
    / Ook bij de hoogst toegestane premie, vóór afronding, is de werkgeverslast € 4\.000 \(4,0%\) lager\.$/,
  );
  const negative = proofSentence(subject, { ...limited, shortfall: { amount: 250_000, fraction: 2.5 } });
  expect(plain(negative)).toMatch(/ is de werkgeverslast € 250\.000 lager\.$/);
  expect(proofSentence(subject, { ...limited, shortfall: null, maxima: [0.01] })).toContain(
    'ligt boven het fiscale maximum',
  );
  for (const sentence of [over, under]) expect(sentence).not.toContain('haalbaar');
});
