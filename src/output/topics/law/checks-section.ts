import { said } from '#output/language/wording.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { uncapitalised } from '#office/document/dutch-words.ts';
import { readTable } from '#output/model/read-table.ts';
import type { Section } from '#output/model/section.ts';
import { checkLevelNames, levelSigns as signs } from '#output/language/verdict-text.ts';
import { checksTable } from '#output/topics/law/checks-table.ts';
import { checksConclusion, passedConclusion } from '#output/topics/law/checks-conclusion.ts';
import { discretionOf, shownChecks, type ShownCheck, checksOfChoices } from '#output/topics/law/shown-checks.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

const levels = 'Bedragen op het niveau van de peildatum, percentages en staffels op de transitiedatum.';
const where = '. Daar staat elke toets apart en voluit.';

/** Why checks stand in a table that are not about the law; none where it has no such check. */
function referral(shown: readonly ShownCheck[]): readonly string[] {
  const titles = new Set(shown.flatMap(({ article, title }) => (article === '' ? [uncapitalised(title)] : [])));
  const names = [...titles].join(', ');
  if (titles.size === 0) return [];
  return titles.size === 1
    ? [`De toets zonder artikel (${names}) gaat niet over de wet; die staat erbij omdat de uitkomst ervan afhangt.`]
    : [`Toetsen zonder artikel (${names}) gaan niet over de wet; ze staan erbij omdat ze de uitkomst bepalen.`];
}

/** What is not allowed or asks attention, in full sentences. */
const failedSection = (shown: readonly ShownCheck[], conclusion: string): Section =>
  sheetSection({
    id: 'checks',
    topic: said('topicChecks'),
    conclusion,
    lead: [`Wat niet mag of aandacht vraagt. ${levels}`],
    table: [
      readTable(checksTable(shown), [
        ['Uitkomst', 17],
        ['Toets', 20],
        ['Betreft', 18],
        ['Toelichting', 58],
        ['Artikel', 20],
      ]),
      'Toetsen die niet in orde zijn, met uitkomst, toelichting en artikel',
    ],
    notes: [
      `${signs.warning} ${checkLevelNames.warning}: vraagt een besluit, een gegeven of nader onderzoek. ${signs.error} ${checkLevelNames.error}: waar de toets op ziet, is zo niet toegestaan.`,
      ...referral(shown),
    ],
    sheet: 'Toetsen',
    where,
    method: 'checks',
  });

/** What is in order, in a few words. */
const passedSection = (shown: readonly ShownCheck[], conclusion: string): Section =>
  sheetSection({
    id: 'passed-checks',
    topic: said('topicPassedChecks'),
    conclusion,
    lead: [`${signs.pass} ${checkLevelNames.pass}: wat is gevonden, met de grens. ${levels}`],
    table: [
      readTable(checksTable(shown), [
        ['Toets', 32],
        ['Betreft', 23],
        ['Toelichting', 32, 'Gevonden en grens'],
        ['Artikel', 42],
      ]),
      'Toetsen die in orde zijn, met gevonden waarde, grens en artikel',
    ],
    notes: referral(shown),
    sheet: 'Toetsen',
    where: `${where} Hier staan regelingen en alternatieven met dezelfde toets en grens bij elkaar.`,
    method: 'checks',
  });

/** Every check: what is not in order, in full, and what is, in a few words; null where there is nothing of the kind. */
export function checkSections({ result }: ConclusionSubject): {
  readonly failed: Section | null;
  readonly passed: Section | null;
} {
  const checks = checksOfChoices(result);
  const shown = shownChecks(result, checks, discretionOf(result));
  const failed = shown.filter(({ level }) => level !== 'pass');
  const passed = shown.filter(({ level }) => level === 'pass');
  const ofAll = checksConclusion(checks);
  return {
    failed: failed.length === 0 ? null : failedSection(failed, ofAll),
    passed: passed.length === 0 ? null : passedSection(passed, failed.length > 0 ? passedConclusion(checks) : ofAll),
  };
}
