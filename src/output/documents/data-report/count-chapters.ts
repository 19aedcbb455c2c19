import { isAveragePay } from '#core/scheme-kind.ts';
import { shownGroups, type AgeGroup } from '#core/result/shown-groups.ts';
import { amount, decimalNumber, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { amountFigures, type ReportedParticipant } from '#output/documents/data-report/reported-participants.ts';
import { chapter, factsTable, heading, paragraph } from '#output/documents/model/blocks.ts';
import type { Block, Chapter, TableBlock } from '#output/documents/model/document-draft.ts';
import { shortCohortName } from '#output/words/cohort-name.ts';
import { smallestGroup, type ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { leftOutCounts } from '#output/words/population.ts';

/** Columns of which the first is a name and the others are figures. */
export const figureColumns = (heads: readonly string[], first = 24): TableBlock['table']['columns'] =>
  heads.map((head, index) => ({ head, share: index === 0 ? first : 14, align: index === 0 ? 'left' : 'right' }));

export const plainTable = (
  name: string,
  alternativeText: string,
  columns: TableBlock['table']['columns'],
  rows: readonly (readonly string[])[],
): Block => ({ kind: 'table', name, alternativeText, table: { columns, rows, emphasised: [], barred: [] } });

/** Rows read, calculated and left out: the three add up. */
export function reconciliationChapter({ input, result }: ConclusionSubject): Chapter {
  const rows: readonly (readonly [string, string])[] = [
    ['Deelnemers in het bestand', wholeNumber(input.participants.length)],
    ...leftOutCounts(result).map(({ reason, count }) => [`Af: ${reason}`, wholeNumber(count)] as const),
    ['In de berekening', wholeNumber(result.participantCount)],
  ];
  return chapter('Aansluiting van de aantallen', [
    paragraph(
      'Elke regel met een deelnemer is gelezen; een bestand met een fout in een regel wordt niet berekend. De aantallen hieronder sluiten daarom zonder rest.',
      'lead',
    ),
    factsTable(
      'Van gelezen naar berekend',
      'Aantal deelnemers in het bestand, buiten beschouwing naar reden, en in de berekening.',
      ['Deelnemers', 'Aantal'],
      rows,
    ),
  ]);
}

interface Group extends AgeGroup {
  readonly members: readonly ReportedParticipant[];
}

const merged = (left: Group, right: Group): Group => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
  members: [...left.members, ...right.members],
});

const sumOf = (members: readonly ReportedParticipant[], value: (one: ReportedParticipant) => number): number =>
  members.reduce((sum, one) => sum + value(one), 0);

/** Capital in a premium scheme, accrued pension in average pay: what is there at the valuation date. */
export const accruedName = ({ input }: ConclusionSubject): string =>
  isAveragePay(input) ? 'Opgebouwd ouderdomspensioen' : 'Pensioenkapitaal';
export const accruedOf = ({ given: { capital, accruedPension } }: ReportedParticipant): number =>
  capital + accruedPension;

