import { describe, expect, it } from 'vitest';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { adviceDraft } from '#output/files/advice/advice-report.ts';
import { openFields } from '#output/model/blocks.ts';
import type { Block, DocumentDraft } from '#output/model/document-draft.ts';
import { asksForPlan, transitionPlanDraft } from '#output/files/plan/transition-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { drawnFillings } from '#test/fixtures/drawn-fillings.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { documentFigures } from '#test/documents/document-figures.ts';
import { planOf, workbookOf } from '#test/fixtures/made-files.ts';
import { ownWordProblems } from '#test/office-package/problems.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { unknownFigures } from '#test/slides/shown-figures.ts';
import { workbookFigures } from '#test/slides/workbook-figures.ts';

const decree = 'Besluit uitvoering PW en Wvb';

/** What the law asks for in a plan of an insurer or premium pension institution, in the words of each article. */
const askedItems: readonly (readonly [article: string, what: string])[] = [
  ['art. 150d lid 1 PW', 'keuzes, overwegingen en berekeningen, en waarom de transitie evenwichtig is'],
  ['art. 150d lid 2 onder a PW', 'het karakter van de gewijzigde pensioenovereenkomst'],
  ['art. 150d lid 2 onder b PW', 'de wijze waarop wordt omgegaan met opgebouwde aanspraken en rechten'],
  ['art. 150d lid 2 onder c', 'de effecten, berekend op de wijze van artikel 150e'],
  ['art. 150d lid 2 onder d PW', 'de afspraken over compensatie'],
  ['art. 150d lid 2 onder e PW', 'het financieringsplan van de compensatie, per bron'],
  ['art. 150d lid 2 onder f PW', 'de initiële vulling van een reserve'],
  [`art. 44 lid 1 onder a ${decree}`, 'de doelstellingen van de transitie'],
  [`art. 44 lid 1 onder b ${decree}`, 'de kwantitatieve maatstaven en de uitkomsten die aanvaardbaar zijn'],
  [`art. 44 lid 1 onder c ${decree}`, 'welke voorrangsregels gelden'],
  ['art. 150e PW', 'netto of bruto profijt van het alternatief tegenover ongewijzigd voortzetten'],
  ['art. 150e lid 1 onder b PW', 'de pensioenverwachting van het alternatief tegenover ongewijzigd voortzetten'],
  ['art. 150c lid 2 en art. 150d lid 3 PW', 'naar wie het plan gaat, en wanneer'],
  ['art. 46e lid 4, 6 en 7', 'netto of bruto profijt, als percentage van de marktwaarde'],
  ['art. 46e lid 5', 'de pensioenverwachting in drie scenario’s'],
  ['art. 46e lid 9', 'per geboortejaar, deelnemers apart van gewezen deelnemers en gepensioneerden'],
  ['art. 150f lid 1 PW', 'de voorwaarden voor compensatie'],
];

/** Named under the conditions, for whom they hold too. */
const waiverArticle = 'art. 150f lid 3 PW';

/** What stands under each heading that has an article: up to the next heading of its level or above. */
function partsByArticle({
  chapters,
}: DocumentDraft): readonly (readonly [article: string, blocks: readonly Block[]])[] {
  return chapters.flatMap(({ article, blocks }) => {
    const starts = blocks.flatMap((block, place) => (block.kind === 'heading' ? [place] : []));
    const parts = starts.flatMap((start, index) => {
      const block = blocks[start];
      if (block?.kind !== 'heading' || block.article === null) return [];
      return [[block.article, blocks.slice(start + 1, starts[index + 1])] as const];
    });
    return article === null ? parts : [[article, blocks] as const, ...parts];
  });
}

const isFilled = (block: Block): boolean =>
  (block.kind === 'table' && block.table.rows.length > 0) ||
  (block.kind === 'list' && block.items.length > 0) ||
  (block.kind === 'text' && block.text.trim() !== '') ||
  block.kind === 'chart' ||
  block.kind === 'field';

