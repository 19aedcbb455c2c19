import { said } from '#output/language/wording.ts';
import { compensationArticle, entitledNote, lawNotes } from '#output/topics/compensation/compensation-notes.ts';
import { nameIn } from '#output/language/alternative-name.ts';
import {
  compensationConclusion,
  compensationGroups,
  compensationTogether,
  type CompensationGroup,
  compensationSums,
  type CompensationSums,
} from '#output/topics/compensation/compensation-conclusion.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { noCompensationBesideScale } from '#output/language/chapter-6b.ts';
import { flatInFront } from '#output/language/headline.ts';
import { allTogether, cohortName } from '#output/language/cohort-name.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { invoicedDifferenceSentence } from '#output/language/invoiced-premium.ts';
import { hasTarget } from '#output/topics/compensation/compensation-words.ts';
import { compensationRules } from '#output/topics/compensation/compensation-rules.ts';
import { amount, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { emptyCellMark, nonEmptyColumns } from '#output/model/non-empty-columns.ts';
import type { Section, Exhibit, ExhibitTable } from '#output/model/section.ts';
import { textTable } from '#output/model/text-table.ts';
import { sheetSection, exhibitOf } from '#output/model/sheet-section.ts';

function rateText({ rates }: CompensationGroup): string {
  if (rates === null) return emptyCellMark;
  const [lowest, highest] = [percentage(rates.lowest, 2), percentage(rates.highest, 2)];
  return lowest === highest ? lowest : `${lowest} tot ${highest}`;
}

function cohortRows(
  subject: ConclusionSubject,
  groups: readonly CompensationGroup[],
  name?: string,
): readonly (readonly string[])[] {
  const { method, maximumRate } = subject.input.compensation;
  const isByPremium = !hasTarget(subject.input.compensation);
  const isFilled = method === 'pensionOutcome' && maximumRate === null;
  const row = (ofWhom: string, count: number, rate: string, sum: CompensationSums) => [
    ofWhom,
    wholeNumber(count),
    isByPremium ? emptyCellMark : amount(sum.shortfall),
    rate,
    isByPremium || isFilled || sum.shortfall === 0 ? emptyCellMark : percentage(sum.accumulated / sum.shortfall),
    amount(sum.firstYearCost),
    amount(sum.totalCost),
  ];
  const rows = groups.map((group) => row(name ?? cohortName(group), group.count, rateText(group), group));
  if (groups.length === 1) return rows;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return [...rows, row('Samen', count, '', compensationSums(groups))];
}

/** Who is compensated, how, and what it costs per cohort; left out when nothing may be shown. */
export function compensationSection(subject: ConclusionSubject): Section | null {
  const conclusion = compensationConclusion(subject);
  const key = flatInFront(subject.result)?.key;
  if (conclusion === null || key === undefined) return null;
  const name = nameIn(subject.result, key, 'inSentence');
  return sheetSection({
    id: 'compensation',
    topic: said('topicCompensation'),
    conclusion,
    lead: [`Bij ${name}, niet contant gemaakt. Cohorten onder ${smallestGroup} deelnemers zijn samengevoegd.`],
    exhibits: [
      { name: 'Regels', chart: null, table: rulesTable(subject) },
      exhibitOf('Compensatie per cohort', conclusion, {
        table: [cohortTable(subject, key), `Compensatie per leeftijdscohort bij ${name}`],
      }),
    ],
    notes: [
      ...compensationRoom(subject),
      subject.input.compensation.method === 'premiumDifference'
        ? null
        : 'Tekort: wat het nieuwe pensioen lager is dan het doel, als kapitaal op de pensioendatum.',
      entitledNote,
      'Eerste jaar en totaal: kosten voor de werkgever, met de opslag op salaris, gewogen met de kans dat iemand nog in dienst is.',
      ...noCompensationBesideScale(subject.result),
    ],
    sheet: 'Compensatie',
    where: '. Samengevoegde cohorten staan daar onder de tabel.',
    article: compensationArticle(subject.input.compensation),
    method: 'compensation',
  });
}

/** What stands beside the tables: what the law asks. */
export function compensationRoom(subject: ConclusionSubject): readonly string[] {
  const invoiced = invoicedDifferenceSentence(subject);
  return [...lawNotes(subject.input.compensation), ...(invoiced === null ? [] : [invoiced])];
}

/** The chosen rules. */
export const compensationRulesTable = (subject: ConclusionSubject): ExhibitTable =>
  textTable(
    [
      ['Regel', 33],
      ['Gekozen', 67],
    ],
    compensationRules(subject),
  );

function rulesTable(subject: ConclusionSubject): Exhibit['table'] {
  const rules = compensationRules(subject);
  return {
    text: `De regels van de compensatie: ${rules.map(([name, text]) => `${name}: ${text}`).join('; ')}.`,
    model: compensationRulesTable(subject),
  };
}

function cohortTable(subject: ConclusionSubject, key: PremiumKey): ExhibitTable {
  const groups = compensationGroups(subject, key);
  const all = groups.length > 0 ? null : compensationTogether(subject, key);
  const table = textTable(
    [
      ['Leeftijd bij de transitie', 24],
      ['In aanmerking', 18, 'right'],
      ['Tekort', 16, 'right'],
      ['% grondslag', 19, 'right'],
      ['Aangevuld', 14, 'right'],
      ['Eerste jaar', 14, 'right'],
      ['Totaal', 16, 'right'],
    ],
    all === null ? cohortRows(subject, groups) : cohortRows(subject, [all], allTogether),
    { emphasised: [groups.length] },
  );
  return { ...table, ...nonEmptyColumns(table) };
}
