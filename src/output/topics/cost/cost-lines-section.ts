import { exitsClause } from '#output/topics/cost/closed-group.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { yearNote, yearsShown } from '#output/topics/cost/years-conclusion.ts';
import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { isBarred, shownName } from '#output/language/shown-name.ts';
import { compensationByYear, longRunConclusion } from '#output/topics/open-group/long-run-conclusion.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { compensatedLook } from '#output/language/other-looks.ts';
import { type YearLine, yearsChart, yearTotals } from '#output/model/year-lines.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { AlternativeKey, PremiumKey } from '#core/dossier/alternative-key.ts';
import type { Section } from '#output/model/section.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

const flatAnswers: readonly PremiumKey[] = ['budgetNeutralFlat', 'profitNeutralFlat'];

/** The flat answers; where another premium stands in front, that one beside what costs the same. */
function shownKeys({ result }: ConclusionSubject): readonly PremiumKey[] {
  const front = headlineOf(result)?.key ?? null;
  return front === null || flatAnswers.includes(front) ? flatAnswers : ['budgetNeutralFlat', front];
}

/** The current scheme and these premiums; each twice where something is compensated. */
function costLines(subject: ConclusionSubject): readonly YearLine[] {
  const costs = (key: AlternativeKey): readonly number[] =>
    alternativeOf(subject.result, key).years.map(({ cost }) => cost);
  const line = (key: AlternativeKey): YearLine => ({
    isBarred: isBarred(alternativeOf(subject.result, key)),
    name: shownName(alternativeOf(subject.result, key)),
    look: alternativeDisplay[key].look,
    amounts: costs(key),
  });
  return [
    line('unchanged'),
    ...shownKeys(subject).flatMap((key) => {
      const added = compensationByYear(subject, key);
      if (added === null || !added.some((value) => Math.round(value) > 0)) return [line(key)];
      const amounts = costs(key).map((cost, index) => cost + (added[index] ?? 0));
      const name = `${shownName(alternativeOf(subject.result, key))}, met compensatie`;
      return [line(key), { ...line(key), name, look: compensatedLook(alternativeDisplay[key].look), amounts }];
    }),
  ];
}

/** Employer cost in the long run; left out for a small group, whose lines would show when each of them retires. */
export function costLinesSection(subject: ConclusionSubject): Section | null {
  const years = subject.result.years.map(({ year }) => year);
  if (years.length < 2 || subject.result.participantCount < smallestGroup) return null;
  const conclusion = longRunConclusion(subject);
  const lines = costLines(subject);
  const isFlat = headlineOf(subject.result)?.form !== 'progressive';
  return sheetSection({
    id: 'cost-lines',
    topic: `Werkgeverslast in ${yearsShown(subject.result.years)}`,
    conclusion,
    lead: [
      `Per jaar, niet contant gemaakt, gesloten groep${isFlat ? ', vlakke premies' : ''}. ${yearNote} De tabel telt de jaren op; nu is de huidige regeling die doorloopt.`,
      negativeCostNote(
        subject.result,
        lines.flatMap(({ amounts }) => amounts),
      ),
    ],
    chart: [yearsChart(years, lines), 'Lijnen van de werkgeverslast per jaar'],
    table: yearTotals({ head: 'Werkgeverslast, opgeteld', lines, reference: 0, difference: 'Verschil met nu' }),
    notes: [
      `Gesloten groep: wie nu deelneemt, zonder instroom, ${exitsClause(subject.input)}; daarom dalen de lijnen op den duur.`,
      'De lasten zijn in euro van het jaar zelf, met de ingevulde loonstijging.',
    ],
    sheet: 'Lasten',
    where: ' (deel Per jaar); de sommen staan daar boven.',
    method: 'groups',
  });
}