const contents: readonly (readonly [string, () => Promise<OutputContent>])[] = [
  ['the example of a premium scheme', () => statutoryExample('dcToDc')],
  ['the example of a guarantee', () => statutoryExample('dbToDc')],
  ['the example of an ambition', () => statutoryExample('ambitionDbToDc')],
  ['a dossier without effects of the law', () => Promise.resolve(averagePayContent('scheme', 40))],
  ['one participant', () => Promise.resolve(exampleContent(1))],
  ['a generated premium scheme', () => calculatedContent(drawnFillings('dcToDc', 2)[1], 'dcToDc')],
  ['a generated ambition', () => calculatedContent(drawnFillings('ambitionDbToDc', 2)[1], 'ambitionDbToDc')],
];

describe.each(contents)('the transition plan of %s', (_, contentOf) => {
  it.each(askedItems)('has a part for %s: %s', async (article) => {
    const parts = partsByArticle(transitionPlanDraft(await contentOf()));
    const asked = parts.filter(([found]) => found.includes(article));
    expect(asked).not.toEqual([]);
    for (const [, blocks] of asked) expect(blocks.some(isFilled)).toBe(true);
  });

  it('is a sound package, of which every figure has its cell', async () => {
    const content = await contentOf();
    const bytes = await planOf(content);
    expect(ownWordProblems(bytes)).toEqual([]);
    expect(unknownFigures(documentFigures(bytes), workbookFigures(await workbookOf(content)))).toEqual([]);
  });
});

it('the plan is of the premium that was chosen, with the others in one table, and says once why there is one', async () => {
  const content = await statutoryExample('dcToDc');
  const { chapters } = transitionPlanDraft({ ...content, result: { ...content.result, chosen: 'B' } });
  const [first, ...later] = chapters.map((chapter) => JSON.stringify(chapter));
  expect(first).toContain('Staffel houden');
  expect(later.join().includes('Staffel houden')).toBe(false);
  expect([first, ...later].join().split('Een transitieplan is nodig')).toHaveLength(2);
});

