import { said } from '#output/language/wording.ts';
import { premiumName } from '#output/language/alternative-name.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { flatAnswerNames, followedFlat, sensitivityConclusion } from '#output/topics/sensitivity/conclusion.ts';
import { expectation } from '#output/language/expectation.ts';
import { practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { followedAnswer } from '#output/topics/sensitivity/followed-premium.ts';
import {
  marksLead,
  movedPension,
  movedPremium,
  type SensitivityTable,
  sensitivityTable,
  unreachedWith,
  changesNotes,
  marksNotes,
} from '#output/topics/sensitivity/table.ts';
import { barredClause } from '#output/language/verdict-text.ts';
import type { Section } from '#output/model/section.ts';
import { sheetSection } from '#output/model/sheet-section.ts';
import { isDrawn, sensitivityExhibit } from '#output/topics/sensitivity/sensitivity-exhibit.ts';

/** The column of what happens to the pension. */
const pensionHead = 'Pensioen in %';

/** The columns of the flat premiums. */
const premiumHeads = { budgetNeutralFlat: 'Budget, vlak', profitNeutralFlat: 'Profijt, vlak' } as const;
const premiumKeys = ['budgetNeutralFlat', 'profitNeutralFlat'] as const;

/** These flat premiums in percentage points, and what happens to the pension at the premium of the dossier. */
const flatTable = (subject: ConclusionSubject, keys: readonly (typeof premiumKeys)[number][]): SensitivityTable =>
  sensitivityTable(subject, [
    ...keys.map((key) => movedPremium(followedAnswer(subject, key), premiumHeads[key])),
    movedPension(subject, pensionHead),
  ]);

/** With which changes the flat premiums of the table are out of reach: full sentences behind a space, or nothing. */
const unreached = (subject: ConclusionSubject, { heads }: SensitivityTable): string =>
  premiumKeys
    .filter((key) => heads.includes(premiumHeads[key]))
    .flatMap((key) => {
      const changes = unreachedWith(subject, followedAnswer(subject, key));
      return changes === null ? [] : [` ${flatAnswerNames[key]} is niet haalbaar${changes}.`];
    })
    .join('');

/** Explains the columns of the table and, where there is one, the chart. */
function leadOf(subject: ConclusionSubject, table: SensitivityTable, drawn: string | null): string {
  const { heads } = table;
  const { premium } = subject.result.sensitivities;
  const answer = alternativeOf(subject.result, premium);
  const pension = `Pensioen: de verandering ${expectation(subject.input)} in procenten bij ${premiumName(answer, 'inSentence')} ${practicalPremium(subject, answer)}${barredClause(answer.verdict)}.`;
  const chart = drawn === null ? '' : ` Grafiek: ${drawn}.`;
  const premiums = heads.some((head) => head !== pensionHead) ? ' Premies: de verandering in procentpunt.' : '';
  return `Eén aanname lager of hoger, de rest blijft gelijk.${chart}${premiums}${heads.includes(pensionHead) ? ` ${pension}` : ''}${unreached(subject, table)}${marksLead(table)}`;
}

/** How far the flat premiums and the pension move when an assumption changes; left out when that was not calculated, and of a first scheme, for which nothing is solved. `isOfOne`: a table of one of them, without a chart. */
export function sensitivitySection(subject: ConclusionSubject, { isOfOne = false } = {}): Section | null {
  const conclusion = isFirstScheme(subject.input) ? null : sensitivityConclusion(subject);
  if (conclusion === null) return null;
  const followed = followedFlat(subject);
  const table = flatTable(subject, isOfOne ? [followed] : premiumKeys);
  if (table.rows.length === 0) return null;
  const premium = followedAnswer(subject, followed);
  return sheetSection({
    id: 'sensitivity',
    topic: said('topicSensitivity'),
    conclusion,
    lead: [
      leadOf(
        subject,
        table,
        !isOfOne && isDrawn(subject, premium)
          ? premiumName(alternativeOf(subject.result, followed), 'inSentence')
          : null,
      ),
    ],
    ...sensitivityExhibit(subject, table, premium),
    notes: [
      ...changesNotes(table),
      ...marksNotes(table),
      'De premies zijn telkens helemaal opnieuw berekend; het pensioen is bij dezelfde premie.',
    ],
    sheet: 'Gevoeligheid',
    where: '; daar staan ook de staffels.',
    method: null,
  });
}
