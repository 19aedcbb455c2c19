import type { Participant } from '#core/dossier.ts';
import { isAveragePay, schemeKind } from '#core/scheme-kind.ts';
import { type ParticipantFact, participantChanges, type ParticipantChanges } from '#input/participant-changes.ts';
import { registers } from '#input/fields/register.ts';
import { amount, decimalNumber, monthText, signs, wholeNumber } from '#office/document/dutch-format.ts';
import { figureColumns, plainTable } from '#output/documents/data-report/count-chapters.ts';
import { chapter, factsTable, heading, paragraph } from '#output/documents/model/blocks.ts';
import type { Block, Chapter } from '#output/documents/model/document-draft.ts';
import type { EarlierDossier, OutputContent } from '#output/output-content.ts';
import { smallestGroup } from '#output/words/conclusions/subject.ts';

/** From one sum to the other: who left, who joined, and who is in both. */
export interface SumBridge {
  readonly before: number;
  readonly left: number;
  readonly joined: number;
  readonly changed: number;
  readonly now: number;
}

const counting = (participants: readonly Participant[]): readonly Participant[] =>
  participants.filter(({ counts }) => counts);

/** The sum of an amount before and now; the four parts add up. */
export function sumBridge(
  of: readonly Participant[],
  to: readonly Participant[],
  value: (one: Participant) => number,
): SumBridge {
  const [before, after] = [of, to].map((list) => new Map(list.map((one) => [one.number, value(one)])));
  const sum = (values: Iterable<number>): number => [...values].reduce((total, one) => total + one, 0);
  const only = (these: Map<string, number>, others: Map<string, number>): number =>
    sum([...these].flatMap(([number, one]) => (others.has(number) ? [] : [one])));
  const changed = sum(
    [...after!].flatMap(([number, one]) => (before!.has(number) ? [one - before!.get(number)!] : [])),
  );
  return {
    before: sum(before!.values()),
    left: -only(before!, after!),
    joined: only(after!, before!),
    changed,
    now: sum(after!.values()),
  };
}

const signed = (value: number, text: (value: number) => string): string => {
  if (value === 0) return text(0);
  return `${value > 0 ? signs.plus : signs.minus}${text(Math.abs(value))}`;
};

/** The column as the template calls it. */
function labelOf({ dossier: { input } }: OutputContent, fact: ParticipantFact): string {
  const { columns } = registers[schemeKind(input)].participants;
  return columns.find(({ key }) => key === fact)?.header ?? fact;
}

function countRows(content: OutputContent, { of, with: to, added, left, changed, facts }: ParticipantChanges) {
  return [
    ['In het eerdere dossier', wholeNumber(of)],
    ['Weg', wholeNumber(left)],
    ['Erbij', wholeNumber(added)],
    ['In dit dossier', wholeNumber(to)],
    ['In beide, met een ander gegeven', wholeNumber(changed)],
    ...facts
      // How few have premium waived is said nowhere.
      .filter(({ fact, count }) => fact !== 'premiumWaiver' || count >= smallestGroup)
      .map(({ fact, count }) => [`Waarvan: ${labelOf(content, fact)}`, wholeNumber(count)]),
  ].map(([name = '', count = '']) => [name, count] as const);
}

/** Of so few that joined, left or stayed the sums would be what they earn. */
const isTellable = (groups: readonly number[]): boolean =>
  groups.every((count) => count === 0 || count >= smallestGroup);

function sumBlocks({ dossier: { input } }: OutputContent, earlier: EarlierDossier): readonly Block[] {
  const [of, to] = [counting(earlier.participants), counting(input.participants)];
  const before = new Set(of.map(({ number }) => number));
  const both = to.filter(({ number }) => before.has(number)).length;
  if (!isTellable([of.length - both, to.length - both, both]))
    return [
      paragraph(
        `Wat vertrek, instroom en wijziging met de sommen doen, staat hier niet: een van die groepen heeft minder dan ${smallestGroup} deelnemers.`,
        'note',
      ),
    ];
  const row = (name: string, value: (one: Participant) => number, text: (value: number) => string) => {
    const bridge = sumBridge(of, to, value);
    const moved = [bridge.left, bridge.joined, bridge.changed].map((part) => signed(part, text));
    return [name, text(bridge.before), ...moved, text(bridge.now)];
  };
  const accrued = isAveragePay(input) ? 'Opgebouwd ouderdomspensioen' : 'Pensioenkapitaal';
  return [
    heading('Waardoor de sommen anders zijn'),
    plainTable(
      'Waardoor de sommen anders zijn',
      'Som in het eerdere dossier, vertrek, instroom, wijziging van wie in beide zit, en som in dit dossier.',
      figureColumns(['Som van', 'Eerder', 'Weg', 'Erbij', 'Gewijzigd', 'Nu'], 22),
      [
        row('Fulltime jaarsalaris', (one) => one.fullTimeSalary, amount),
        row('Salaris na deeltijd', (one) => one.fullTimeSalary * one.partTime, amount),
        row(
          'Deeltijd (fte)',
          (one) => one.partTime,
          (value) => decimalNumber(value, 2),
        ),
        row(accrued, (one) => one.capital + one.accruedPension, amount),
      ],
    ),
    paragraph(
      'Van wie meetelt (Meerekenen is niet nee). Gewijzigd: van wie in beide dossiers meetelt, nu min eerder. Eerder, weg, erbij en gewijzigd zijn samen nu.',
      'note',
    ),
  ];
}

/** What changed against an earlier dossier of the same employer and scheme, by personnel number; left out where there is none. */
export function earlierChapter(content: OutputContent): readonly Chapter[] {
  const { earlier, dossier } = content;
  if (earlier === undefined) return [];
  const changes = participantChanges(earlier.participants, dossier.input.participants);
  return [
    chapter('Veranderd sinds een eerder dossier', [
      paragraph(
        `Vergeleken met het dossier ${earlier.name} van ${earlier.isSameScheme ? 'dezelfde regeling' : 'een regeling met een andere naam'}, peildatum ${monthText(earlier.valuationDate)}. Deelnemers zijn dezelfde als hun personeelsnummer hetzelfde is; de nummers zelf staan hier niet.`,
        'lead',
      ),
      factsTable(
        'Deelnemers toen en nu',
        'Aantal deelnemers in beide dossiers, weg, erbij en gewijzigd.',
        ['Deelnemers', 'Aantal'],
        countRows(content, changes),
      ),
      ...sumBlocks(content, earlier),
    ]),
  ];
}
