import { expect, it } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { reportSections } from '#output/files/screen/report-sections.ts';
import { sheetConclusion } from '#output/files/workbook/sheet-conclusions.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { sheetNames } from '#output/model/sheet-plan.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { chosenDossiers } from '#test/oracle/chosen-dossiers.ts';
import { coreInput } from '#test/oracle/core-input.ts';

/** A conclusion that has more variants is no plain sentence: its figures belong in the table under it. */
const mostVariants = 3;

/** The headline is a table of cases of its own; some sheets repeat it. */
const headlines: ReadonlySet<string> = new Set(['one-page']);

/** Sheets without a conclusion. */
const silent: ReadonlySet<string> = new Set(['Narekenen']);

/**
 * What is filled in: articles, the condition of those who had a guarantee, days, figures, names of premiums and of assumptions, and counts and comparisons, which are
 * figures in words; verbs follow their number.
 */
const filled: readonly (readonly [RegExp, string])[] = [
  [/\u00a0/g, ' '],
  [/\(art\. [^)]*\)/g, '(#)'],
  [/ naar verwachting, maar zonder garantie,/g, ''],
  [/\d+ [a-z]+ \d{4}/g, '#'],
  [/(?:[−+-] ?)?(?:€ )?-?\d[\d.]*(?:,\d+)?(?:%| mln)?/g, '#'],
  [/in het jaar vanaf #|in het [a-z]+ jaar/gi, 'in #'],
  [/^in #/, 'In #'],
  [/(?:de staffel van nu|een (?:vlakke premie|progressieve staffel) van #)(?: tot #)?/gi, 'P'],
  [/de (?:budget|profijt)neutrale vlakke premie/gi, 'P'],
  [/de huidige (?:premie|staffel)/g, 'P'],
  [/het meest door .*/g, 'het meest door #'],
  [/(?:alle #|# van de #) deelnemers|# deelnemers|beide deelnemers|niemand/g, '#'],
  [/#-(?: t\/m #-)?jarigen/g, '#'],
  [/(?:# (?:keer zoveel|meer|minder|hoger|lager)|\b(?:meer|minder|(?:vrijwel )?evenveel)\b)(?: (?:dan|als) nu)?/g, '#'],
  [/verder verander.*/g, 'verder verandert #'],
  [/keuze [ABC]/gi, 'keuze #'],
  [/(in #(?: jaar)? kost )(?:keuze )?[ABC#] #(?:(?:, | en )[ABC] #)*/gi, '$1#'],
  [/hoogstens #|# tot #/g, '#'],
  [/, daarna (?:meer|minder)$/, ''],
  [/verwacht pensioen/g, 'pensioen'],
  [/# van de # pensioen/g, '# pensioen'],
  [/(keuze [^;]*duurder); .*/g, '$1'],
  [/\b(?:krijgen|zijn|blijven)\b/g, '='],
  [/\b(?:krijgt|is|blijft|wordt)\b/g, '='],
];

const shapeOf = (text: string): string => filled.reduce((shape, [found, by]) => shape.replace(found, by), text);

function contentOf(input: DossierInput): OutputContent {
  const content = exampleContent(1);
  return { ...content, dossier: { ...content.dossier, input }, result: calculate(input) };
}

/** Calculated content of drawn dossiers, with everybody five times: no group is too small to be shown. */
function drawnContents(): readonly OutputContent[] {
  return (['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const).flatMap((kind) =>
    chosenDossiers(kind, kind === 'dcToDc' ? 12 : 5).map((dossier) => {
      const deelnemers = [1, 2, 3, 4, 5].flatMap((copy) =>
        dossier.deelnemers.map((one) => Object.assign({}, one, { nr: `${one.nr}-${copy}` })),
      );
      return contentOf(coreInput({ ...dossier, deelnemers }));
    }),
  );
}

type Conclusion = readonly [id: string, text: string];

function conclusionsOf(content: OutputContent): readonly Conclusion[] {
  const headline = sheetConclusion('Samenvatting', content);
  return [
    ...reportSections(content).map(({ id, conclusion }): Conclusion => [id, conclusion]),
    ...sheetNames
      .filter((name) => !silent.has(name))
      .map((name): Conclusion => [name, sheetConclusion(name, content)])
      .filter(([, text]) => text !== headline),
  ];
}

it('a conclusion has at most three variants over all dossiers, whatever their figures', () => {
  const all = drawnContents().flatMap(conclusionsOf);
  const variants = Map.groupBy(
    all.filter(([id]) => !headlines.has(id)),
    ([id]) => id,
  );
  const shapes = [...variants].map(([id, told]) => [id, [...new Set(told.map(([, text]) => shapeOf(text)))]] as const);
  expect(shapes.length).toBeGreaterThan(20);
  expect(shapes.filter(([, of]) => of.length > mostVariants)).toEqual([]);
});
