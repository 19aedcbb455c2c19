import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { plainPart, sheetOf, sheetPart } from '#output/model/sheet-parts.ts';
import { acrossTable } from '#output/model/across-table.ts';
import { emptyRow, headingRow, subtitleRow, titleRow } from '#output/model/planned-cells.ts';
import type { SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { changesByAge, changeTotals, meanAgeHeader } from '#output/topics/people/changes-table.ts';
import { cohortGainsTable } from '#output/topics/people/cohort-gains-table.ts';
import type { Table } from '#output/model/table.ts';

/** Which groups there are: those of the report, which shows none of few participants. */
function groupsSentence(count: number): string {
  if (count >= smallestGroup)
    return `Naar leeftijd: in groepen van minstens ${smallestGroup} deelnemers, zoals in het rapport. Kwartielen: KWARTIEL.INC.`;
  return `Naar leeftijd: geen groepen, omdat er minder dan ${smallestGroup} deelnemers zijn; het rapport laat deze verdeling weg, en kwartielen zijn er niet.`;
}

const employerSentence = `Naar leeftijd: in dezelfde groepen van minstens ${smallestGroup} deelnemers als op het blad Cohorten.`;

/** Of all together, an alternative each. Their age is the same in each; of few there are no quartiles, each of which is of a person. */
function totalTable(subject: ConclusionSubject, isForEmployer: boolean): Table {
  const table = changeTotals(subject);
  const hasQuartiles = !isForEmployer && subject.result.participantCount >= smallestGroup;
  const places = [...table.columns.keys()].slice(2).filter((place) => {
    const { header } = table.columns[place]!;
    return header !== meanAgeHeader && (hasQuartiles || !header.endsWith('kwartiel'));
  });
  return {
    ...table,
    columns: places.map((place) => table.columns[place]!),
    rows: table.rows.map((row) => places.map((place) => row[place] ?? null)),
    isPlain: true,
  };
}

const gainsPart = (subject: ConclusionSubject): readonly SheetPart[] => {
  const table = cohortGainsTable(subject, premiumAlternatives(subject.result));
  return table.rows.length === 0
    ? []
    : [
        plainPart({
          heading: 'Per leeftijdscohort',
          sentences: [
            `De cohorten van het rapport: buren zijn samengevoegd tot geen groep kleiner is dan ${smallestGroup} deelnemers. Verandering: het pensioen van het cohort samen tegenover het huidige.`,
            'Met compensatie: wat als salaris wordt betaald, is geteld als het pensioen dat het als premie zou geven; de verandering als premie telt het niet mee.',
          ],
          table,
          isPrinted: false,
        }),
      ];
};

/** By age, the mean of each premium across and all figures below each other. */
function byAgeParts(subject: ConclusionSubject): readonly SheetPart[] {
  const groups = changesByAge(subject);
  const across = {
    name: 'VerschilNaarLeeftijd',
    keys: ['Leeftijd', 'Aantal', meanAgeHeader],
    value: 'Gemiddeld verschil',
  };
  return [
    ...(groups.rows.length === 0
      ? []
      : [plainPart({ heading: 'Gemiddeld verschil naar leeftijd', table: acrossTable(groups, across) })]),
    sheetPart([headingRow('Met kwartielen')], {
      table: { ...groups, rows: [...changeTotals(subject).rows, ...groups.rows] },
      isPrinted: false,
    }),
  ];
}

/** Who gains and who loses, in total and by age: the figures of the points in the report. */
export function changesSheet(content: OutputContent): SheetPlan {
  const subject = subjectOf(content);
  const isForEmployer = content.withoutPeople !== undefined;
  return sheetOf({
    name: 'Voor- en achteruit',
    widths: [28, 18, ...Array.from({ length: 12 }, () => 17)],
    orientation: 'portrait',
    rows: [
      titleRow('Voor- en achteruit'),
      subtitleRow(
        `Nieuw min huidig verwacht pensioen per jaar, per deelnemer. Vrijwel gelijk: het nieuwe pensioen verschilt hoogstens ${percentage(nearlyEqualShare)} van het huidige.`,
      ),
      subtitleRow(isForEmployer ? employerSentence : groupsSentence(content.result.participantCount)),
      emptyRow,
    ],
    table: totalTable(subject, isForEmployer),
    further: [...(isForEmployer ? [] : byAgeParts(subject)), ...gainsPart(subject)],
  });
}