const birthYears = (members: readonly ReportedParticipant[]): string => {
  const years = members.map(({ given }) => given.born.year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
};

function ageRow({ fromAge, toAge, members }: Group): readonly string[] {
  return [
    `${shortCohortName({ fromAge, toAge })} jaar`,
    birthYears(members),
    wholeNumber(members.length),
    decimalNumber(
      sumOf(members, ({ given }) => given.partTime),
      1,
    ),
    amount(sumOf(members, ({ given }) => given.fullTimeSalary) / members.length),
    amount(sumOf(members, ({ pensionBase }) => pensionBase)),
    amount(sumOf(members, accruedOf)),
  ];
}

/** Participants by age, in groups that are large enough; empty when they all together are not. */
function ageGroups({ result }: ConclusionSubject, participants: readonly ReportedParticipant[]): readonly Group[] {
  const groups = result.cohorts.map(({ fromAge, toAge }): Group => {
    const members = participants.filter(({ age }) => age >= fromAge && age <= toAge);
    return { fromAge, toAge, count: members.length, members };
  });
  return shownGroups(groups, merged);
}

const sexNames = { M: 'Man', V: 'Vrouw', X: 'X of niet ingevuld' } as const;

function sexRows(participants: readonly ReportedParticipant[]): readonly (readonly [string, string])[] {
  const counts = Object.entries(sexNames).map(([sex, name]) => ({
    name,
    count: participants.filter(({ given }) => given.sex === sex).length,
  }));
  return counts.filter(({ count }) => count > 0).map(({ name, count }) => [name, wholeNumber(count)]);
}

/** How many there are by sex, age and year of birth. */
export function groupsChapter(subject: ConclusionSubject, participants: readonly ReportedParticipant[]): Chapter {
  const groups = ageGroups(subject, participants);
  const few = `Om herkenning te voorkomen zijn groepen met minder dan ${smallestGroup} deelnemers samengevoegd.`;
  return chapter('Deelnemers in de berekening', [
    factsTable('Naar geslacht', 'Aantal deelnemers naar geslacht.', ['Geslacht', 'Aantal'], sexRows(participants)),
    heading('Naar leeftijd en geboortejaar'),
    ...(groups.length === 0
      ? [paragraph(`Er zijn te weinig deelnemers om naar leeftijd te tonen. ${few}`, 'note')]
      : [
          plainTable(
            'Naar leeftijd en geboortejaar',
            'Aantallen, voltijdbanen en bedragen per leeftijdsgroep.',
            figureColumns(
              ['Leeftijd', 'Geboren', 'Aantal', 'Fte', 'Gemiddeld salaris', 'Grondslag', accruedName(subject)],
              16,
            ),
            groups.map(ageRow),
          ),
          paragraph(
            `Leeftijd: op de transitiedatum, in hele jaren. Gemiddeld salaris: fulltime, op de peildatum. Grondslag: som in de nieuwe regeling in de maand van de transitie. ${few}`,
            'note',
          ),
        ]),
  ]);
}

/** Sums and means that are compared with other sources. */
export function amountsChapter(subject: ConclusionSubject, participants: readonly ReportedParticipant[]): Chapter {
  const isSmall = participants.length < smallestGroup;
  const row = (
    name: string,
    value: (one: ReportedParticipant) => number,
    text: (value: number) => string = amount,
    summed = text,
  ): readonly string[] => {
    const { sum, mean, median, zero } = amountFigures(participants.map(value));
    return [name, summed(sum), text(mean), isSmall ? '-' : text(median), wholeNumber(zero)];
  };
  const fte = (value: number): string => `${decimalNumber(value, 2)} fte`;
  return chapter('Bedragen', [
    paragraph(
      'Sommen en gemiddelden van wie in de berekening zit, op de peildatum en zonder afronding opgeteld: leg ze naast de loonadministratie en de opgave van de uitvoerder.',
      'lead',
    ),
    plainTable(
      'Sommen en gemiddelden',
      'Som, gemiddelde, mediaan en aantal nullen per gegeven.',
      figureColumns(['Gegeven', 'Som', 'Gemiddeld', 'Mediaan', 'Aantal nul'], 34),
      [
        row('Fulltime jaarsalaris', ({ given }) => given.fullTimeSalary),
        row('Salaris na deeltijd', ({ given }) => given.fullTimeSalary * given.partTime),
        row('Deeltijdpercentage', ({ given }) => given.partTime, percentage, fte),
        row('Pensioengrondslag nieuwe regeling, transitiedatum', ({ pensionBase }) => pensionBase),
        row(accruedName(subject), accruedOf),
      ],
    ),
    ...(isSmall ? [paragraph(`Mediaan: niet getoond bij minder dan ${smallestGroup} deelnemers.`, 'note')] : []),
  ]);
}
