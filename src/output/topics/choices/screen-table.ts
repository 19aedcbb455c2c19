import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import type { Choice } from '#core/result/choice.ts';
import type { Verdict } from '#core/result/verdict.ts';
import { capitalised, listed, uncapitalised } from '#office/document/dutch-words.ts';
import { nameWithoutLetter } from '#output/language/alternative-name.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { costParts, money } from '#output/language/cost-words.ts';
import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import type { Mark } from '#output/language/marks.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { ChoiceCell, ChoiceQuestion, ChoiceTable, ChoiceTableRow } from '#output/model/choice-table.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { SectionId } from '#output/model/section.ts';
import type { SheetName } from '#output/model/sheet-plan.ts';
import { rowMaker } from '#output/topics/choices/choice-row.ts';
import { premiumRows } from '#output/topics/choices/choice-rows.ts';
import { ownContributionText, payingMoreRows } from '#output/topics/choices/cost-rows.ts';
import { allowedStart, lawReason, needsParts, secondFlat } from '#output/topics/choices/law-rows.ts';
import { effectParts } from '#output/topics/choices/people-rows.ts';
import { tableLead } from '#output/topics/choices/one-page.ts';
import { populationRows } from '#output/topics/choices/population-rows.ts';
import { shownPopulations } from '#output/topics/people/populations.ts';

/** Which chart of the page explains a question. */
const explained: Readonly<Partial<Record<ChoiceQuestion, SectionId>>> = {
  premium: 'premium-by-age',
  'first-year': 'ten-years',
  'thirty-years': 'ten-years',
  who: 'gains',
  allowed: 'premium-by-age',
};

interface Question {
  readonly label: string;
  readonly now?: string | null;
  readonly sheet?: SheetName;
  readonly of: (choice: ShownChoice) => ChoiceCell;
}

/** What the cost has beside premium: "inclusief € 57.574 compensatie en € 5.000 eenmalig"; empty where there is nothing. */
function within({ compensation, oneOff }: Choice, number: 'firstYear' | 'thirtyYears'): string {
  const part = (what: string, paid: number): readonly string[] =>
    Math.round(paid) === 0 ? [] : [`${money(paid)} ${what}`];
  const parts = [...part('compensatie', compensation[number]), ...part('eenmalig', oneOff[number])];
  return parts.length === 0 ? '' : `inclusief ${listed(parts)}`;
}

const cell = (parts: readonly (string | null)[]): ChoiceCell => {
  const [text = '', ...small] = parts.filter((part) => part !== null && part !== '') as string[];
  return { text: capitalised(text), small: small.join('; ') };
};

function costQuestion(subject: ConclusionSubject, label: string, number: 'firstYear' | 'thirtyYears'): Question {
  const now = subject.result.now.cost[number];
  return {
    label,
    now: isFirstScheme(subject.input) ? null : `nu ${money(now)}`,
    of: (choice) => {
      const parts = isFirstScheme(subject.input)
        ? [money(choice.cost[number])]
        : costParts(choice.difference[number], now);
      const [text, ...below] = parts;
      return cell([text, [...below, within(choice, number)].filter(Boolean).join(', ')]);
    },
  };
}

const tones: Readonly<Record<Verdict['allowed'], Mark['tone']>> = { yes: 'good', unknown: 'doubt', no: 'forbidden' };

function lawCell(subject: ConclusionSubject, choice: ShownChoice): ChoiceCell {
  const { verdict, form } = choice.alternative;
  const second = verdict.allowed === 'yes' && form === 'progressive' ? secondFlat(subject.input, choice) : '';
  return {
    text: allowedStart[verdict.allowed],
    small: `${lawReason(subject, choice)}${second}`,
    tone: tones[verdict.allowed],
  };
}

