import { chosenOf } from '#core/result/headline.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { capitalised, listed, uncapitalised } from '#office/document/dutch-words.ts';
import type { Block } from '#output/model/document-draft.ts';
import { paragraph, sectionBlocks, tableBlock } from '#output/model/blocks.ts';
import { textTable } from '#output/model/text-table.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { hasFlatPremium } from '#output/language/current-scheme.ts';
import { headline } from '#output/language/headline.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { notKnown, coverFacts } from '#output/topics/schemes/death-section.ts';
import { premiumByAgeSection } from '#output/topics/schemes/premium-by-age-section.ts';
import { premiumLabel, schemeFacts } from '#output/topics/schemes/scheme-comparison.ts';
import { none } from '#output/topics/schemes/scheme-fact.ts';
import { factInSentence } from '#output/topics/schemes/schemes-conclusion.ts';

export type ChangeRow = readonly [what: string, now: string, later: string];

/** Cover at death of which either scheme says something; before a first scheme there was none. */
export const coverRows = ({ dossier }: OutputContent, subject: ConclusionSubject): readonly ChangeRow[] =>
  coverFacts(subject, dossier.facts.currentSurvivor)
    .filter(([, now, later]) => now !== notKnown || later !== notKnown)
    .map(([what, now, later]) => [what, isFirstScheme(subject.input) ? none : now, later]);

export const isMoved = ([, now, later]: ChangeRow): boolean => now !== later;

/** What stays of these rows, as in a sentence. */
export const sameNames = (rows: readonly ChangeRow[]): readonly string[] =>
  rows.filter((row) => !isMoved(row)).map(([what]) => uncapitalised(what.replace(/,.*/, '')));

/** One sentence of all that stays; nothing where nothing does. */
export const staysBlocks = (names: readonly string[]): readonly Block[] =>
  names.length === 0
    ? []
    : [paragraph(`${capitalised(listed([...new Set(names)]))} ${names.length === 1 ? 'blijft' : 'blijven'} gelijk.`)];

export const changesTable = (rows: readonly ChangeRow[]): Block =>
  tableBlock(
    'Wat verandert',
    'Premie, nabestaandenpensioen en wat er verder verandert, nu en na de wijziging.',
    textTable(
      [
        ['Onderdeel', 36],
        ['Nu', 30],
        ['Na de wijziging', 34],
      ],
      rows,
    ),
  );

/** What of the scheme changes, with the premium and cover at death, and in one sentence what does not. */
export function changesBlocks(content: OutputContent, subject: ConclusionSubject): readonly Block[] {
  const facts = schemeFacts(subject);
  const told = facts.filter(({ label, change }) => label === premiumLabel || change !== 'gelijk');
  const covers = coverRows(content, subject);
  const same = [...facts.filter((fact) => !told.includes(fact)).map(factInSentence), ...sameNames(covers)];
  return [
    changesTable([
      ...told.map(({ label, current, next }): ChangeRow => [label, current, next]),
      ...covers.filter(isMoved),
    ]),
    ...staysBlocks(same),
  ];
}

/** The premium at each age, now and later, where either differs by age. */
export function premiumChartBlocks(subject: ConclusionSubject): readonly Block[] {
  const { input, result } = subject;
  const hasScale = input.current.kind === 'premium' && !isFirstScheme(input) && !hasFlatPremium(input);
  if (!hasScale && headline(subject)?.form !== 'progressive') return [];
  const chosen = chosenOf(result);
  return sectionBlocks(premiumByAgeSection(subject, chosen === null ? undefined : [chosen]), {
    isHeaded: false,
    shows: 'charts',
  });
}
