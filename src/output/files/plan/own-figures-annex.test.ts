import { describe, expect, it } from 'vitest';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { employerContent } from '#output/files/without-people/employer-content.ts';
import { ownFiguresDraft } from '#output/files/plan/own-figures-annex.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { statutoryExample, statutoryOutcomeOf } from '#test/fixtures/statutory-content.ts';

const withOwn = async (): Promise<OutputContent> => {
  const content = await statutoryExample('dcToDc');
  const { input } = content.dossier;
  const asked: DossierInput = { ...input, statutory: { ...input.statutory, effectsOn: 'participants' } };
  return { ...content, dossier: { ...content.dossier, input: asked }, statutory: statutoryOutcomeOf(asked) };
};

describe('the annex with own figures', () => {
  it('is there where the dossier asks for participants, and for no employer', async () => {
    expect(ownFiguresDraft(await statutoryExample('dcToDc'))).toBeNull();
    const content = await withOwn();
    expect(ownFiguresDraft(content)).not.toBeNull();
    expect(ownFiguresDraft(employerContent(content)!)).toBeNull();
  });

  it('says what it is not, and has each year of birth with how many there are', async () => {
    const content = await withOwn();
    const draft = ownFiguresDraft(content)!;
    expect(draft.kind).toBe('Bijlage met eigen cijfers per geboortejaar');
    expect(draft.conclusion).toBe('Geen deel van het transitieplan, niet voor publicatie');
    const { excluded } = content.result;
    const counted = content.dossier.input.participants.filter(({ number }) =>
      excluded.every((one) => one.number !== number),
    );
    const years = new Set(counted.map(({ born }) => `${born.year}`));
    const tables = draft.chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
    expect(tables.length).toBe(2);
    for (const { table } of tables) {
      expect(new Set(table.rows.map(([year]) => year))).toEqual(years);
      expect(table.rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(content.result.participantCount);
    }
  });
});