/** Whose pension becomes what: of everybody, or of each population apart. */
function effectQuestions(subject: ConclusionSubject): readonly Question[] {
  if (isFirstScheme(subject.input)) return [];
  const apart = populationRows(subject, shownPopulations(subject));
  if (apart.length > 0)
    return apart.map(({ label, of }) => ({
      label,
      sheet: 'Medewerkers',
      of: (choice) => cell(of(choice).split('; ')),
    }));
  return [{ label: 'Wie merkt het?', sheet: 'Medewerkers', of: (choice) => cell(effectParts(subject, choice)) }];
}

function contributionQuestions(subject: ConclusionSubject): readonly Question[] {
  const { now } = subject.result;
  const all = [now, ...shownChoices(subject)];
  if (all.every(({ ownContribution }) => Math.round(ownContribution) === 0)) return [];
  const [payers] = payingMoreRows(subject, rowMaker(subject));
  const who = (choice: ShownChoice): string | null =>
    payers ? uncapitalised(payers.cells[shownChoices(subject).findIndex(({ key }) => key === choice.key)] ?? '') : null;
  return [
    {
      label: `Eigen bijdrage ${inFirstTwelveMonths(subject.result)}`,
      now: isFirstScheme(subject.input) ? null : `nu ${money(now.ownContribution)}`,
      of: (choice) => {
        if (nearlyEqual(choice.ownContribution, now.ownContribution))
          return cell([ownContributionText(subject, choice), who(choice)]);
        const [text, ...below] = costParts(choice.ownContribution - now.ownContribution, now.ownContribution);
        return cell([text, [...below, `samen ${money(choice.ownContribution)}`].join(', '), who(choice)]);
      },
    },
  ];
}

type Asked = readonly [ChoiceQuestion, readonly Question[]];

function questionsOf(subject: ConclusionSubject): readonly Asked[] {
  const row = rowMaker(subject);
  const choices = shownChoices(subject);
  const ofRows = (rows: ReturnType<typeof premiumRows>): readonly Question[] =>
    rows.map(({ label, cells, sheet }) => ({
      label,
      sheet,
      of: (choice) => cell((cells[choices.findIndex(({ key }) => key === choice.key)] ?? '').split('; ')),
    }));
  const premiums = premiumRows(subject, row);
  return [
    // One premium for all stands in the head of its column.
    ['premium', premiums.length > 1 ? ofRows(premiums) : []],
    ['first-year', [costQuestion(subject, `Kosten ${inFirstTwelveMonths(subject.result)}`, 'firstYear')]],
    ['thirty-years', [costQuestion(subject, 'Kosten in 30 jaar', 'thirtyYears')]],
    ['who', effectQuestions(subject)],
    ['own-contribution', contributionQuestions(subject)],
    ['allowed', [{ label: 'Mag het?', sheet: 'Toetsen', of: (choice) => lawCell(subject, choice) }]],
    ['needs', [{ label: 'Wat is nodig?', sheet: 'Uitgangspunten', of: (choice) => cell(needsParts(subject, choice)) }]],
  ];
}

/** The table of choices for a screen; `notes`: what is to be known with it. */
export function screenTable(subject: ConclusionSubject, notes: readonly string[] = []): ChoiceTable {
  const choices = shownChoices(subject);
  const premiums = premiumRows(subject, rowMaker(subject));
  return {
    lead: tableLead(subject),
    columns: choices.map(({ key, premium, alternative }, place) => ({
      key: premium,
      choice: key,
      name: nameWithoutLetter(alternative, 'short'),
      premium: premiums.length > 1 ? '' : (premiums[0]?.cells[place] ?? ''),
    })),
    rows: questionsOf(subject).flatMap(([question, questions]) =>
      questions.map(({ label, now = null, sheet = 'Samenvatting', of }): ChoiceTableRow => ({
        question,
        label,
        now,
        cells: choices.map(of),
        source: { sheet, sentence: `Bron in de werkmap: blad ${sheet}.`, article: null, method: manualPlaces.steps },
        explainedBy: explained[question] ?? null,
      })),
    ),
    notes,
  };
}
