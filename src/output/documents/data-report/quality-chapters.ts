import type { Check } from '#core/result/check.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { findingTotal } from '#input/findings.ts';
import { plainTable } from '#output/documents/data-report/count-chapters.ts';
import type { ReportedParticipant } from '#output/documents/data-report/reported-participants.ts';
import { farOutside, signals, type Signal } from '#output/documents/data-report/signals.ts';
import { chapter, factsTable, heading, paragraph } from '#output/documents/model/blocks.ts';
import type { Chapter } from '#output/documents/model/document-draft.ts';
import { inputWarningsTable } from '#output/documents/model/input-warnings-table.ts';
import type { OutputContent } from '#output/output-content.ts';
import { checkLevelNames } from '#output/words/check-titles.ts';
import { smallestGroup, type ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { countedWarnings } from '#output/words/input-warnings.ts';

/** More places than this are looked up in the file itself, with a filter. */
const mostPlaces = 20;

/** Where to look: none where it holds for so many that a list says nothing. */
function placesText({ found }: Signal, all: number): string {
  if (found.length === 0) return '';
  if (found.length === all && all > 1) return 'Alle deelnemers';
  const shown = found.slice(0, mostPlaces).map(({ place }) => wholeNumber(place));
  const more = found.length - shown.length;
  return `${shown.join(', ')}${more === 0 ? '' : ` en nog ${wholeNumber(more)}`}`;
}

/** The part that an insurer pays says who is disabled: never how few. */
function waiverText(participants: readonly ReportedParticipant[]): string {
  const count = participants.filter(({ given }) => given.premiumWaiver > 0).length;
  if (count === 0) return 'Geen';
  return count < smallestGroup ? `Minder dan ${smallestGroup}` : wholeNumber(count);
}

/** What is missing, double, or far from the others: counted, with where it stands. */
export function signalsChapter({ input }: ConclusionSubject, participants: readonly ReportedParticipant[]): Chapter {
  const found = signals(participants, input);
  return chapter('Ontbrekend, dubbel en uitzonderlijk', [
    paragraph(
      'Waar per deelnemer naar is gekeken, ook als niets is gevonden. Een signaal is geen fout: het vraagt een verklaring. Volgnummer: de plaats van de deelnemer op het blad Deelnemers van het invoerbestand, de eerste is 1.',
      'lead',
    ),
    plainTable(
      'Signalen',
      'Signalen over deelnemers met aantal en volgnummers.',
      [
        { head: 'Signaal', share: 46, align: 'left' },
        { head: 'Aantal', share: 12, align: 'right' },
        { head: 'Volgnummers', share: 42, align: 'left' },
      ],
      [
        ...found.map((signal) => [
          signal.what,
          wholeNumber(signal.found.length),
          placesText(signal, participants.length),
        ]),
        ['Met premievrijstelling', waiverText(participants), ''],
      ],
    ),
    paragraph(
      `${farOutside} Van premievrijstelling staan hier geen volgnummers: zij zegt iets over gezondheid.`,
      'note',
    ),
  ]);
}

const countOf = (checks: readonly Check[], level: Check['level']): string =>
  wholeNumber(checks.filter((one) => one.level === level).length);

/** What the reader of the file found, and what the calculation checked. */
export function findingsChapter({ dossier: { warnings }, result: { checks } }: OutputContent): Chapter {
  const table = inputWarningsTable(warnings);
  return chapter('Bevindingen van de controles', [
    heading('Invoer'),
    paragraph(
      findingTotal(warnings) === 0
        ? 'De invoercontrole gaf geen fouten en geen waarschuwingen.'
        : `De invoercontrole gaf geen fouten en ${countedWarnings(warnings)}. Elke waarschuwing staat met haar cel op het blad Toetsen van de werkmap.`,
    ),
    ...(table === null
      ? []
      : [
          {
            kind: 'table' as const,
            name: 'Waarschuwingen over de invoer',
            alternativeText: 'Waarschuwingen over de invoer met plaats en aantal.',
            table,
          },
        ]),
    heading('Toetsen van de uitkomst'),
    factsTable(
      'Toetsen naar uitkomst',
      'Aantal toetsen naar uitkomst.',
      ['Uitkomst', 'Aantal'],
      (['error', 'warning', 'pass'] as const).map((level) => [checkLevelNames[level], countOf(checks, level)]),
    ),
    paragraph('Elke toets staat met bedragen en artikel op het blad Toetsen van de werkmap.', 'note'),
  ]);
}
