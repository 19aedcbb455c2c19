import { describe, expect, it } from 'vitest';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { choiceRows } from '#output/topics/choices/choice-rows.ts';
import { shownChoices } from '#output/language/choice-text.ts';
import { headlineText } from '#output/topics/choices/headline-text.ts';
import { nowNote } from '#output/topics/choices/one-page.ts';
import { onePageSection } from '#output/topics/choices/one-page-section.ts';
import { scaleConclusion } from '#output/language/scale.ts';
import { hasFlatNow } from '#core/dossier/flat-since.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { ageGroupsOf, smallestGroup } from '#core/result/shown-groups.ts';
import { lowestOfPopulation, populationsOf } from '#output/topics/people/populations.ts';
import { deckOf, adviceOf, workbookOf } from '#test/fixtures/made-files.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { withFlatPremium } from '#test/fixtures/two-populations.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';
import { documentLines } from '#test/documents/open-document.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';

const labels = (content: OutputContent): readonly string[] =>
  choiceRows(subjectOf(content)).map(({ label }) => spaced(label));

const [both, few, none] = await Promise.all([withFlatPremium(11), withFlatPremium(3), withFlatPremium(0)]);
const apart = ['Pensioen van de 12 met de staffel', 'Pensioen van de 11 met 20,0% vlak'];
const premiums = ['Premie wie nu de staffel heeft', 'Premie wie nu 20,0% vlak heeft'];

describe('those with the scale and those hired since a flat premium began', () => {
  it('stand apart in the table of choices, and make up everybody', () => {
    expect(labels(both)).toEqual(expect.arrayContaining([...premiums, ...apart]));
    expect(labels(both)).not.toContain('Wie merkt het?');
    for (const { people, populations } of shownChoices(both)) {
      const [withScale, withFlat] = [populations!.withScale, populations!.withFlat];
      for (const side of ['more', 'same', 'less', 'lessAfterCompensation'] as const)
        expect(withScale[side] + withFlat[side]).toBe(people[side]);
    }
    const [A] = shownChoices(both);
    const cellsOfA = choiceRows(subjectOf(both)).map(({ label, cells }) => [spaced(label), spaced(cells[0]!)]);
    expect(A!.key).toBe('A');
    expect(cellsOfA).toContainEqual([premiums[1], '20,0% vlak; later 20,0% vlak']);
  });

  it('are told of in the sentence under the headline, and what now is', () => {
    const subject = subjectOf(both);
    expect(spaced(headlineText(subject).sentence!)).toMatch(
      /^Bij vlak: (?:\d+ van de 12|alle 12|niemand van de 12) .*; .*(?:de 11|alle 11) met 20,0% vlak/,
    );
    expect(spaced(nowNote(subject)!)).toBe(
      'Wie vanaf 1 januari 2020 in dienst kwam heeft nu 20,0% vlak, en nieuwe medewerkers ook; de anderen hebben de staffel.',
    );
  });

  it('have each their own premium beside a kept scale, which asks two schemes where those hired later get another', async () => {
    const chosen = await withFlatPremium(11, { chosenAlternative: 'A' });
    expect(spaced(scaleConclusion(subjectOf(chosen)))).toMatch(
      /^De staffel van nu blijft voor wie haar heeft, 20,0% vlak ook; wie later begint, krijgt 2\d,\d%$/,
    );
    const lawOf = (content: OutputContent): string =>
      spaced(choiceRows(subjectOf(content)).find(({ label }) => label === 'Mag het?')!.cells[0]!);
    const { openGroup } = chosen.dossier.input;
    const [same, other] = await Promise.all(
      [0.2, 0.21].map((entrantPremium) => withFlatPremium(11, { openGroup: { ...openGroup, entrantPremium } })),
    );
    expect(lawOf(same!)).toBe('Ja: overgangsrecht, art. 220e PW');
    expect(lawOf(other!)).toBe(
      'Ja: overgangsrecht, art. 220e PW; 20,0% en 21,0% vlak vragen twee regelingen (art. 17 lid 3 PW)',
    );
  });

  it('stand on the screen, one slide, the advice and the sheet', async () => {
    const table = JSON.stringify(onePageSection(both).exhibits);
    const slides = openDeck(await deckOf(both)).slides.map((slide) => spaced(paragraphsOf(slide).join('\n')));
    const cells = openedWorkbook(await workbookOf(both)).sheets.find(({ name }) => name === 'Samenvatting')!.cells;
    const advice = spaced(documentLines(await adviceOf(both)).join('\n'));
    for (const label of apart) {
      expect(spaced(table)).toContain(label);
      expect(slides.filter((text) => text.includes(label))).toHaveLength(1);
      expect(cells.filter(({ value }) => spaced(`${value}`) === label)).toHaveLength(1);
      expect(advice.split(label)).toHaveLength(2);
    }
  });

  it('have their premiums alone where one of them is small, but for the adviser', async () => {
    expect(labels(few)).toEqual(expect.arrayContaining(premiums));
    expect(labels(few).filter((label) => label.startsWith('Pensioen van de'))).toEqual([]);
    expect(spaced(headlineText(subjectOf(few)).sentence!)).not.toContain('met 20,0% vlak');
    const cells = openedWorkbook(await workbookOf(few)).sheets.find(({ name }) => name === 'Samenvatting')!.cells;
    expect(cells.map(({ value }) => spaced(`${value}`))).toContain('Pensioen van de 3 met 20,0% vlak');
  });

  it('are not told apart where all have the scale', () => {
    expect(populationsOf(subjectOf(none))).toEqual([]);
    expect(labels(none)).toContain('Premie');
    expect(labels(none).filter((label) => label.includes('vlak heeft') || label.includes('van de'))).toEqual([]);
  });
});

it('who loses most of a population is found in the groups of the dossier, in its own people', () => {
  const subject = subjectOf(both);
  const { result, input } = subject;
  const [withScale] = populationsOf(subject);
  const flat = alternativeOf(result, result.choices.find(({ key }) => key === 'B')!.premium);
  const members = result.participants.flatMap(({ number, age }, index) =>
    hasFlatNow(
      input.participants.find((one) => one.number === number)!,
      input,
    )
      ? []
      : [{ age, index }],
  );
  const ratios = ageGroupsOf(result.cohorts).flatMap(({ fromAge, toAge }) => {
    const own = members.filter(({ age }) => age >= fromAge && age <= toAge);
    const sum = (of: Pick<Alternative, 'participants'>): number =>
      own.reduce((total, { index }) => total + of.participants[index]!.pension, 0);
    return own.length < smallestGroup ? [] : [sum(flat) / sum(alternativeOf(result, 'unchanged'))];
  });
  const all = members.reduce((sum, { index }) => sum + flat.participants[index]!.pension, 0);
  const now = members.reduce(
    (sum, { index }) => sum + alternativeOf(result, 'unchanged').participants[index]!.pension,
    0,
  );
  const expected = ratios.length === 0 ? all / now : Math.min(...ratios);
  expect(lowestOfPopulation(subject, withScale!, flat)!.ratio).toBeCloseTo(expected, 12);
});
