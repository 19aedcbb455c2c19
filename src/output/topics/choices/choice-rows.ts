import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import type { TwoNumbers } from '#core/result/choice.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { somebodyEnters } from '#core/result/who-enters.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';
import type { AgeGroup } from '#core/result/shown-groups.ts';
import { exactPercentage, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { notApplicable } from '#output/language/chapter-6b.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { costBesideNow, money } from '#output/language/cost-words.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import { levelSigns, reasonText } from '#output/language/verdict-text.ts';
import type { SheetName } from '#output/model/sheet-plan.ts';
import { cohortGains } from '#output/topics/people/cohort-gains.ts';
import { mostLosing } from '#output/topics/choices/losers-text.ts';
import { peopleText, populationRows, premiumsNow } from '#output/topics/choices/population-rows.ts';
import { entrantPremiumText, type ShownChoice, shownChoices } from '#output/topics/choices/choice-text.ts';

/** One question, with an answer for each of the choices. */
export interface ChoiceRow {
  readonly label: string;
  readonly cells: readonly string[];
  /** Sheet of the output workbook that has the figures. */
  readonly sheet: SheetName;
}

/** Whether any compensation was asked for. */
const isAsked = ({ input }: ConclusionSubject): boolean => input.compensation.method !== 'none';

function compensationText(choice: ShownChoice, period: keyof TwoNumbers): string {
  const without = notApplicable(choice.alternative);
  if (without !== null) return capitalised(without);
  const paid = choice.compensation[period];
  return Math.round(paid) === 0 ? 'Geen' : money(paid);
}

function ownContributionText({ result }: ConclusionSubject, { ownContribution }: ShownChoice): string {
  const now = result.now.ownContribution;
  if (Math.round(now) === 0 && Math.round(ownContribution) === 0) return 'Geen';
  return Math.abs(ownContribution - now) < 0.5 ? 'Gelijk' : money(ownContribution);
}

/** Ages of groups in their order, neighbours together: "20–29 en 45–64 jaar". */
export function agesOf<Group extends AgeGroup>(groups: readonly Group[], all: readonly Group[]): string {
  const parts: Group[][] = [];
  for (const group of groups) {
    const last = parts.at(-1);
    if (last !== undefined && all.indexOf(last.at(-1)!) === all.indexOf(group) - 1) last.push(group);
    else parts.push([group]);
  }
  const named = parts.map((part) => shortCohortName({ fromAge: part[0]!.fromAge, toAge: part.at(-1)!.toAge }));
  return `${listed(named)} jaar`;
}

/** Who pays more themselves, and how much: "45–64 jaar (+ 43%)"; null where no group may be shown. */
function payingMore(subject: ConclusionSubject, { alternative }: ShownChoice): string | null {
  const groups = cohortGains(subject, alternative);
  const more = groups.filter(({ contribution: { current, next } }) => next > current && !nearlyEqual(next, current));
  if (groups.length === 0) return null;
  if (more.length === 0) return 'Niemand';
  const sum = (side: 'current' | 'next'): number =>
    more.reduce((total, { contribution }) => total + contribution[side], 0);
  const change = fractionOf(sum('next') - sum('current'), sum('current'));
  const who = more.length === groups.length ? 'Alle leeftijden' : agesOf(more, groups);
  return change === null ? who : `${who} (+ ${percentage(change, 0)})`;
}

/** Who pays more, where the employees pay a part of what lies above a level. */
export function payingMoreRows(subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] {
  const isShared = subject.input.next.employeeContribution.sharing !== undefined;
  if (!isShared || shownChoices(subject).every((choice) => payingMore(subject, choice) === null)) return [];
  return [row('Wie meer eigen bijdrage betaalt', 'Medewerkers', (choice) => payingMore(subject, choice) ?? '')];
}

/** Those hired later with another flat premium than others have now ask a scheme of their own. */
function secondFlat(input: ConclusionSubject['input'], { entrantPremium }: ShownChoice): string {
  const now = flatSinceOf(input)?.rate ?? entrantPremium;
  return now === entrantPremium
    ? ''
    : `; ${exactPercentage(now)} en ${exactPercentage(entrantPremium)} vlak vragen twee regelingen (art. 17 lid 3 PW)`;
}

/** "Ja (hoogstens 30%)", "■ Mag niet: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)". */
function lawText({ input, result }: ConclusionSubject, choice: ShownChoice): string {
  const { alternative } = choice;
  const { verdict, form, key } = alternative;
  if (verdict.allowed === 'no') return `${levelSigns.error} Mag niet: ${reasonText(verdict)}`;
  if (verdict.allowed === 'unknown') return `${levelSigns.warning} Onbekend: ${reasonText(verdict)}`;
  if (form === 'progressive')
    return key !== 'keptScale' && isAveragePay(input)
      ? 'Ja, naar de letter van art. 150b lid 1 c en 220e PW; vraag uw uitvoerder om bevestiging'
      : `Ja (art. 220e PW)${secondFlat(input, choice)}`;
  return `Ja (hoogstens ${exactPercentage(result.flatMaximum, 0)}${input.next.entryCost > 0 ? ' na de kosten op de inleg' : ''})`;
}

/** Makes a row of the answer of each choice to one question. */
export type RowMaker = (label: string, sheet: SheetName, cell: (choice: ShownChoice) => string) => ChoiceRow;

/** Whether any choice of the table comes with compensation. */
export const isCompensated = (subject: ConclusionSubject): boolean =>
  isAsked(subject) && shownChoices(subject).some(({ alternative }) => alternative.compensation !== null);

/** What the employer and the participants pay. */
function costRows(subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] {
  const { now } = subject.result;
  const { cost } = now;
  const when = inFirstTwelveMonths(subject.result);
  const hasOneOffs = shownChoices(subject).some(({ oneOff }) => Math.round(oneOff.thirtyYears) > 0);
  return [
    row(
      `Kosten ${when} (nu ${money(cost.firstYear)})`,
      'Samenvatting',
      (choice) => `${money(choice.cost.firstYear)}: ${costBesideNow(choice.difference.firstYear, cost.firstYear)}`,
    ),
    row(
      `Kosten 30 jaar (nu ${money(cost.thirtyYears)})`,
      'Samenvatting',
      (choice) =>
        `${money(choice.cost.thirtyYears)}: ${costBesideNow(choice.difference.thirtyYears, cost.thirtyYears)}`,
    ),
    ...(isCompensated(subject)
      ? [row('Waarvan compensatie, 30 jaar', 'Samenvatting', (choice) => compensationText(choice, 'thirtyYears'))]
      : []),
    ...(hasOneOffs
      ? [
          row('Waarvan eenmalige kosten', 'Samenvatting', ({ oneOff }) =>
            Math.round(oneOff.thirtyYears) === 0 ? 'Geen' : money(oneOff.thirtyYears),
          ),
        ]
      : []),
    row(`Eigen bijdrage ${when} (nu ${money(now.ownContribution)})`, 'Samenvatting', (choice) =>
      ownContributionText(subject, choice),
    ),
    ...payingMoreRows(subject, row),
  ];
}

/** A row of all choices. */
export function rowMaker(subject: ConclusionSubject): RowMaker {
  const choices = shownChoices(subject);
  return (label, sheet, cell) => ({ label, cells: choices.map(cell), sheet });
}

export const premiumRows = (subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] => [
  ...premiumsNow(subject).map(({ label, of }) => row(label, 'Samenvatting', of)),
  ...(somebodyEnters(subject.result.openGroup.years)
    ? [row('Premie wie later begint', 'Samenvatting', (choice) => `${entrantPremiumText(subject, choice)} vlak`)]
    : []),
];

/** The group of ages that loses most; none where nobody loses, or no group may be shown. */
export function mostLosingRows(subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] {
  if (shownChoices(subject).every((choice) => mostLosing(subject, choice) === null)) return [];
  return [
    row('Wie het meest verliest', 'Medewerkers', (choice) => {
      const most = mostLosing(subject, choice);
      return most === null ? 'Niemand' : capitalised(`${most.who} (${most.change})`);
    }),
  ];
}

export const lawRow = (subject: ConclusionSubject, row: RowMaker): ChoiceRow =>
  row('Mag het?', 'Toetsen', (choice) => lawText(subject, choice));

/** The choices beside each other: the same questions of each. */
export function choiceRows(subject: ConclusionSubject): readonly ChoiceRow[] {
  const row = rowMaker(subject);
  const pension = isAveragePay(subject.input) ? 'Verwacht pensioen' : 'Pensioen';
  const compensated = isCompensated(subject);
  const apart = populationRows(subject);
  return [
    ...premiumRows(subject, row),
    ...costRows(subject, row),
    ...(isFirstScheme(subject.input)
      ? []
      : [
          row(`${pension}${compensated ? ', vóór compensatie' : ''}`, 'Medewerkers', ({ people }) =>
            peopleText(people),
          ),
        ]),
    ...apart.map(({ label, of }) => row(label, 'Medewerkers', of)),
    ...(compensated
      ? [
          row('Na compensatie nog minder', 'Medewerkers', ({ people }) =>
            people.lessAfterCompensation === 0 ? 'Niemand' : wholeNumber(people.lessAfterCompensation),
          ),
        ]
      : []),
    ...(apart.length === 0 ? mostLosingRows(subject, row) : []),
    lawRow(subject, row),
  ];
}
