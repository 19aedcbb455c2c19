import { expect, it } from 'vitest';
import { approvalSentence, officeSentence } from '#output/topics/law/approval.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const { dossier } = exampleContent(5);

it('who approved the assumptions is one line, with the day', () => {
  const by = { name: 'uitgangspunten_vastgesteld_door', value: 'P. Jansen (werkgever).', isDefault: false };
  const on = { name: 'uitgangspunten_vastgesteld_op', value: { year: 2026, month: 11, day: 27 }, isDefault: false };
  const sentence = (...fields: (typeof by | typeof on)[]) => approvalSentence({ ...dossier, fields });
  expect(sentence(by, on)).toBe('Uitgangspunten vastgesteld door P. Jansen (werkgever) op 27 november 2026.');
  expect(sentence(by)).toBe('Uitgangspunten vastgesteld door P. Jansen (werkgever).');
  expect(sentence(on)).toBeNull();
});

it('the standards of an office are told with day and reason', () => {
  const terms = { office: 'Noord', adoptedOn: { year: 2026, month: 10, day: 1 }, reason: 'besluit.' };
  expect(officeSentence(terms)).toBe('standaard van Noord, vastgesteld op 1 oktober 2026: besluit');
});
