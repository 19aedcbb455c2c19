import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { somebodyEnters } from '#core/result/who-enters.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';
import type { AgeGroup } from '#core/result/shown-groups.ts';
import { exactPercentage, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { consentInShort } from '#output/language/consent.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import { changedTerms } from '#output/topics/choices/kept-scale-changes.ts';
import { notApplicable } from '#output/language/chapter-6b.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { costBesideNow, money } from '#output/language/cost-words.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import { levelSigns, reasonText } from '#output/language/verdict-text.ts';
import type { SheetName } from '#output/model/sheet-plan.ts';
import { cohortGains } from '#output/topics/people/cohort-gains.ts';
import { losersText, mostLosing } from '#output/topics/choices/losers-text.ts';
import { populationRows, premiumsNow } from '#output/topics/choices/population-rows.ts';
import { entrantPremiumText, type ShownChoice, shownChoices } from '#output/language/choice-text.ts';

/** One question, with an answer for each of the choices. */
export interface ChoiceRow {
  readonly label: string;
  readonly cells: readonly string[];
  /** Sheet of the output workbook that has the figures. */
  readonly sheet: SheetName;
}

/** Whether any compensation was asked for. */
const isAsked = ({ input }: ConclusionSubject): boolean => input.compensation.method !== 'none';

function compensationText(choice: ShownChoice): string {
  const without = notApplicable(choice.alternative);
  if (without !== null) return capitalised(without);
  const paid = choice.compensation.thirtyYears;
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

/** Why a choice is lawful or not, in a few words: "art. 220e PW", "boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)". */
export function lawReason({ input, result }: ConclusionSubject, choice: ShownChoice): string {
  const { verdict, form, key } = choice.alternative;
  if (verdict.allowed !== 'yes') return reasonText(verdict);
  if (form === 'progressive')
    return key !== 'keptScale' && isAveragePay(input)
      ? 'naar de letter van art. 150b lid 1 c en 220e PW; vraag uw uitvoerder om bevestiging'
      : 'art. 220e PW';
  return `hoogstens ${exactPercentage(result.flatMaximum, 0)}${input.next.entryCost > 0 ? ' na de kosten op de inleg' : ''}`;
}

const allowedStart = {
  yes: 'Ja',
  no: `${levelSigns.error} Mag niet`,
  unknown: `${levelSigns.warning} Onbekend`,
} as const;

/** "Ja: hoogstens 30%", "■ Mag niet: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)". */
const lawText = (subject: ConclusionSubject, choice: ShownChoice): string => {
  const { verdict, form } = choice.alternative;
  const second = verdict.allowed === 'yes' && form === 'progressive' ? secondFlat(subject.input, choice) : '';
  return `${allowedStart[verdict.allowed]}: ${lawReason(subject, choice)}${second}`;
};

/** Makes a row of the answer of each choice to one question. */
export type RowMaker = (label: string, sheet: SheetName, cell: (choice: ShownChoice) => string) => ChoiceRow;

/** Whether any choice of the table comes with compensation. */
export const isCompensated = (subject: ConclusionSubject): boolean =>
  isAsked(subject) && shownChoices(subject).some(({ alternative }) => alternative.compensation !== null);

/** A cost beside now; of a first scheme, in which now is nothing, the cost itself. */
const costText = (cost: number, difference: number, now: number): string =>
  Math.round(now) === 0 ? money(cost) : capitalised(costBesideNow(difference, now));

/** What the employer and the participants pay. */
function costRows(subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] {
  const { now } = subject.result;
  const { cost } = now;
  const when = inFirstTwelveMonths(subject.result);
  const choices = shownChoices(subject);
  const hasOneOffs = choices.some(({ oneOff }) => Math.round(oneOff.thirtyYears) > 0);
  const paysThemselves = [now, ...choices].some(({ ownContribution }) => Math.round(ownContribution) > 0);
  const label = (what: string, amount: number): string =>
    isFirstScheme(subject.input) ? what : `${what} (nu ${money(amount)})`;
  return [
    row(label(`Kosten ${when}`, cost.firstYear), 'Samenvatting', (choice) =>
      costText(choice.cost.firstYear, choice.difference.firstYear, cost.firstYear),
    ),
    row(label('Kosten 30 jaar', cost.thirtyYears), 'Samenvatting', (choice) =>
      costText(choice.cost.thirtyYears, choice.difference.thirtyYears, cost.thirtyYears),
    ),
    ...(isCompensated(subject) ? [row('Waarvan compensatie, 30 jaar', 'Samenvatting', compensationText)] : []),
    ...(hasOneOffs
      ? [
          row('Waarvan eenmalige kosten', 'Samenvatting', ({ oneOff }) =>
            Math.round(oneOff.thirtyYears) === 0 ? 'Geen' : money(oneOff.thirtyYears),
          ),
        ]
      : []),
    ...(paysThemselves
      ? [
          row(label(`Eigen bijdrage ${when}`, now.ownContribution), 'Samenvatting', (choice) =>
            ownContributionText(subject, choice),
          ),
        ]
      : []),
    ...payingMoreRows(subject, row),
  ];
}

/** A row of all choices. */
export function rowMaker(subject: ConclusionSubject): RowMaker {
  const choices = shownChoices(subject);
  return (label, sheet, cell) => ({ label, cells: choices.map(cell), sheet });
}

/** The premiums of those who take part now, the last with that of those hired later where it is another. */
export function premiumRows(subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] {
  const now = premiumsNow(subject);
  const enters = somebodyEnters(subject.result.openGroup.years);
  const later = (choice: ShownChoice): string =>
    enters && choice.alternative.form !== 'flat' ? `; later ${entrantPremiumText(subject, choice)} vlak` : '';
  return now.map(({ label, of }, place) =>
    row(label, 'Samenvatting', (choice) => `${of(choice)}${place === now.length - 1 ? later(choice) : ''}`),
  );
}

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

/** "20 van de 23 krijgen minder; 50–69 jaar − 7,5%; na compensatie nog 18" */
function effectText(subject: ConclusionSubject, choice: ShownChoice): string {
  const { people, alternative } = choice;
  if (people.less === 0)
    return people.more === 0
      ? 'Niemand: het pensioen blijft vrijwel gelijk'
      : `Niemand krijgt minder, ${wholeNumber(people.more)} meer`;
  const most = mostLosing(subject, choice);
  const parts = [
    losersText(subject, people.less, ''),
    most && `${most.who} ${most.change}`,
    paysCompensation(alternative)
      ? `na compensatie ${people.lessAfterCompensation === 0 ? 'niemand' : `nog ${wholeNumber(people.lessAfterCompensation)}`}`
      : null,
  ];
  return capitalised(parts.filter((part) => part !== null).join('; '));
}

/** Whose pension becomes what: of everybody, or of each population apart. */
function effectRows(subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] {
  if (isFirstScheme(subject.input)) return [];
  const apart = populationRows(subject);
  if (apart.length > 0) return apart.map(({ label, of }) => row(label, 'Medewerkers', of));
  return [row('Wie merkt het?', 'Medewerkers', (choice) => effectText(subject, choice))];
}

/** What a choice asks of others before it can begin. */
export const needsRow = (subject: ConclusionSubject, row: RowMaker): ChoiceRow =>
  row('Wat is nodig?', 'Uitgangspunten', (choice) => {
    const { chapter6b, verdict, key } = choice.alternative;
    if (verdict.allowed === 'no') return 'Een andere keuze';
    const isAsIs = key === 'keptScale' && changedTerms(subject).length === 0;
    const consent = capitalised(consentInShort(subject, { ofStaff: !isAsIs }));
    return chapter6b === 'holds' ? `${consent}; transitieplan` : consent;
  });

/** The choices beside each other: the same questions of each. */
export function choiceRows(subject: ConclusionSubject): readonly ChoiceRow[] {
  const row = rowMaker(subject);
  return [
    ...premiumRows(subject, row),
    ...costRows(subject, row),
    ...effectRows(subject, row),
    lawRow(subject, row),
    needsRow(subject, row),
  ];
}
