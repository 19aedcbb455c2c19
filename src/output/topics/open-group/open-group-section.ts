import { negativeCostNote } from '#output/language/negative-cost.ts';
import { keptScale } from '#core/result/kept-scale.ts';
import { hasEntrants, withEntrants } from '#output/language/entrants.ts';
import { compensatedLook } from '#output/language/other-looks.ts';
import { isCompensated, openGroupLines, withCompensation } from '#output/language/open-group-display.ts';
import { entrantPremiumSentence, entrySentence, isOfFewHires, nobodyEnters } from '#output/topics/open-group/entry.ts';
import {
  grandfatheringNote,
  leftOutCompensation,
  neutralFlatSentence,
  shownBoardFlat,
  shownCrossingConclusion,
} from '#output/topics/open-group/open-group.ts';
import { scaleInFrontNote } from '#output/language/scale-in-front.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import type { DossierResult } from '#core/result/result.ts';
import { flatInFront } from '#output/language/headline.ts';
import { notAllowed } from '#output/language/verdict-text.ts';
import { type YearLine, yearsChart, yearTotals } from '#output/model/year-lines.ts';
import type { Section } from '#output/model/section.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

const hasKeptScale = (result: DossierResult): boolean => keptScale(result) !== null;

/** The current scheme, a kept scale where the law allows it, and the flat premium for all that is asked about. */
export function pathLines({ input, result }: ConclusionSubject): readonly YearLine[] {
  const lines = openGroupLines(result);
  const others = lines.filter(({ key }) => key === 'unchanged' || key === 'grandfathering');
  const shown = shownBoardFlat(result);
  const flat = { ...lines.find(({ key }) => key === shown.key)!, ...shown };
  const isBarred = flatInFront(result) === null;
  const name = `Vlakke premie voor iedereen${isBarred ? ` (${notAllowed.toLowerCase()})` : ''}`;
  return [
    ...others.map(({ key, name: path, look, cost }) => ({
      name: key === 'grandfathering' && isAveragePay(input) ? `${path}, budgetneutrale staffel` : path,
      look,
      amounts: cost,
    })),
    { name, look: flat.look, amounts: flat.cost, isBarred },
    ...(isCompensated(flat)
      ? [
          {
            name: `${name}, met compensatie`,
            look: compensatedLook(flat.look),
            amounts: withCompensation(flat),
            isBarred,
          },
        ]
      : []),
  ];
}

const notes = ({ input, result }: ConclusionSubject, leftOut: string | null): readonly string[] => [
  hasEntrants(result)
    ? 'Open groep: wie vertrekt of met pensioen gaat is vervangen volgens de ingevulde vervanging.'
    : nobodyEnters,
  ...(isOfFewHires(result.openGroup.entry) || !hasEntrants(result) ? [] : [entrySentence(result)]),
  ...(hasKeptScale(result)
    ? [
        `Eerbiedigende werking: wie al deelneemt ${isAveragePay(input) ? 'krijgt de budgetneutrale progressieve staffel' : 'houdt een progressieve premie'}, wie nieuw is een eigen vlakke premie (art. 220e Pensioenwet).`,
        ...(result.openGroup.flatForAll.some(({ crossing }) => crossing?.kind === 'year')
          ? [
              `Kantelpunt: het eerste jaar waarin de opgetelde lasten van de vlakke premie ${leftOut === null ? 'met' : 'zonder'} compensatie meer dan 0,5% lager zijn dan die van eerbiedigende werking.`,
            ]
          : []),
      ]
    : []),
  'Vlakke premie voor iedereen: ook wie nieuw is betaalt die premie (art. 17 Pensioenwet).',
];

/** Only a premium scheme has a scale to keep. */
function topicOf({ input, result }: ConclusionSubject): string {
  if (!hasKeptScale(result)) return 'Een vlakke premie voor iedereen';
  return `${isAveragePay(input) ? 'Progressieve staffel' : 'Staffel houden'} of vlak voor iedereen`;
}

/**
 * Those in service keep a scale, or a flat premium for all; and when the one becomes cheaper than the other.
 * Left out for a small group, in which the mean salary and the compensation would be personal.
 */
export function openGroupSection(subject: ConclusionSubject): Section | null {
  const { result } = subject;
  if (result.participantCount < smallestGroup) return null;
  const conclusion = shownCrossingConclusion(subject);
  const leftOut = leftOutCompensation(subject);
  const note = grandfatheringNote(subject) ?? leftOut;
  const neutral = neutralFlatSentence(subject);
  const lines = pathLines(subject);
  const negative = negativeCostNote(
    result,
    lines.flatMap(({ amounts }) => amounts),
  );
  const years = result.openGroup.years.map(({ year }) => year);
  return sheetSection({
    id: 'open-group',
    topic: topicOf(subject),
    conclusion,
    lead: [entrantPremiumSentence(subject), scaleInFrontNote(subject), note ?? neutral, negative],
    chart: [yearsChart(years, lines), 'Lijnen van de werkgeverslast van de open groep'],
    table: yearTotals({
      head: `Werkgeverslast ${withEntrants(result)}, opgeteld`,
      lines,
      reference: hasKeptScale(result) ? 1 : 0,
      difference: hasKeptScale(result) ? 'Verschil met eerbiedigende werking' : 'Verschil met ongewijzigd',
    }),
    notes: [...notes(subject, leftOut), note === null ? null : neutral],
    sheet: 'Lasten',
    where: ' (deel Per jaar); de sommen staan daar boven.',
    article: hasKeptScale(result) ? 'art. 220e Pensioenwet' : 'art. 17 Pensioenwet',
    method: 'groups',
  });
}
