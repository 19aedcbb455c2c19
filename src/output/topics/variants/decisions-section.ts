import { decidedPremium } from '#output/model/decided-premium.ts';
import { counted, uncapitalised } from '#office/document/dutch-words.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import type { Section } from '#output/model/section.ts';
import type { DecidedCheck, RecordedDecision } from '#output/model/compared-outcome.ts';
import { textTable } from '#output/model/text-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

const none = '–';

const withArticle = (text: string, article: string): string =>
  article === '' || article === none ? text : `${text} (${article})`;

/** A check in full. */
export const checkText = ({ title, about, finding, article }: DecidedCheck): string =>
  withArticle(`${title}${about === '' || about === none ? '' : `, ${about}`}: ${finding}`, article);

/** Checks of one name and article are one norm. */
const normsOf = (checks: readonly DecidedCheck[]): readonly string[] => [
  ...new Set(checks.map(({ title, article }) => withArticle(title, article))),
];

/** A field of a decision: its name, and its content in as many lines as it has parts. */
export interface DecisionField {
  readonly label: string;
  readonly lines: readonly string[];
}

/** All that is kept of a decision, in the order in which it is read; checks as the norms that they are of, or in full. */
export function decisionFields(decision: RecordedDecision, checks: 'norms' | 'full'): readonly DecisionField[] {
  const { decidedOn, decidedBy, reason, content } = decision;
  const { figures, marks, passed, attention, calculatedOn, programVersion } = content;
  return [
    { label: 'Vastgelegd op', lines: [decidedOn] },
    { label: 'Door', lines: [decidedBy] },
    { label: 'Premie', lines: [decidedPremium(decision)] },
    { label: 'Oordeel', lines: marks.map(({ text }) => text) },
    { label: 'Waarom', lines: reason.split('\n') },
    {
      label: 'Cijfers',
      lines: figures.map(
        ({ label, text, comparison }) => `${label}: ${text}${comparison === null ? '' : ` (${comparison})`}`,
      ),
    },
    { label: 'Toetsen in orde', lines: checks === 'full' ? passed.map(checkText) : normsOf(passed) },
    {
      label: 'Toetsen die aandacht vragen',
      lines: attention.map((check) => `${check.level}: ${checkText(check)}`),
    },
    { label: 'Berekend', lines: [`${calculatedOn}, programmaversie ${programVersion}`] },
  ];
}

/** So many decisions stand on slides: the newest. The sheet has all. */
const mostOnSlides = 6;

/** What the law says of it, and of how many norms. */
function normsText({ content: { marks, passed, attention } }: RecordedDecision): string {
  const asking = normsOf(attention);
  return [
    ...marks.map(({ text }) => text),
    `${counted(normsOf(passed).length, 'norm', 'normen')} in orde`,
    ...(asking.length === 0 ? [] : [`${counted(asking.length, 'vraagt', 'vragen')} aandacht: ${asking.join(', ')}`]),
  ].join('; ');
}

const slideRow = (decision: RecordedDecision): readonly string[] => [
  `${decision.decidedOn}, ${decision.decidedBy}`,
  decidedPremium(decision),
  decision.reason.replaceAll(/\s+/g, ' '),
  normsText(decision),
];

const olderText = (count: number): string =>
  count === 1 ? 'De oudste staat alleen in de werkmap.' : `De ${wholeNumber(count)} oudste staan alleen in de werkmap.`;

/** What was decided, the newest first; null where nothing was. */
export function decisionsSection(decisions: readonly RecordedDecision[]): Section | null {
  const [newest] = decisions;
  if (newest === undefined) return null;
  const left = decisions.length - mostOnSlides;
  const conclusion = `Laatst vastgelegd: ${uncapitalised(decidedPremium(newest))}`;
  return sheetSection({
    id: 'decisions',
    topic: 'Vastgelegde keuzes',
    conclusion,
    lead: [
      'Welke premie, door wie, wanneer en waarom, en aan welke normen zij voldoet. De oordelen zijn die van het moment van vastleggen.',
      left > 0 ? olderText(left) : null,
    ],
    table: [
      textTable(
        [
          ['Wanneer en door wie', 16],
          ['Keuze', 26],
          ['Waarom', 34],
          ['Normen', 34],
        ],
        decisions.slice(0, mostOnSlides).map(slideRow),
      ),
      'Vastgelegde keuzes, de laatste eerst, met moment, premie, reden en normen',
    ],
    notes: [
      'De laatst vastgelegde keuze staat vooraan, ook als het invoerbestand een andere noemt.',
      'Een keuze blijft staan zoals zij is vastgelegd; wie er later anders over denkt, legt een nieuwe keuze vast.',
    ],
    sheet: 'Toetsen',
    where: ' (deel Vastgelegde keuzes), met de cijfers en toetsen van dat moment.',
  });
}
