import { expect, it } from 'vitest';
import { exampleInput, exampleParticipants } from '#test/fixtures/example-scheme.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { riskPremiumsOf } from '#output/topics/cost/risk-premiums.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

const topic = 'Als iemand overlijdt';

/** The texts of the table on the slide, without its head. */
async function coverRows(content: OutputContent): Promise<readonly (readonly string[])[]> {
  const { slides } = openDeck(await deckOf(content));
  const slide = slides.find((xml) => paragraphsOf(xml).includes(topic)) ?? '';
  const table = objectsOf(slide).find(({ xml }) => xml.includes('<a:tbl>'))?.xml ?? '';
  const [, ...rows] = [...table.matchAll(/<a:tr [^>]*>.*?<\/a:tr>/gs)].map(([row]) =>
    [...row.matchAll(/<a:tc>.*?<\/a:tc>/gs)].map(([cell]) => paragraphsOf(cell).join(' ').replaceAll('\u00a0', ' ')),
  );
  return rows;
}

it('the slide on death sets the old cover and its premiums left, the new right, and the difference beside them', async () => {
  const content = exampleContent(40);
  const { facts } = content.dossier;
  const input = exampleInput(exampleParticipants(40));
  const changed = {
    ...input,
    current: { ...input.current, riskPremiumOnBase: 0.01, riskPremiumOnSalary: 0.002 },
    next: {
      ...input.next,
      riskPremiumOnBase: 0.02,
      riskPremiumOnSalary: 0,
      survivorCover: { partner: 0.5, orphan: 0.2, anwGap: null },
    },
  };
  const result = resultOf(changed);
  const currentSurvivor = { partner: 0.7, orphan: 0.14, anwGap: 18_000 };
  const dossier = { ...content.dossier, input: changed, facts: { ...facts, currentSurvivor } };
  const rows = await coverRows({ ...content, dossier, result });
  const { current, next } = riskPremiumsOf(result);
  expect(next).toBeGreaterThan(current * 1.1);
  const euros = (value: number): string => `€ ${Math.round(value).toLocaleString('nl-NL')}`;
  expect(rows.map(([, ...texts]) => texts)).toEqual([
    ['70,0%', '50,0%', '− 20,0 procentpunt', 'hoogstens 50%'],
    ['14,0%', '20,0%', '+ 6,0 procentpunt', 'hoogstens 20%'],
    // Of the model person: EUR 60,000 full time, for 80%.
    ['€ 48.000', '€ 48.000', '–', '–'],
    ['€ 33.600', '€ 24.000', '− € 9.600', '–'],
    ['€ 6.720', '€ 9.600', '+ € 2.880', '–'],
    ['€ 18.000', 'niet ingevuld', '–', '–'],
    ['1,00%', '2,00%', '+ 1,00 procentpunt', '–'],
    ['0,20%', '0,00%', '− 0,20 procentpunt', '–'],
    [euros(current), euros(next), `+ ${euros(next - current)}`, '–'],
  ]);
});

it('the slide on death calls no risk premium new that today’s premium may hold', async () => {
  const content = averagePayContent('ambition', 40);
  const { input } = content.dossier;
  const changed = {
    ...input,
    current: { ...input.current, riskPremiumOnBase: 0, riskPremiumOnSalary: 0 },
    next: { ...input.next, riskPremiumOnSalary: 0.012 },
  } as typeof input;
  const result = resultOf(changed);
  const { slides } = openDeck(await deckOf({ ...content, dossier: { ...content.dossier, input: changed }, result }));
  const texts = paragraphsOf(slides.find((xml) => paragraphsOf(xml).includes(topic)) ?? '');
  const at = texts.findIndex((text) => text.startsWith('Risicopremies in '));
  expect(texts[at + 1]).toBe('niet apart');
  expect(texts[at + 3]).toBe('–');
  expect(texts.join(' ')).toContain('wat daarin aan risicopremies en kosten zit, staat niet apart');
});

const euros: unknown = expect.stringMatching(/^€\s[1-9]/);

it.each([
  ['attainable', '70,0% van het bereikbare pensioen', [', bereikbaar'], ''],
  ['accrued', '70,0% van het opgebouwde pensioen', [', opgebouwd', ', als het bereikbare is verzekerd'], ''],
  ['deferred', 'niet ingevuld', [], ', van het salaris'],
] as const)(
  'what average pay on the tariff %s holds for a partner is no empty cell, also not in euros',
  async (variant, shown, kinds, ofSalary) => {
    const { dossier, ...content } = averagePayContent('scheme', 20);
    const { input, facts } = dossier;
    if (!isAveragePay(input)) throw new Error('no average pay');
    const tariff = { ...input.current.tariff, variant };
    const changed = { ...input, current: { ...input.current, partnerFraction: 0.7, tariff } } as typeof input;
    const currentSurvivor = { partner: null, orphan: 0.1, anwGap: null };
    const rows = await coverRows({
      ...content,
      dossier: { ...dossier, input: changed, facts: { ...facts, currentSurvivor } },
    });
    const [[name, now, later] = []] = rows;
    expect([name, now]).toEqual([`Partnerpensioen vóór de pensioendatum${ofSalary}`, shown]);
    expect(later).toBe(ofSalary === '' ? '35,0% van het salaris' : '35,0%');
    const year = input.transitionDate.year;
    const persons = rows.filter(([label]) => label?.startsWith('Maatmens uit'));
    expect(persons.map(([label]) => label)).toEqual(
      [year - 35, year - 55].flatMap((born) =>
        kinds.map((kind) => `Maatmens uit ${born}: partnerpensioen per jaar${kind}`),
      ),
    );
    // What was accrued for the partner stays beside the new cover.
    for (const [, ...cells] of persons) expect(cells.slice(0, 3)).toEqual([euros, euros, '–']);
  },
);

it('the slide on death has no row for risk premiums that neither scheme has', async () => {
  const content = exampleContent(20);
  const { dossier } = content;
  const none = { riskPremiumOnBase: 0, riskPremiumOnSalary: 0 };
  const input = {
    ...dossier.input,
    current: { ...dossier.input.current, ...none },
    next: { ...dossier.input.next, ...none },
  } as typeof dossier.input;
  const currentSurvivor = { partner: 0.35, orphan: 0.07, anwGap: null };
  const facts = { ...dossier.facts, currentSurvivor };
  const rows = await coverRows({ ...content, dossier: { ...dossier, input, facts }, result: resultOf(input) });
  expect(rows).toHaveLength(6);
  expect(rows.flat().join(' ')).not.toContain('Risicopremies');
});
