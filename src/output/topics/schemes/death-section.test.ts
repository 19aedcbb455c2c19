import { expect, it } from 'vitest';
import { adviceDraft } from '#output/files/advice/advice-report.ts';
import { deathSection } from '#output/topics/schemes/death-section.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { reportSections } from '#output/files/screen/report-sections.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const nothing = { partner: null, orphan: null, anwGap: null };

/** The example with these covers in the new scheme, none in the current one, and no risk premiums. */
function contentWith(survivorCover: OutputContent['dossier']['input']['next']['survivorCover']): OutputContent {
  const content = exampleContent(25);
  const { input, facts } = content.dossier;
  const free = { riskPremiumOnBase: 0, riskPremiumOnSalary: 0 };
  const changed: typeof input = {
    ...input,
    current: { ...input.current, ...free },
    next: { ...input.next, ...free, survivorCover },
  } as typeof input;
  const dossier = { ...content.dossier, input: changed, facts: { ...facts, currentSurvivor: nothing } };
  return { ...content, dossier, result: resultOf(changed) };
}

it('cover on death stands on the results page and in the advice report as on the slide', () => {
  const content = contentWith({ partner: 0.5, orphan: null, anwGap: null });
  const section = deathSection(content);
  expect(section?.conclusion).toBe('Het nieuwe partnerpensioen is 50,0% van het salaris');
  expect(section?.exhibits[0]?.table?.model.rows[0]).toEqual([
    'Partnerpensioen vóór de pensioendatum, van het salaris',
    'niet ingevuld',
    '50,0%',
    '–',
    'hoogstens 50%',
  ]);
  expect(reportSections(content)).toContainEqual(section);
  expect(JSON.stringify(adviceDraft(content))).toContain(
    '["Partnerpensioen vóór de pensioendatum, van het salaris","niet ingevuld","50,0%"]',
  );
});

it('a dossier without cover on death or risk premiums has nothing of it', () => {
  const content = contentWith(nothing);
  expect(reportSections(content).map(({ id }) => id)).not.toContain('death');
  expect(JSON.stringify(adviceDraft(content))).not.toMatch(/Partnerpensioen vóór|Wezenpensioen|Anw/);
});

it('the note on risk premiums speaks of all participants only where there are more', () => {
  const notesOf = (count: number): string => deathSection(exampleContent(count))?.notes.join(' ') ?? '';
  expect(notesOf(25)).toContain('Risicopremies: van alle deelnemers in het eerste jaar');
  expect(notesOf(1)).toContain('Risicopremies: in het eerste jaar');
});

it('only where risk premiums are charged does it say what they are', () => {
  const { notes, exhibits } = deathSection(contentWith({ partner: 0.5, orphan: 0.2, anwGap: null })) ?? {};
  expect(notes?.join(' ')).not.toContain('Risicopremies');
  expect(exhibits?.[0]?.table?.model.emphasised).toEqual([]);
});

it('a cover is said to be of the salary as far as the law counts it', () => {
  const section = deathSection(contentWith({ partner: 0.5, orphan: null, anwGap: null }));
  expect(JSON.stringify(section)).toContain('over het hele salaris tot het wettelijke maximum');
});
