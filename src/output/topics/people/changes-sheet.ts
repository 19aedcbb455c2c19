import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { plainPart, sheetOf } from '#output/model/sheet-parts.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/model/planned-cells.ts';
import type { SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { changesTable } from '#output/topics/people/changes-table.ts';
import { cohortGainsTable } from '#output/topics/people/cohort-gains-table.ts';

const groupsSentence = ({ result }: ConclusionSubject): string =>
  result.participantCount < smallestGroup
    ? `Allen samen: zij zijn met minder dan ${smallestGroup}, te weinig voor leeftijdscohorten.`
    : `De cohorten van het rapport: buren zijn samengevoegd tot geen groep kleiner is dan ${smallestGroup} deelnemers.`;

const gainsPart = (subject: ConclusionSubject): readonly SheetPart[] => {
  const table = cohortGainsTable(subject, premiumAlternatives(subject.result));
  return table.rows.length === 0
    ? []
    : [
        plainPart({
          heading: 'Per leeftijdscohort',
          sentences: [
            `${groupsSentence(subject)} Verandering: het pensioen van het cohort samen tegenover het huidige.`,
            'Met compensatie: wat als salaris wordt betaald, is geteld als het pensioen dat het als premie zou geven; de verandering als premie telt het niet mee.',
          ],
          table,
          isPrinted: false,
        }),
      ];
};

/** Who gains and who loses, in total and per cohort. */
export function changesSheet(content: OutputContent): SheetPlan {
  const subject = subjectOf(content);
  return sheetOf({
    name: 'Voor- en achteruit',
    widths: [28, 18, ...Array.from({ length: 12 }, () => 17)],
    orientation: 'portrait',
    rows: [
      titleRow('Voor- en achteruit'),
      subtitleRow(
        `Nieuw min huidig verwacht pensioen per jaar, per deelnemer. Vrijwel gelijk: het nieuwe pensioen verschilt hoogstens ${percentage(nearlyEqualShare)} van het huidige.`,
      ),
      emptyRow,
    ],
    table: changesTable(subject),
    further: gainsPart(subject),
  });
}
