import type { ChangeRow } from '#output/files/document/changes-blocks.ts';
import { lastDayOf, monthAfter } from '#core/calendar/months.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { exactPercentage, longDateText } from '#office/document/dutch-format.ts';
import { flatNowText } from '#output/language/flat-since.ts';
import { enteredScale, practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { premiumLabel, schemeFacts } from '#output/topics/schemes/scheme-comparison.ts';

const flatText = (premium: string): string => `${premium}, op elke leeftijd gelijk`;

/** Who has which premium now, and after the change. */
interface Premiums {
  readonly now: string;
  /** Of those who begin later. */
  readonly nowLater: string;
  readonly next: string;
  readonly nextLater: string;
}

function premiumsOf(subject: ConclusionSubject, front: PremiumAlternative): Premiums {
  const { input, result } = subject;
  const now = schemeFacts(subject).find(({ label }) => label === premiumLabel)?.current ?? '';
  const beside = flatText(exactPercentage(result.openGroup.grandfathering.entrantPremium.rate));
  const premium = practicalPremium(subject, front);
  return {
    now,
    // Whoever began after the scale was kept has a flat premium already.
    nowLater: input.change === 'afterGrandfathering' ? beside : now,
    next: front.form === 'flat' ? flatText(premium) : `${premium}, naar leeftijd, zolang de deelneming duurt`,
    nextLater: front.form === 'flat' ? flatText(premium) : beside,
  };
}

/** The premium of everybody, and apart where some have another one, now or after the change. */
export function premiumRows(subject: ConclusionSubject, front: PremiumAlternative): readonly ChangeRow[] {
  const { input, result } = subject;
  const { now, nowLater, next, nextLater } = premiumsOf(subject, front);
  const since = flatSinceOf(input);
  if (since !== null) {
    const flatNow = flatNowText(since);
    return [
      ['Premie van wie nu een staffel heeft', enteredScale(result.currentScale), next],
      [
        `Premie van wie vanaf ${longDateText(since.from)} in dienst kwam`,
        flatNow,
        front.form === 'flat' ? next : flatNow,
      ],
      ['Premie van wie later begint', flatNow, nextLater],
    ];
  }
  if (front.form === 'flat' && now === nowLater)
    return [['Premie van wie nu deelneemt en van wie later begint', now, next]];
  const lastDay = longDateText(lastDayOf(monthAfter(input.transitionDate, -1)));
  return [
    [`Premie van wie op ${lastDay} deelneemt en pensioen opbouwt`, now, next],
    ['Premie van wie daarna begint', nowLater, nextLater],
  ];
}
