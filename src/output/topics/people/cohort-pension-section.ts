import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { shownName } from '#output/language/shown-name.ts';
import { certaintyNote } from '#output/language/bases.ts';
import { cohortConclusion, cohortGroups, groupPension } from '#output/topics/people/cohorts-conclusion.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { pricesOf } from '#output/language/prices.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { Section } from '#output/model/section.ts';
import { cohortShare } from '#output/model/cohort-share.ts';
import { cohortLines, together } from '#output/topics/people/merged-cohorts-table.ts';
import { readTable } from '#output/model/read-table.ts';
import { toldSection } from '#output/model/told-section.ts';
import { plainColumns } from '#output/model/chart.ts';

/** The expected pension per age cohort; left out when no cohort is large enough to be shown. */
export function cohortPensionSection(subject: ConclusionSubject): Section | null {
  const { input, result } = subject;
  const groups = cohortGroups(subject);
  const conclusion = cohortConclusion(subject);
  if (conclusion === null) return null;
  const chart = plainColumns({
    kind: 'clustered',
    categories: groups.map(shortCohortName),
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    series: result.alternatives.map((alternative) => ({
      name: shownName(alternative),
      look: alternativeDisplay[alternative.key].look,
      values: groups.map((group) => Math.round(groupPension(group, alternative))),
    })),
  });
  const now = { name: `${currentSchemeWords(input).reference}, € per jaar`, value: 'Pensioen' };
  const table = cohortLines(subject, now, 'In %');
  const shown = table.columns.filter(({ header }) => header !== together);
  return toldSection({
    id: 'cohort-pension',
    topic: 'Verwacht pensioen per leeftijdscohort',
    conclusion,
    lead: [
      `Pensioen van het cohort samen, ${pricesOf(result)}; per alternatief het verschil in procenten${isAveragePay(input) ? ', zonder garantie' : ''}. Cohorten onder ${smallestGroup} deelnemers zijn samengevoegd.`,
    ],
    chart: [chart, 'Gegroepeerde kolommen van het verwachte pensioen per leeftijdscohort'],
    table: [
      readTable(
        table,
        shown.map(({ header }, place) => [header, place === 0 ? 22 : cohortShare(groups.length)]),
      ),
      'Verwacht pensioen per leeftijdscohort, per alternatief het verschil met ongewijzigd in procenten',
    ],
    notes: [
      certaintyNote(subject),
      `Pensioen: verwachte jaarlijkse uitkering vanaf de nieuwe pensioendatum, ${pricesOf(result)}, bij de afgeronde premie.`,
    ],
    sheet: 'Cohorten',
    where: '. Samengevoegde cohorten staan daar onder de tabel.',
  });
}
