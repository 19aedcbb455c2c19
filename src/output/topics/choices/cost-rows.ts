import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { notApplicable } from '#output/language/chapter-6b.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { costBesideNow } from '#output/language/cost-words.ts';
import { money } from '#output/language/money.ts';
import { contributionInFirstTwelveMonths, costInFirstTwelveMonths } from '#output/language/first-year.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import {
  euros,
  inDutch,
  said,
  type Said,
  signedPercent,
  statedInDutch,
  statedParts,
} from '#output/language/wording.ts';
import type { ChoiceQuestion } from '#output/model/choice-table.ts';
import type { PopulationRow } from '#output/topics/choices/population-rows.ts';
import { asking, type ChoiceRow, type FigureLine, type RowMaker } from '#output/topics/choices/choice-row.ts';
import { agesOf } from '#output/topics/people/ages-of.ts';
import { cohortGains } from '#output/topics/people/cohort-gains.ts';

/** Whether any compensation was asked for. */
const isAsked = ({ input }: ConclusionSubject): boolean => input.compensation.method !== 'none';

function compensationText(choice: ShownChoice): string {
  const without = notApplicable(choice.alternative);
  if (without !== null) return capitalised(without);
  const paid = choice.compensation.thirtyYears;
  return Math.round(paid) === 0 ? 'Geen' : money(paid);
}

export function ownContribution({ result }: ConclusionSubject, choice: ShownChoice): Said {
  const now = result.now.ownContribution;
  if (Math.round(now) === 0 && Math.round(choice.ownContribution) === 0) return said('none');
  return Math.abs(choice.ownContribution - now) < 0.5 ? said('equal') : euros(choice.ownContribution);
}

/** Who pays more themselves, and how much: "45–64 jaar (+ 43%)", "20–64 jaar (samen + 43%)"; null where no group may be shown. */
function payingMore(subject: ConclusionSubject, { alternative }: ShownChoice): Said | null {
  const groups = cohortGains(subject, alternative);
  const more = groups.filter(({ contribution: { current, next } }) => next > current && !nearlyEqual(next, current));
  if (groups.length === 0) return null;
  if (more.length === 0) return said('nobody');
  const sum = (side: 'current' | 'next'): number =>
    more.reduce((total, { contribution }) => total + contribution[side], 0);
  const change = fractionOf(sum('next') - sum('current'), sum('current'));
  const who = more.length === groups.length ? said('allAges') : agesOf(more, groups);
  return change === null
    ? who
    : said(more.length > 1 ? 'inBracketsTogether' : 'inBrackets', who, signedPercent(change, 0));
}

/** Who pays more, where the employees pay a part of what lies above a level. */
export function payingMoreRow(subject: ConclusionSubject): PopulationRow | null {
  const isShared = subject.input.next.employeeContribution.sharing !== undefined;
  if (!isShared || shownChoices(subject).every((choice) => payingMore(subject, choice) === null)) return null;
  return { label: said('whoPaysMore'), of: (choice) => [payingMore(subject, choice) ?? ''] };
}

/** The same for slide, document and sheet. */
export function payingMoreRows(subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] {
  const asked = payingMoreRow(subject);
  return asked === null ? [] : [row(inDutch(asked.label), 'Medewerkers', (choice) => statedParts(asked.of(choice)))];
}

/** Whether any choice of the table comes with compensation. */
export const isCompensated = (subject: ConclusionSubject): boolean =>
  isAsked(subject) && shownChoices(subject).some(({ alternative }) => alternative.compensation !== null);

/** A cost beside now; of a first scheme, in which now is nothing, the cost itself. */
const costText = (cost: number, difference: number, now: number): string =>
  Math.round(now) === 0 ? money(cost) : capitalised(costBesideNow(difference, now));

const euroLine = (label: string, now: number | null, of: (choice: ShownChoice) => number): FigureLine => ({
  label,
  format: 'euro',
  now,
  of,
});

/** A cost of now and the choices, with what it differs from now. */
const costLines = (label: string, now: number, number: 'firstYear' | 'thirtyYears'): readonly FigureLine[] => [
  euroLine(label, now, ({ cost }) => cost[number]),
  {
    label: 'Verschil met nu',
    format: 'euroDifference',
    now: null,
    of: ({ difference }) => difference[number],
    formula: (column, row) => `${column}${row - 1}-B${row - 1}`,
  },
  {
    label: 'Verschil in %',
    format: 'percentDifference',
    now: null,
    of: ({ difference }) => (now > 0 ? difference[number] / now : 'n.v.t.'),
    formula: (column, row) => `${column}${row - 1}/B${row - 2}`,
  },
];

/** What the employer and the participants pay. */
export function costRows(subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] {
  const { now } = subject.result;
  const choices = shownChoices(subject);
  const hasOneOffs = choices.some(({ oneOff }) => Math.round(oneOff.thirtyYears) > 0);
  const paysThemselves = [now, ...choices].some((paid) => Math.round(paid.ownContribution) > 0);
  const headed = (what: string, amount: number): string =>
    isFirstScheme(subject.input) ? what : `${what} (nu ${money(amount)})`;
  const costRow = (question: ChoiceQuestion, what: string, number: 'firstYear' | 'thirtyYears'): ChoiceRow => {
    const cost = now.cost[number];
    const text = (choice: ShownChoice): string => costText(choice.cost[number], choice.difference[number], cost);
    return asking(question, row(headed(what, cost), 'Samenvatting', text, costLines(what, cost, number)));
  };
  const amountRow = (what: string, text: (choice: ShownChoice) => string, line: FigureLine): ChoiceRow =>
    row(what, 'Samenvatting', text, [line]);
  const own = inDutch(contributionInFirstTwelveMonths(subject.result));
  return [
    costRow('first-year', inDutch(costInFirstTwelveMonths(subject.result)), 'firstYear'),
    costRow('thirty-years', 'Kosten 30 jaar', 'thirtyYears'),
    ...(isCompensated(subject)
      ? [
          amountRow(
            compensationLabel,
            compensationText,
            euroLine(compensationLabel, null, ({ compensation }) => compensation.thirtyYears),
          ),
        ]
      : []),
    ...(hasOneOffs
      ? [
          amountRow(
            oneOffLabel,
            ({ oneOff }) => (Math.round(oneOff.thirtyYears) === 0 ? 'Geen' : money(oneOff.thirtyYears)),
            euroLine(oneOffLabel, null, ({ oneOff }) => oneOff.thirtyYears),
          ),
        ]
      : []),
    ...(paysThemselves
      ? [
          asking(
            'own-contribution',
            amountRow(
              headed(own, now.ownContribution),
              (choice) => statedInDutch(ownContribution(subject, choice)),
              euroLine(own, now.ownContribution, (choice) => choice.ownContribution),
            ),
          ),
        ]
      : []),
    ...payingMoreRows(subject, row),
  ];
}

const compensationLabel = 'Waarvan compensatie, 30 jaar';
const oneOffLabel = 'Waarvan eenmalige kosten';
