import type { Participant } from '#core/dossier/dossier.ts';
import type { Exclusion } from '#core/result/result.ts';
import type { Finding } from '#input/findings/findings.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';
import { exactPercentage, percentage } from '#office/document/dutch-format.ts';
import { flatMaximumWithCost } from '#output/language/premium.ts';
import {
  emptyRow,
  headingRow,
  labelledRow,
  sentenceRow,
  sentenceRows,
  subtitleRow,
  titleRow,
  valueCell,
} from '#output/model/planned-cells.ts';
import { warningConclusion } from '#output/topics/law/input-conclusions.ts';
import type { PlannedRow, SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { type CellContent, type Table, columnsOf } from '#output/model/table.ts';
import { sheetPart, sheetOf } from '#output/model/sheet-parts.ts';
import { checksTable } from '#output/topics/law/checks-table.ts';
import { attentionFirst, wholeChecks } from '#output/topics/law/shown-checks.ts';
import type { OutputContent } from '#output/model/output-content.ts';

const reasons: Readonly<Record<Exclusion['reason'], { readonly message: string; readonly remedy: string }>> = {
  notCounted: {
    message: 'Niet meegerekend: bij Meerekenen staat nee.',
    remedy: 'Zet Meerekenen op ja (of maak de cel leeg) als deze deelnemer toch mee moet doen.',
  },
  pensionBeforeTransition: {
    message: 'Niet meegerekend: de pensioendatum ligt niet na de transitiedatum.',
    remedy: 'Controleer de geboortedatum en de pensioenleeftijd als dit niet klopt.',
  },
  premiumEndBeforeTransition: {
    message: 'Niet meegerekend: de AOW-leeftijd, waarop de premie eindigt, wordt niet na de transitiedatum bereikt.',
    remedy: 'Controleer de geboortedatum en het veld Premie tot als dit niet klopt.',
  },
};

const warningRow = ({ sheet, cell, found, message, remedy }: Finding): readonly CellContent[] => [
  sheet,
  cell,
  found,
  message,
  remedy,
];

const exclusionRow = ({ number, reason }: Exclusion): readonly CellContent[] => [
  'Deelnemers',
  null,
  number,
  reasons[reason].message,
  reasons[reason].remedy,
];

/** Of whom the insurer pays premium: who takes part in it with what is left. */
const waiverRow = ({ number, premiumWaiver }: Participant): readonly CellContent[] => [
  'Deelnemers',
  null,
  number,
  `Premievrijstelling van ${percentage(premiumWaiver, 1)}: dat deel blijft buiten beide regelingen.`,
  'Controleer het percentage bij de uitvoerder; laat de cel leeg als de premie helemaal wordt betaald.',
];

const waiverRows = ({ dossier: { input } }: OutputContent): readonly (readonly CellContent[])[] =>
  input.participants.filter(({ counts, premiumWaiver }) => counts && premiumWaiver > 0).map(waiverRow);

/** What the law cannot be tested for: whether the data are right. */
const inputRows = (warnings: readonly Finding[]): readonly PlannedRow[] => {
  const text = inputWarning(warnings);
  return text === null ? [] : sentenceRows(text);
};

const noticesTable = (content: OutputContent): Table => ({
  name: 'Meldingen',
  columns: columnsOf(
    {
      Blad: 'general',
      Cel: 'general',
      'Waarde of personeelsnummer': 'text',
      'Wat valt op': 'general',
      'Wat kunt u doen': 'general',
    },
    ['Wat valt op', 'Wat kunt u doen'],
  ),
  rows: [
    ...content.dossier.warnings.map(warningRow),
    ...content.result.excluded.map(exclusionRow),
    ...waiverRows(content),
  ],
  isStreamed: true,
});

/** What stood out in the input file, by cell and by participant. */
function noticesPart(content: OutputContent): SheetPart {
  const notices = noticesTable(content);
  return sheetPart(
    [
      headingRow('Waarschuwingen'),
      sentenceRow(`${warningConclusion(content)}.`),
      ...inputRows(content.dossier.warnings),
      subtitleRow(
        notices.rows.length === 0
          ? 'Er zijn geen waarschuwingen en alle deelnemers doen mee.'
          : 'Wat opviel in het invoerbestand, en welke deelnemers niet of voor een deel meedoen. De berekening is wel gemaakt.',
      ),
    ],
    { table: notices },
  );
}

/** For an employer: how many warnings and who is left out, in numbers. */
const employerNotices = (content: OutputContent): SheetPart =>
  sheetPart([
    headingRow('Waarschuwingen'),
    sentenceRow(`${warningConclusion(content)}.`),
    subtitleRow('Welke waarschuwingen, en over welke deelnemers, staat alleen in de volledige uitvoer.'),
  ]);

/** The highest flat premium that is lawful, and what that is with the cost on contributions, which lies on top of it. */
function flatMaximumPart({ dossier: { input }, result }: OutputContent): SheetPart {
  const { entryCost } = input.next;
  return sheetPart([
    headingRow('Hoogste vlakke premie'),
    labelledRow('Fiscaal maximum', valueCell(result.flatMaximum, 'percentTwo', 'vlak_maximum')),
    ...(entryCost > 0
      ? [
          labelledRow(
            `Met de kosten op de inleg van ${exactPercentage(entryCost)}`,
            valueCell(flatMaximumWithCost(result), 'percentTwo', 'vlak_maximum_met_kosten'),
          ),
        ]
      : []),
  ]);
}

/** Every check of the law, and what stood out in the input file. */
export function checksSheet(content: OutputContent): SheetPlan {
  return sheetOf({
    name: 'Toetsen',
    widths: [32, 28, 24, 80, 60],
    orientation: 'landscape',
    rows: [
      titleRow('Toetsen'),
      subtitleRow(
        'Bedragen op het niveau van de peildatum, percentages en staffels op de transitiedatum. Een toets zonder artikel gaat niet over de wet. Wat aandacht vraagt, staat bovenaan.',
      ),
      emptyRow,
    ],
    table: { ...checksTable(attentionFirst(wholeChecks(content))), name: 'Toetsen', isPlain: true },
    further: [flatMaximumPart(content), content.withoutPeople ? employerNotices(content) : noticesPart(content)],
  });
}
