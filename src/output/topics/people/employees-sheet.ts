import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { plainPart, sheetOf, sheetPart } from '#output/model/sheet-parts.ts';
import {
  emptyRow,
  headingRow,
  labelledRow,
  sentenceRow,
  subtitleRow,
  titleRow,
  valueCell,
} from '#output/model/planned-cells.ts';
import type { SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { pricesOf } from '#output/language/prices.ts';
import { leftOutSentence } from '#output/topics/people/population-conclusion.ts';
import { changesTable } from '#output/topics/people/changes-table.ts';
import { cohortGainsTable } from '#output/topics/people/cohort-gains-table.ts';
import { cohortParts } from '#output/topics/people/cohort-parts.ts';
import { figureRows, sexRows } from '#output/topics/people/participant-figures.ts';

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

/** Who gains and who loses; a first scheme has nothing to compare with. */
const comparedParts = (
  subject: ConclusionSubject,
): Pick<SheetPart, 'table'> & { readonly gains: readonly SheetPart[] } =>
  isFirstScheme(subject.input)
    ? { table: null, gains: [] }
    : { table: changesTable(subject), gains: gainsPart(subject) };

/** Who takes part: in a few figures, and by age. */
function populationPart(content: OutputContent): SheetPart {
  const subject = subjectOf(content);
  const { result } = content;
  return sheetPart(
    [
      headingRow('Deelnemers'),
      sentenceRow(leftOutSentence(result)),
      labelledRow(
        'Aantal deelnemers in de berekening',
        valueCell(result.participantCount, 'count', 'aantal_deelnemers'),
      ),
      ...figureRows(subject),
      ...sexRows(subject, content.withoutPeople !== undefined),
    ],
    { isPrinted: false },
  );
}

/** What the choices mean for the employees: who gains and loses, by age, and who they are. */
export function employeesSheet(content: OutputContent): SheetPlan {
  const subject = subjectOf(content);
  const { table, gains } = comparedParts(subject);
  return sheetOf({
    name: 'Medewerkers',
    widths: [38, 18, ...Array.from({ length: 12 }, () => 17)],
    orientation: 'portrait',
    rows: [
      titleRow('Medewerkers'),
      subtitleRow(
        `Pensioen per jaar ${pricesOf(content.result)}, bij de afgeronde premie en zonder compensatie.${isFirstScheme(subject.input) ? '' : ` Vrijwel gelijk: het nieuwe pensioen verschilt hoogstens ${percentage(nearlyEqualShare)} van het huidige.`}`,
      ),
      emptyRow,
    ],
    table,
    further: [...cohortParts(content), ...gains, populationPart(content)],
  });
}
