import { isStatutoryBasis, type OutcomeBasis } from '#core/statutory/statutory-outcome.ts';
import { chapter, heading, paragraph, tableBlock } from '#output/model/blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { effectBlocks } from '#output/files/document/effect-blocks.ts';
import { planArticles } from '#output/files/plan/plan-articles.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { textTable } from '#output/model/text-table.ts';
import { formerSentence } from '#output/topics/statutory/accrued-words.ts';
import { basisFacts } from '#output/topics/statutory/basis.ts';
import { effectShares } from '#output/topics/statutory/effect-exhibit.ts';
import { expectationSentence, measureSentences, shareSentences } from '#output/topics/statutory/measure-words.ts';
import { pensionExhibit } from '#output/topics/statutory/pension-exhibit.ts';
import { changesNothing, type PublishedEffects } from '#output/topics/statutory/published-effects.ts';
import { shownEffects } from '#output/topics/statutory/shown-effects.ts';

const notCalculated = 'De wettelijke transitie-effecten zijn voor dit dossier niet berekend.';

/** On what the figures of the chapter stand. */
const basisSentence = (basis: OutcomeBasis): string =>
  isStatutoryBasis(basis)
    ? 'Deze cijfers staan op de wettelijke basis, niet op de aannames van het dossier.'
    : 'Deze cijfers zijn illustratief: zij staan nog niet op de wettelijke basis, en ook niet op de aannames van het dossier.';

const nothing = ({ years }: PublishedEffects): string =>
  `Van geboortejaar ${years[0]?.year} tot en met ${years.at(-1)?.year} verandert niets: elk effect is nul.`;

/** What the effects come to; the last chapter has every year of birth. */
export function effectsChapter(content: OutputContent): Chapter {
  const told = shownEffects(content)?.told ?? null;
  if (told !== null && changesNothing(told))
    return chapter('Transitie-effecten', [paragraph(nothing(told), 'conclusion')], planArticles.effects);
  const blocks = effectBlocks(content, { isHeaded: false, tellsOthers: false });
  return chapter(
    'Transitie-effecten',
    [
      ...(told === null ? [] : [paragraph(basisSentence(told.effects.basis), 'lead')]),
      ...(blocks.length === 0 ? [paragraph(notCalculated)] : blocks),
    ],
    planArticles.effects,
  );
}

const profit = heading('Profijt per geboortejaar', planArticles.profit);
const expectation = heading('Pensioenverwachting in drie scenario’s', planArticles.expectation);

/** Where there are no figures, or none but nought, a sentence for both. */
const withoutFigures = (sentence: string): readonly Block[] => [
  profit,
  paragraph(sentence),
  expectation,
  paragraph(sentence),
];

/** Profit and pension of every year of birth, and on what they stand. */
function yearBlocks(told: PublishedEffects): readonly Block[] {
  if (changesNothing(told)) return withoutFigures(nothing(told));
  const { name, table } = pensionExhibit(told);
  const [pensions] = table;
  const effects = 'Transitie-effect per geboortejaar';
  const [shareNote = '', ...otherNotes] = shareSentences(told.effects);
  return [
    profit,
    tableBlock(effects, `${effects}, in procenten van de marktwaarde.`, effectShares(told)),
    paragraph(shareNote, 'note'),
    paragraph(otherNotes.join(' '), 'note'),
    expectation,
    ...(pensions === null ? [] : [tableBlock(name, `${name}, in euro per jaar.`, pensions)]),
    paragraph(expectationSentence(told.effects), 'note'),
    heading('Waarop deze cijfers staan', planArticles.basis),
    tableBlock(
      'Grondslagen',
      'De grondslagen van de transitie-effecten.',
      textTable(
        [
          ['Onderwerp', 18],
          ['Grondslag', 82],
        ],
        [...basisFacts(told.effects), ['Profijt', measureSentences(told.effects.basis, [told.measure]).join(' ')]],
      ),
    ),
  ];
}

/** The figures in the form that the decree asks for: per year of birth, members apart from those who left and pensioners. */
export function birthYearsChapter(content: OutputContent): Chapter {
  const sections = shownEffects(content);
  const told = sections?.told ?? null;
  const none = sections === null ? notCalculated : `Hier zijn geen bedragen. ${sections.effect.conclusion}.`;
  return chapter('Transitie-effecten per geboortejaar', [
    heading('Gewezen deelnemers, gewezen partners en gepensioneerden', planArticles.groups),
    paragraph(formerSentence(content.dossier)),
    ...(told === null ? withoutFigures(none) : yearBlocks(told)),
  ]);
}
