import { hasEntrants, withEntrants } from '#output/language/entrants.ts';
import { entrantSensitivity, longRunSensitivity } from '#output/topics/sensitivity/open-conclusion.ts';
import { isAnyMoved } from '#output/topics/sensitivity/conclusion.ts';
import { entrantPremium, type FollowedPremium, longRunPremium } from '#output/topics/sensitivity/followed-premium.ts';
import {
  marksLead,
  movedPremium,
  type SensitivityTable,
  sensitivityTable,
  unreachedWith,
  changesNotes,
  marksNotes,
} from '#output/topics/sensitivity/table.ts';
import { uncapitalised } from '#office/document/dutch-words.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { countedFor, countsEntrants } from '#output/language/conditions.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { Section } from '#output/model/section.ts';
import { isDrawn, sensitivityExhibit } from '#output/topics/sensitivity/sensitivity-exhibit.ts';
import { toldSection } from '#output/model/told-section.ts';

/** Years over which the premium for everybody is reckoned with who enters. */
const longRunYears = 30;

/** How far the premiums move that follow from who enters later; left out where nothing moves them. */
export function openSensitivitySection(subject: ConclusionSubject): Section | null {
  const [longRun, entrants] = [longRunPremium(subject), entrantPremium(subject)];
  const conclusion = longRunSensitivity(subject) ?? entrantSensitivity(subject);
  const table = sensitivityTable(subject, [
    movedPremium(longRun, heads.longRun),
    ...(entrants === null ? [] : [movedPremium(entrants, heads.entrants)]),
  ]);
  if (conclusion === null || table.rows.length === 0 || isToldBefore(subject, entrants)) return null;
  const isOfEntrants = entrants !== null && !isAnyMoved(subject, longRun);
  const premium = isOfEntrants ? entrants : longRun;
  const drawn = uncapitalised(isOfEntrants ? heads.entrants : heads.longRun);
  return toldSection({
    id: 'open-sensitivity',
    topic: hasEntrants(subject.result)
      ? 'Gevoeligheid met nieuwe medewerkers'
      : 'Gevoeligheid als er wel nieuwe medewerkers komen',
    conclusion,
    lead: [`${leadOf(subject, table, isDrawn(subject, premium) ? drawn : null)}${marksLead(table)}`],
    ...sensitivityExhibit(subject, table, premium),
    notes: [...changesNotes(table), ...marksNotes(table)],
    sheet: 'Gevoeligheid',
    method: 'groups',
  });
}

/** Heads of the table: the premium for everybody, and that for who is new. */
const heads = { longRun: 'Iedereen, 30 jaar', entrants: 'Alleen wie nieuw is' } as const;

/** "; niet haalbaar bij een vervanging van 0%", behind what a premium is; nothing where it is within reach. */
function reachOf(subject: ConclusionSubject, premium: FollowedPremium | null): string {
  const changes = premium === null ? null : unreachedWith(subject, premium);
  return changes === null ? '' : `; niet haalbaar${changes}`;
}

/** Which premiums the table has, and which the chart. */
function leadOf(subject: ConclusionSubject, table: SensitivityTable, drawn: string | null): string {
  const meanings = [
    [
      heads.longRun,
      `de vlakke premie die over 30 jaar ${withEntrants(subject.result)} budgetneutraal is`,
      longRunPremium(subject),
    ],
    [heads.entrants, 'de vlakke premie waarmee zij evenveel kosten als nu', entrantPremium(subject)],
  ] as const;
  const names = meanings.flatMap(([head, meaning, premium]) =>
    table.heads.includes(head) ? [`${head}: ${meaning}${reachOf(subject, premium)}.`] : [],
  );
  const chart = drawn === null ? '' : ` Grafiek: ${drawn}.`;
  return `${names.join(' ')} De verandering in procentpunt, zonder compensatie.${chart}`;
}

/** Whether the section before this one has the same premium: its own goal counts thirty years with who enters. */
function isToldBefore(subject: ConclusionSubject, entrants: FollowedPremium | null): boolean {
  const flat = alternativeOf(subject.result, 'budgetNeutralFlat');
  const { horizon } = countedFor(subject, flat);
  const isLongRun = horizon.kind === 'years' && horizon.years === longRunYears;
  return isLongRun && countsEntrants(flat) && entrants === null;
}
