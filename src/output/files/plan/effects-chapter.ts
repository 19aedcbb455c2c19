import { isStatutoryBasis, type OutcomeBasis } from '#core/statutory/statutory-outcome.ts';
import { chapter, heading, paragraph, sectionBlocks } from '#output/model/blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { planArticles } from '#output/files/plan/plan-articles.ts';
import { nonEmptyColumns } from '#output/model/non-empty-columns.ts';
import type { Section } from '#output/model/section.ts';
import { shownEffects } from '#output/topics/statutory/shown-effects.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { formerSentence } from '#output/topics/statutory/accrued-words.ts';

const notCalculated = 'De wettelijke transitie-effecten zijn voor dit dossier niet berekend.';

/** On what the figures of the chapter stand. */
const basisSentence = (basis: OutcomeBasis): string =>
  isStatutoryBasis(basis)
    ? 'Alle cijfers in dit hoofdstuk staan op de wettelijke basis, niet op de aannames van het dossier.'
    : 'Alle cijfers in dit hoofdstuk zijn illustratief: zij staan nog niet op de wettelijke basis, en ook niet op de aannames van het dossier.';

/** A section with its tables whole: the law asks for every year of birth, however many there are. */
function wholeSection(section: Section): readonly Block[] {
  const blocks = sectionBlocks(section, { isHeaded: false });
  const shown = new Set(blocks.flatMap((block) => (block.kind === 'table' ? [block.name] : [])));
  const left = section.exhibits.flatMap(({ name, table }): readonly Block[] =>
    table === null || shown.has(name)
      ? []
      : [
          {
            kind: 'table',
            name,
            alternativeText: table.text,
            table: { ...table.model, ...nonEmptyColumns(table.model) },
          },
        ],
  );
  return [...blocks, ...left];
}

function effectBlocks(content: OutputContent): readonly Block[] {
  const sections = shownEffects(content);
  const { pension = null, told = null } = sections ?? {};
  return [
    ...(pension === null || told === null ? [] : [paragraph(basisSentence(told.effects.basis), 'lead')]),
    heading('Profijt per geboortejaar', planArticles.profit),
    ...(sections === null ? [paragraph(notCalculated, 'warning')] : wholeSection(sections.effect)),
    heading('Pensioenverwachting in drie scenario’s', planArticles.expectation),
    ...(pension === null
      ? [paragraph(sections === null ? notCalculated : `Hier zijn geen bedragen. ${sections.effect.conclusion}.`)]
      : wholeSection(pension)),
  ];
}

/** The effects as the law asks for them, without and with compensation, per year of birth. */
export const effectsChapter = (content: OutputContent): Chapter =>
  chapter(
    'Transitie-effecten',
    [
      ...effectBlocks(content),
      heading('Gewezen deelnemers, gewezen partners en gepensioneerden', planArticles.groups),
      paragraph(formerSentence(content.dossier)),
    ],
    { article: planArticles.effects },
  );