it('the plan has the items of art. 150d lid 2 PW in its order, then those of art. 44 and art. 46e', async () => {
  const articles = partsByArticle(transitionPlanDraft(await statutoryExample('dcToDc'))).map(([article]) => article);
  const inOrder = [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((item) => `art. 150d lid 2 onder ${item}`),
    ...['a', 'b', 'c'].map((item) => `art. 44 lid 1 onder ${item}`),
    'art. 46e lid 9',
  ];
  const places = inOrder.map((article) => articles.findIndex((found) => found.startsWith(article)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('the plan says of compensation as salary nothing that the law asks of compensation as pension', async () => {
  const content = await statutoryExample('dcToDc');
  const textWith = (form: 'salary' | 'pensionPremium'): string => {
    const { input } = content.dossier;
    const changed = { ...input, compensation: { ...input.compensation, form }, chosenAlternative: 'B' } as const;
    const subject = { ...content, dossier: { ...content.dossier, input: changed }, result: resultOf(changed) };
    return JSON.stringify(transitionPlanDraft(subject));
  };
  const ofPension = [
    'Voorwaarden voor compensatie',
    'De compensatiepremie wordt elke maand betaald',
    'heeft recht op hetzelfde percentage',
    'Met compensatie als premie',
  ];
  const [asPremium, asSalary] = [textWith('pensionPremium'), textWith('salary')];
  expect(ofPension.filter((text) => !asPremium.includes(text))).toEqual([]);
  expect(ofPension.filter((text) => asSalary.includes(text))).toEqual([]);
  // Who is hired later in a cohort comes on top, as the conditions say.
  expect(asSalary).toContain('kost de compensatie van wie nu deelneemt samen ongeveer');
  expect(asPremium).toContain('wie later in dienst komt heeft binnen zijn cohort hetzelfde recht en komt er dan bij');
  expect(asSalary).toContain('De compensatie is salaris, en dat is geen pensioen');
});

it('the plan has nothing of what the premiums were solved for, and points at no table that it lacks', async () => {
  for (const kind of ['dcToDc', 'dbToDc'] as const) {
    const text = JSON.stringify(transitionPlanDraft(await statutoryExample(kind)));
    expect(/Doel (?:budget|profit)neutraal|bij de toetsen|[Aa]lternatie|Fiscaal maximum/.exec(text)).toBeNull();
    // Cover before the pension date changes: that after it is what stays.
    expect(text.includes('Partnerpensioen na de pensioendatum')).toBe(kind === 'dbToDc');
  }
});

it('the plan cites publishers and law, and nothing that its readers do not have', async () => {
  const text = JSON.stringify(transitionPlanDraft(await statutoryExample('dcToDc')));
  expect(text.includes('Sterftetafel AG2024 (Koninklijk Actuarieel Genootschap, ')).toBe(true);
  expect(text.includes('art. 46c lid 4 Besluit uitvoering PW en Wvb; voor bruto profijt naar analogie')).toBe(true);
  expect(/tabel (?:Carriere|Rentecurve)|, versie \d/.exec(text)).toBeNull();
});

describe('the norms of a dossier', () => {
  const withNorms = () =>
    calculatedContent(
      {
        ...exampleFilling,
        values: {
          ...exampleFilling.values,
          norm_achteruitgang_cohort: '5%',
          norm_aandeel_achteruit: '10%',
          norm_budget: '€ 100.000',
        },
      },
      'dcToDc',
    );

  it('are held against every premium, with one verdict in plan, advice report and checks', async () => {
    const content = await withNorms();
    const [ofPlan, ofAdvice] = [transitionPlanDraft(content), adviceDraft(content)].map(({ chapters }) =>
      chapters.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'table' && block.name === 'Normen voor de uitkomst' ? block.table.rows : [],
        ),
      ),
    );
    // The plan has no cost and no figures of people: verdicts alone.
    expect(ofPlan).toEqual(ofAdvice!.slice(0, 2).map((row) => row.map((cell) => cell.replace(/: .*/, ''))));
    expect(ofAdvice!.map(([, limit]) => limit!.replaceAll('\u00a0', ' '))).toEqual([
      'hoogstens 5,0% lager',
      'hoogstens 10,0% van de deelnemers',
      'hoogstens € 100.000 meer',
    ]);
    const premiums = premiumAlternatives(content.result);
    const judged = premiums.map((_, place) => ofAdvice!.map((row) => row[place + 2]!.includes('voldoet niet')));
    const levels = premiums.map(({ key }) =>
      content.result.checks.filter(({ code, answer }) => code.startsWith('NORM_') && answer === key),
    );
    expect(judged).toEqual(levels.map((checks) => checks.map(({ level }) => level !== 'pass')));
    expect(new Set(judged.flat()).size).toBe(2);
    const bytes = await planOf(content);
    expect(unknownFigures(documentFigures(bytes), workbookFigures(await workbookOf(content)))).toEqual([]);
  });
});

describe('the transition plan of a group too small to show', () => {
  const textOf = ({ chapters }: DocumentDraft, title: string): string =>
    spaced(JSON.stringify(chapters.find((chapter) => chapter.title === title)));

  it('promises no facts below where there are none, and says why', async () => {
    const title = 'Waarom de transitie evenwichtig is';
    const small = textOf(transitionPlanDraft(exampleContent(1)), title);
    expect(small).toContain('met minder dan 10 deelnemers gaan zij over afzonderlijke personen');
    expect(small).not.toContain('De tabel staat op de aannames');
    expect(textOf(transitionPlanDraft(await statutoryExample('dcToDc')), title)).toContain(
      'De tabel staat op de aannames',
    );
  });

  it('is not called confidential, since nobody can be known from it, nor how few they are', () => {
    const content = exampleContent(1);
    const { warnings } = exampleContent().dossier;
    const { notices, facts } = transitionPlanDraft({ ...content, dossier: { ...content.dossier, warnings } });
    // Warnings on the input are the adviser's.
    expect([warnings.length > 0, notices]).toEqual([true, []]);
    expect(facts).toContainEqual(['Deelnemers', 'minder dan tien']);
    expect(adviceDraft(exampleContent(1)).notices[0]).toContain('Vertrouwelijk');
  });

  it('does not say that nothing is to be paid for where compensation is only not shown', async () => {
    const rows = exampleFilling.tables['Deelnemers']!.slice(2, 6);
    const content = await calculatedContent(
      { ...exampleFilling, tables: { ...exampleFilling.tables, Deelnemers: rows } },
      'dcToDc',
    );
    const text = textOf(transitionPlanDraft(content), 'Compensatie en financiering');
    expect(Math.round(alternativeOf(content.result, 'budgetNeutralFlat').compensation!.totalCost)).toBeGreaterThan(0);
    expect(text).toContain('Het bedrag van de compensatie staat hier niet: het gaat over minder dan tien deelnemers.');
  });
});

describe('the transition plan', () => {
  it('shows what accrued pension loses as a part of the effect, where it loses indexation', async () => {
    const tablesOf = ({ chapters }: DocumentDraft) =>
      chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])));
    const lossesOf = async (kind: 'dcToDc' | 'dbToDc') => {
      const content = await statutoryExample(kind);
      const table = tablesOf(transitionPlanDraft(content)).find(
        ({ name }) => name === 'Transitie-effect per geboortejaar',
      )!.table;
      const place = table.columns.findIndex(({ head }) => head === 'Indexatie die vervalt, waarde');
      return place < 0 ? null : table.rows.map((row) => row[place]);
    };
    expect(await lossesOf('dcToDc')).toBeNull();
    const losses = await lossesOf('dbToDc');
    expect(losses!.length).toBeGreaterThan(16);
    for (const loss of losses!) expect(loss).toMatch(/^\D*\d+,\d%$/);
    expect(JSON.stringify(transitionPlanDraft(await statutoryExample('dbToDc')))).toContain(
      'Wel eindigt de voorwaardelijke toeslagverlening over opgebouwd pensioen, die de werkgever nu voor deelnemers betaalt',
    );
  });

  it('has every year of birth with figures in the tables of the effects', async () => {
    const content = await statutoryExample('dcToDc');
    const chapter = transitionPlanDraft(content).chapters.find(
      ({ title }) => title === 'Transitie-effecten per geboortejaar',
    );
    const tables = chapter?.blocks.flatMap((block) => (block.kind === 'table' ? [block.table.rows.length] : [])) ?? [];
    const { outcome } = content.statutory!;
    const years = outcome.sort === 'calculated' ? outcome.effects.birthYears.length : 0;
    expect(years).toBeGreaterThan(16);
    expect(tables.slice(0, 2)).toEqual([years, years]);
  });

  it('says in front what its effects stand on that the law asks otherwise', async () => {
    const content = await statutoryExample('dbToDc');
    const draft = transitionPlanDraft(content);
    const told = spaced(draft.toSettle!.join(' '));
    expect(told).toMatch(
      /scenario’s; illustratie, geen wettelijke set\): laat de scenarioset van De Nederlandsche Bank/,
    );
    expect(told).toMatch(/rentecurve \(31-12-2023\) is niet de meest recente.*art\. 46e lid 6 onder a/);
    const far = spaced(transitionPlanDraft(await statutoryExample('dcToDc')).toSettle!.join(' '));
    expect(far).toMatch(/Met maatmensen is de marktwaarde .*\d,\d%.*meer dan 1 procentpunt.*art\. 46c lid 4/);
    const without = transitionPlanDraft({ ...content, statutory: null });
    expect(without.toSettle!.at(-1)).toBe('De wettelijke transitie-effecten staan niet in dit plan.');
  });

  it('has nothing to settle of effects on the set and the curve that the law asks for', async () => {
    const content = await statutoryExample('dcToDc');
    const { outcome } = content.statutory!;
    if (outcome.sort === 'absent') throw new Error('nothing was calculated');
    const { basis } = outcome.effects;
    const effects = {
      ...outcome.effects,
      deviation: null,
      basis: {
        ...basis,
        curve: { ...basis.curve, isOld: false },
        set: { ...basis.set, isIllustration: false, isOld: false },
      },
    };
    const statutory = { ...content.statutory!, outcome: { sort: 'calculated' as const, effects } };
    const { facts } = content.dossier;
    const process = { ...facts.process, representation: 'council', amendmentClause: 'no' } as const;
    const dossier = { ...content.dossier, facts: { ...facts, process } };
    expect(transitionPlanDraft({ ...content, dossier, statutory }).toSettle).toEqual([]);
  });

  it.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
    'is the employer’s own, and says u and uw to nobody but its writer: %s',
    async (kind) => {
      const draft = transitionPlanDraft(await statutoryExample(kind));
      const blocks = draft.chapters.flatMap((chapter) => chapter.blocks.filter((block) => block.kind !== 'field'));
      const text = JSON.stringify([draft.conclusion, draft.toSettle, blocks]);
      expect([...text.matchAll(/.{30}\b[Uu]w?\b.{20}/g)].map(([found]) => found)).toEqual([]);
    },
  );

  it('names for whom else the conditions on compensation hold', async () => {
    const content = await statutoryExample('dcToDc');
    const told = (provider: 'insurer' | 'fund'): string => {
      const { facts } = content.dossier;
      const process = { ...facts.process, provider };
      return JSON.stringify(
        transitionPlanDraft({ ...content, dossier: { ...content.dossier, facts: { ...facts, process } } }),
      );
    };
    expect(told('insurer')).toContain(
      `(${waiverArticle}). De berekening gaat ervan uit dat zij in de oude regeling blijven (art. 220ha PW)`,
    );
    expect(told('fund')).toContain(`(${waiverArticle}). Zij tellen in de berekening niet mee.`);
  });

  it('leaves to the writer what only the writer knows', async () => {
    const fields = openFields(transitionPlanDraft(await statutoryExample('dcToDc'))).map(({ id }) => id);
    expect(new Set(fields).size).toBe(fields.length);
    for (const id of ['aanleiding', 'opgebouwd', 'doelen', 'voorrangsregels', 'compensatie'])
      expect(fields).toContain(id);
    for (const id of ['evenwichtigheid', 'overleg']) expect(fields).toContain(id);
  });

  it('has what was written, a paragraph for each line, and nothing of what does not apply', async () => {
    const content = await statutoryExample('dcToDc');
    const texts = { doelen: 'Iedereen houdt\nzijn pensioen.', voorrangsregels: null };
    const draft = transitionPlanDraft({ ...content, beside: { variants: [], decisions: [], texts } });
    const written = draft.chapters.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'text');
    expect(written).toContainEqual({ kind: 'text', look: 'body', text: 'Iedereen houdt' });
    expect(written).toContainEqual({ kind: 'text', look: 'body', text: 'zijn pensioen.' });
    const open = openFields(draft).map(({ id }) => id);
    for (const id of ['doelen', 'voorrangsregels']) expect(open).not.toContain(id);
    expect(open).toContain('evenwichtigheid');
  });

  it('is a concept until it is marked final', async () => {
    const content = await statutoryExample('dcToDc');
    expect(transitionPlanDraft(content)).toMatchObject({ kind: 'Concept-transitieplan', isFinal: false });
    const final = { by: 'Adviseur', on: '05-03-2027 10:00' };
    expect(transitionPlanDraft({ ...content, final })).toMatchObject({ kind: 'Transitieplan', isFinal: true });
  });

  it('is there where chapter 6b holds for the choice that was made, and nowhere else', async () => {
    const { result } = await statutoryExample('dcToDc');
    expect(asksForPlan({ ...result, chosen: 'B' })).toBe(true);
    expect(asksForPlan({ ...result, chosen: 'A' })).toBe(false);
    expect(asksForPlan({ ...result, chosen: null })).toBe(false);
  });
});

it('does not leave the chapter of the effects at the foot of a page with one sentence: it stays with what follows', async () => {
  const { chapters } = transitionPlanDraft(await statutoryExample('dcToDc'));
  const [first] = chapters.find(({ title }) => title === 'Transitie-effecten')?.blocks ?? [];
  expect(first).toMatchObject({ kind: 'text', look: 'lead' });
});
