import { headlineOf } from '#core/result/headline.ts';
import { hasFlatPremium } from '#output/language/current-scheme.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { drawCards } from '#output/files/deck/cards.ts';
import { assumptionsSection } from '#output/topics/basis/assumptions-section.ts';
import { compensationPlanSection } from '#output/topics/compensation/compensation-plan-section.ts';
import { flatCostSection } from '#output/topics/compensation/flat-cost-section.ts';
import { financingSection } from '#output/topics/compensation/financing.ts';
import { firstYearSentence, tenYearsSection } from '#output/topics/cost/ten-years-section.ts';
import { contributionStands, guaranteeLapses } from '#output/topics/choices/headline-clauses.ts';
import { deathSection, deathSentence } from '#output/topics/schemes/death-section.ts';
import { contentBox } from '#output/writers/drawing/grid.ts';
import { drawText } from '#output/writers/pptx/slide-text.ts';
import { groupChangesSection } from '#output/topics/people/group-changes.ts';
import { gainsSection } from '#output/topics/people/gains-section.ts';
import { frontPremiumSection } from '#output/topics/schemes/premium-by-age-section.ts';
import { leftOutNote, schemesSection } from '#output/topics/schemes/schemes-section.ts';
import { sensitivitySection } from '#output/topics/sensitivity/sensitivity-section.ts';
import { variantsExhibit } from '#output/topics/variants/variants-section.ts';
import { drawSection, type SectionSlide } from '#output/writers/pptx/draw-section.ts';
import type { SlideDraft } from '#output/writers/pptx/draft.ts';
import type { AddSlides, Report } from '#output/writers/pptx/report.ts';
import { addTableSlides } from '#output/writers/pptx/table-pages.ts';

/** Below a chart: a line or two. */
const below = contentBox(6.1);

/** A section and how it is drawn: on one slide by its layout, or as a table on as many slides as it needs. */
type Drawn = Omit<SectionSlide, 'layout'> & {
  readonly section: Section | null;
  readonly layout: SectionSlide['layout'] | 'pages';
};

const sectionSlide =
  (drawn: (report: Report) => Drawn): AddSlides =>
  (report) => {
    const { section, layout, ...slide } = drawn(report);
    if (section === null) return;
    if (layout === 'pages') addTableSlides(report, section, slide);
    else drawSection(report, section, { layout, ...slide });
  };

/** What the choices cost by year, and below it of what the first year is made up. */
function addTenYears(report: Report): void {
  const slide = drawSection(report, tenYearsSection(report.subject), {
    layout: 'chartAndText',
    tell: 'Vertel: boven nul is duurder. Gelijk over de eerste jaren is niet gelijk over dertig jaar.',
  });
  drawText(slide, 'Eerste jaar', below, [{ text: firstYearSentence(report.subject), fontSize: 14 }]);
}

/** Of all together, with nothing to draw: each figure by itself. */
function drawFigures(slide: SlideDraft, { rows }: ExhibitTable): void {
  const cards = rows.map(([name = '', figure = '']) => ({
    name,
    paragraphs: [
      { text: figure, fontSize: 40, bold: true, colour: 'tx2' as const },
      { text: name, fontSize: 18 },
    ],
  }));
  drawCards(slide, contentBox(2.5, 5.6), cards, 'middle');
}

/** Who gains and who loses by age, and below it the guarantee that lapses, what they pay and what happens on death. */
function addGains(report: Report): void {
  const { subject, content } = report;
  const section = gainsSection(subject);
  if (section === null) return;
  const { chart, table } = section.exhibits[0]!;
  const isOfAll = chart === null && table !== null && table.model.columns.length === 2;
  const slide = drawSection(report, section, {
    layout: isOfAll ? 'content' : 'chartAndText',
    tell: 'Vertel: hoeveel mensen erop vooruit- en achteruitgaan, van welke leeftijd, en niet wie. Vraag wat zij ervan moeten merken.',
    table: { largest: 16, tallest: 0.6 },
  });
  if (isOfAll) drawFigures(slide, table.model);
  const lapses = guaranteeLapses(subject);
  const texts = [lapses && `${lapses}.`, isOfAll ? null : contributionStands(subject), deathSentence(content)].filter(
    (text) => text !== null,
  );
  if (texts.length > 0) drawText(slide, 'Daarnaast', below, [{ text: texts.join(' '), fontSize: 14 }]);
}

