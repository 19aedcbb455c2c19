import type { Check } from '#core/check.ts';
import { checkLevelNames } from '#contract/terms/checks.ts';
import { checksConclusion } from '#contract/terms/conclusions-checks.ts';
import { shownChecks } from '#contract/terms/shown-checks.ts';
import type { Report } from '#documents/slides/report.ts';
import { addTableSlides } from '#documents/slides/table-pages.ts';

/** Signs that differ in shape and stand in every common font. */
const signs: Readonly<Record<Check['level'], string>> = { pass: '●', warning: '▲', error: '■' };

/** Slide 21: every check against the law, with its outcome, amounts and article; over more slides when there are many. */
export function addChecksSlide(report: Report): void {
  const { checks } = report.subject.result;
  if (checks.length === 0) return;
  const shown = shownChecks(checks);
  const title = checksConclusion(checks);
  addTableSlides(report, {
    heading: {
      topic: 'Fiscale toets',
      title,
      lead: 'Bedragen op het niveau van de peildatum, percentages en staffels op de transitiedatum. Wat niet mag of aandacht vraagt staat bovenaan.',
    },
    table: {
      alternativeText: `Toetsen aan de wet met uitkomst, toelichting en artikel. ${title}.`,
      columns: [
        { head: 'Uitkomst', share: 15, align: 'left' },
        { head: 'Toets', share: 19, align: 'left' },
        { head: 'Betreft', share: 16, align: 'left' },
        { head: 'Toelichting', share: 58, align: 'left' },
        { head: 'Artikel', share: 18, align: 'left' },
      ],
      rows: shown.map(({ level, title: check, about, sentence, article }) => [
        `${signs[level]} ${checkLevelNames[level]}`,
        check,
        about,
        sentence,
        article === '' ? '–' : article,
      ]),
      emphasised: shown.flatMap(({ level }, row) => (level === 'pass' ? [] : [row])),
      boldColumns: 1,
      largest: 11,
    },
    notes: [
      'Bron in de werkmap: blad Fiscale toets. Daar staat elke toets apart; hier staan antwoorden met dezelfde uitkomst bij elkaar.',
      `${signs.pass} ${checkLevelNames.pass}. ${signs.warning} ${checkLevelNames.warning}: het mag, maar vraagt een besluit of een gegeven. ${signs.error} ${checkLevelNames.error}: zo kan de regeling niet worden ingevoerd.`,
      'Niet fiscale toetsen (eigen bijdrage, deelnemers buiten de berekening, doel haalbaar) staan erbij omdat ze de uitkomst bepalen.',
    ],
  });
}
