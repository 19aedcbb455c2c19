import { describe, expect, it } from 'vitest';
import type { CurrentAveragePayScheme } from '#core/dossier/dossier.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { transitionPlanDraft } from '#output/files/plan/transition-plan.ts';
import { accruedSentence, formerSentence } from '#output/topics/statutory/accrued-words.ts';
import { averagePayContent, averagePayInput } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const transferred = (content: OutputContent): OutputContent => ({
  ...content,
  dossier: { ...content.dossier, facts: { ...content.dossier.facts, isAccruedTransferred: true } },
});

const textsOf = ({ chapters }: DocumentDraft): readonly string[] =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])));

describe('what is said of accrued pension', () => {
  const content = averagePayContent('scheme', 12);

  it('is that it stays, unless it was agreed that it goes along', () => {
    expect(accruedSentence(content.dossier)).toMatch(
      /^Wat tot de transitiedatum is opgebouwd blijft bij de verzekeraar/,
    );
    expect(accruedSentence(transferred(content).dossier)).toContain('gaat over door een collectieve waardeoverdracht');
    expect(accruedSentence(exampleContent(5).dossier)).toBeNull();
  });

  it('stands in the plan, with former members and pensioners once', () => {
    const texts = textsOf(transitionPlanDraft(transferred(content)));
    expect(texts.filter((text) => text.includes('collectieve waardeoverdracht'))).toHaveLength(1);
    expect(
      texts.filter((text) => text.startsWith('Gewezen deelnemers, gewezen partners en gepensioneerden')),
    ).toHaveLength(1);
  });
});

describe('what is said of former members and pensioners', () => {
  const of = (changes: Partial<CurrentAveragePayScheme>): string => {
    const input = averagePayInput('scheme', 1);
    return formerSentence({ input: { ...input, current: { ...input.current, ...changes } } });
  };

  it('is no effect as far as their indexation stays, and with indexation that the plan says what becomes of it', () => {
    expect(of({})).toMatch(/het effect is nul, zolang hun pensioen en de indexatie ervan .* niet veranderen\.$/);
    for (const changes of [{ inactiveIndexation: 0.01 }, { paymentIndexation: 0.01 }])
      expect(of(changes)).toMatch(
        /Betaalt de werkgever hun indexatie, dan moet het transitieplan zeggen wat ermee gebeurt\.$/,
      );
  });
});