function premiumByAge({ subject }: Report): Drawn {
  const section = frontPremiumSection(subject);
  return {
    section,
    layout: 'chart',
    tell: hasFlatPremium(subject.input)
      ? 'Vertel: de premie is nu op elke leeftijd gelijk; een lijn erboven is meer premie, een lijn eronder minder.'
      : 'Vertel: waar een vlakke lijn boven de stijgende ligt krijgt iemand van die leeftijd meer premie, waar zij eronder ligt minder.',
    notes: [
      ...(section?.notes ?? []),
      'De figuur is te bewerken: klik met rechts op de grafiek en kies Gegevens bewerken.',
    ],
  };
}

/** Without the parts that stay: the section emphasises those that change. */
function onlyChanges(section: Section): Section {
  const [exhibit] = section.exhibits;
  const table = exhibit?.table ?? null;
  if (exhibit === undefined || table === null) return section;
  const { model, text } = table;
  const changed = model.emphasised;
  if (changed.length === 0) return section;
  const rows = changed.map((row) => model.rows[row]!);
  return {
    ...section,
    lead: 'Alleen wat verandert. Bedragen per jaar op het niveau van de peildatum.',
    exhibits: [{ ...exhibit, table: { text, model: { ...model, rows, emphasised: [] } } }],
  };
}

function schemes({ subject }: Report): Drawn {
  const section = schemesSection(subject);
  return {
    section: onlyChanges(section),
    layout: 'pages',
    tell: 'Vertel: alleen wat verandert staat hier; de rest blijft zoals het is. Vraag of er afspraken zijn die niet in de tabel staan.',
    notes: section.notes.map((note) =>
      note === leftOutNote ? `${note} Is er dekking bij overlijden ingevuld, dan heeft die een eigen dia.` : note,
    ),
    table: { largest: 14 },
  };
}

function death({ content }: Report): Drawn {
  const section = deathSection(content);
  return {
    section,
    layout: 'table',
    tell: 'Vertel: wat er verandert als iemand overlijdt. Dat raakt ook wie in het ouderdomspensioen niets merkt.',
    notes: section === null ? [] : [...section.notes, `Bronnen: ${section.source.article}.`],
  };
}

/** Slides that draw a section as it is, with what the speaker tells. */
export const sectionSlides = {
  tenYears: addTenYears,
  gains: addGains,
  groupChanges: sectionSlide(({ subject }) => ({
    section: groupChangesSection(subject, headlineOf(subject.result)),
    layout: 'pages',
    tell: 'Vertel: welke leeftijdsgroepen meer en welke minder pensioen krijgen.',
    table: { largest: 16 },
  })),
  premiumByAge: sectionSlide(premiumByAge),
  schemes: sectionSlide(schemes),
  compensation: sectionSlide(({ subject }) => ({
    section: compensationPlanSection(subject),
    layout: 'chartBesideTable',
    tell: 'Vertel: wie tekortkomt, wat het kost om dat goed te maken en in welk jaar. Compenseren is een afspraak voor het transitieplan.',
  })),
  financing: sectionSlide(({ subject }) => ({
    section: financingSection(subject),
    layout: 'pages',
    tell: 'Vertel: voor wie de compensatie is en hoe zij wordt betaald.',
  })),
  flatCost: sectionSlide(({ subject }) => ({
    section: flatCostSection(subject),
    layout: 'chartAndTable',
    tell: 'Vertel: een hogere premie laat minder over om te compenseren. Kijk naar premie en compensatie samen.',
  })),
  death: sectionSlide(death),
  sensitivity: sectionSlide(({ subject }) => ({
    section: sensitivitySection(subject),
    layout: 'chartBesideTable',
    tell: 'Vertel: welke aanname de uitkomst het meest beweegt, en bespreek of die aanname bij deze werkgever past.',
    table: { tallest: 0.46 },
  })),
  variants: sectionSlide(({ content }) => ({
    section: variantsExhibit(content)?.section ?? null,
    layout: 'pages',
    tell: 'Vertel: per variant wat anders is gekozen, en wat dat met de kosten en het pensioen doet.',
    table: { boldColumns: 1 },
  })),
  assumptions: sectionSlide(({ content }) => ({
    section: assumptionsSection(content.dossier, 'chosen'),
    layout: 'pages',
    tell: 'Vertel: welke uitgangspunten u hebt gekozen en waarom.',
  })),
} as const;
