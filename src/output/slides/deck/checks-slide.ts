import { levelSigns as signs } from '#output/words/verdict/verdict-text.ts';
import { checkLevelNames } from '#output/words/check-titles.ts';
import type { DossierResult } from '#core/result/result.ts';
import { mayShowCompensation } from '#output/words/conclusions/compensation.ts';
import { checksConclusion, passedConclusion } from '#output/words/conclusions/checks.ts';
import { smallestGroup } from '#output/words/conclusions/subject.ts';
import { type IsDiscreet, shownChecks, type ShownCheck } from '#output/words/shown-checks.ts';
import type { Report } from '#output/slides/report.ts';
import { addTableSlides } from '#output/slides/drawing/table-pages.ts';
import { emptyCellMark } from '#output/exhibits/model/non-empty-columns.ts';

const topic = 'Toetsen';
const levels = 'Bedragen op het niveau van de peildatum, percentages en staffels op de transitiedatum.';
const source = 'Bron in de werkmap: blad Toetsen. Daar staat elke toets apart en voluit.';
const referral =
  'Toetsen zonder artikel (eigen bijdrage, deelnemers buiten de berekening, doel haalbaar) gaan niet over de wet; ze staan erbij omdat ze de uitkomst bepalen.';

const articleText = ({ article }: ShownCheck): string => (article === '' ? emptyCellMark : article);

/** What is not allowed or asks attention, in full sentences. */
function addFailedChecks(report: Report, shown: readonly ShownCheck[], title: string): void {
  addTableSlides(report, {
    heading: { topic, title, lead: `Wat niet mag of aandacht vraagt. ${levels}` },
    table: {
      alternativeText: `Toetsen die niet in orde zijn, met uitkomst, toelichting en artikel. ${title}.`,
      columns: [
        { head: 'Uitkomst', share: 17, align: 'left' },
        { head: 'Toets', share: 20, align: 'left' },
        { head: 'Betreft', share: 18, align: 'left' },
        { head: 'Toelichting', share: 58, align: 'left' },
        { head: 'Artikel', share: 20, align: 'left' },
      ],
      rows: shown.map((check) => [
        `${signs[check.level]} ${checkLevelNames[check.level]}`,
        check.title,
        check.about,
        check.finding,
        articleText(check),
      ]),
      emphasised: shown.flatMap(({ level }, row) => (level === 'error' ? [row] : [])),
      barred: shown.flatMap(({ level }, row) => (level === 'error' ? [row] : [])),
      boldColumns: 1,
      largest: 12,
    },
    notes: [
      'Vertel: per regel wat de werkgever moet besluiten of aanleveren, en wie dat doet.',
      source,
      `${signs.warning} ${checkLevelNames.warning}: vraagt een besluit, een gegeven of nader onderzoek. ${signs.error} ${checkLevelNames.error}: waar de toets op ziet, is zo niet toegestaan.`,
      referral,
    ],
  });
}

/** What is in order, in a few words. */
function addPassedChecks(report: Report, shown: readonly ShownCheck[], title: string): void {
  addTableSlides(report, {
    heading: { topic, title, lead: `${signs.pass} ${checkLevelNames.pass}: wat is gevonden, met de grens. ${levels}` },
    table: {
      alternativeText: `Toetsen die in orde zijn, met gevonden waarde, grens en artikel. ${title}.`,
      columns: [
        { head: 'Toets', share: 32, align: 'left' },
        { head: 'Betreft', share: 23, align: 'left' },
        { head: 'Gevonden en grens', share: 32, align: 'left' },
        { head: 'Artikel', share: 42, align: 'left' },
      ],
      rows: shown.map((check) => [check.title, check.about, check.finding, articleText(check)]),
      largest: 11,
    },
    notes: [
      'Vertel: deze toetsen zijn in orde. Regel voor regel bespreken hoeft niet.',
      `${source} Hier staan regelingen en alternatieven met dezelfde toets en grens bij elkaar.`,
      referral,
    ],
  });
}

/** Of so few people no amounts: of everybody, or of who is compensated where a check is about compensation. */
const discretionOf =
  (result: DossierResult): IsDiscreet =>
  ({ code }) =>
    code === 'COMPENSATION_ABOVE_ROOM' ? !mayShowCompensation(result) : result.participantCount < smallestGroup;

/** Every check: first what is not in order, in full, then what is, in a few words. */
export function addChecksSlide(report: Report): void {
  const { checks } = report.subject.result;
  const shown = shownChecks(report.subject.result, checks, discretionOf(report.subject.result));
  const failed = shown.filter(({ level }) => level !== 'pass');
  const passed = shown.filter(({ level }) => level === 'pass');
  if (failed.length > 0) addFailedChecks(report, failed, checksConclusion(checks));
  if (passed.length > 0) {
    addPassedChecks(report, passed, failed.length > 0 ? passedConclusion(checks) : checksConclusion(checks));
  }
}
