import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import type { Choice } from '#core/result/choice.ts';
import type { Verdict } from '#core/result/verdict.ts';
import { saidName } from '#output/language/alternative-name.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { costParts } from '#output/language/cost-words.ts';
import { contributionInFirstTwelveMonths, costInFirstTwelveMonths } from '#output/language/first-year.ts';
import type { Mark } from '#output/language/marks.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { euros, said, type Said, saidList, type WordingKey } from '#output/language/wording.ts';
import type { ChoiceCell, ChoiceQuestion, ChoiceTable, ChoiceTableRow } from '#output/model/choice-table.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { ManualPlace, SectionId } from '#output/model/section.ts';
import { premiums } from '#output/topics/choices/choice-rows.ts';
import { ownContribution, payingMoreRow } from '#output/topics/choices/cost-rows.ts';
import {
  allowedStart,
  isItAllowed,
  lawArticles,
  lawParts,
  needsArticles,
  needsParts,
  whatIsNeeded,
} from '#output/topics/choices/law-rows.ts';
import { effectParts, whoNotices } from '#output/topics/choices/people-rows.ts';
import { leadSentences } from '#output/topics/choices/one-page.ts';
import { type PopulationRow, populationRows } from '#output/topics/choices/population-rows.ts';
import { shownPopulations } from '#output/topics/people/populations.ts';

/** Which chart of the page explains a question. */
const explained: Readonly<Partial<Record<ChoiceQuestion, SectionId>>> = {
  premium: 'premium-by-age',
  'first-year': 'ten-years',
  'thirty-years': 'ten-years',
  who: 'gains',
  allowed: 'premium-by-age',
};

/** How the answers come about. */
const methods: Readonly<Record<ChoiceQuestion, ManualPlace>> = {
  premium: {
    ...manualPlaces.steps,
    line: 'De premie van wie nu deelneemt, en van wie later begint waar die anders is.',
  },
  'first-year': {
    ...manualPlaces.steps,
    line: 'De kosten van twaalf maanden vanaf de transitiedatum, gewogen met de kans op dienst en niet contant gemaakt.',
  },
  'thirty-years': {
    ...manualPlaces.groups,
    line: 'De kosten van 360 maanden, ook van wie later begint, gewogen en contant gemaakt op de transitiedatum.',
  },
  who: {
    ...manualPlaces.steps,
    line: 'Het verwachte pensioen van iedere deelnemer naast dat van de huidige regeling; een verschil tot 0,5% telt als gelijk.',
  },
  'own-contribution': {
    ...manualPlaces.steps,
    line: 'De eigen bijdragen van twaalf maanden vanaf de transitiedatum, opgeteld.',
  },
  allowed: { ...manualPlaces.checks, line: 'De premie naast de grenzen en voorwaarden uit de wet.' },
  needs: { ...manualPlaces.transitionPlan, line: 'Wie moet instemmen, en of er een transitieplan moet komen.' },
};

type Articles = (subject: ConclusionSubject, choices: readonly ShownChoice[]) => string | null;
const articles: Readonly<Partial<Record<ChoiceQuestion, Articles>>> = { allowed: lawArticles, needs: needsArticles };

interface Question {
  readonly label: Said;
  readonly now?: Said | null;
  readonly of: (choice: ShownChoice) => ChoiceCell;
}

/** What the cost has beside premium: "inclusief € 57.574 compensatie en € 5.000 eenmalig". */
function within({ compensation, oneOff }: Choice, number: 'firstYear' | 'thirtyYears'): readonly Said[] {
  const part = (key: WordingKey, paid: number): readonly Said[] =>
    Math.round(paid) === 0 ? [] : [said(key, euros(paid))];
  const parts = [...part('ofCompensation', compensation[number]), ...part('ofOneOff', oneOff[number])];
  return parts.length === 0 ? [] : [said('including', saidList(parts))];
}

const cell = ([text = '', ...small]: readonly Said[]): ChoiceCell => ({ text, small });

function costQuestion(subject: ConclusionSubject, label: Said, number: 'firstYear' | 'thirtyYears'): Question {
  const now = subject.result.now.cost[number];
  const isFirst = isFirstScheme(subject.input);
  return {
    label,
    now: isFirst ? null : said('now', euros(now)),
    of: (choice) =>
      cell([
        ...(isFirst ? [euros(choice.cost[number])] : costParts(choice.difference[number], now)),
        ...within(choice, number),
      ]),
  };
}

const tones: Readonly<Record<Verdict['allowed'], Mark['tone']>> = { yes: 'good', unknown: 'doubt', no: 'forbidden' };

function lawCell(subject: ConclusionSubject, choice: ShownChoice): ChoiceCell {
  const { allowed } = choice.alternative.verdict;
  return { text: allowedStart[allowed], small: lawParts(subject, choice), tone: tones[allowed] };
}

const questionOf = ({ label, of }: PopulationRow): Question => ({ label, of: (choice) => cell(of(choice)) });

/** Whose pension becomes what: of everybody, or of each population apart. */
function effectQuestions(subject: ConclusionSubject): readonly Question[] {
  if (isFirstScheme(subject.input)) return [];
  const apart = populationRows(subject, shownPopulations(subject));
  const everybody = { label: whoNotices, of: (choice: ShownChoice) => effectParts(subject, choice) };
  return (apart.length > 0 ? apart : [everybody]).map(questionOf);
}

function contributionQuestions(subject: ConclusionSubject): readonly Question[] {
  const { now } = subject.result;
  const all = [now, ...shownChoices(subject)];
  if (all.every((paid) => Math.round(paid.ownContribution) === 0)) return [];
  const payers = payingMoreRow(subject);
  return [
    {
      label: contributionInFirstTwelveMonths(subject.result),
      now: isFirstScheme(subject.input) ? null : said('now', euros(now.ownContribution)),
      of: (choice) => {
        const { ownContribution: paid } = choice;
        const isSame = isFirstScheme(subject.input) || nearlyEqual(paid, now.ownContribution);
        const difference = isSame ? [] : costParts(paid - now.ownContribution, now.ownContribution);
        const who = payers?.of(choice) ?? [];
        return cell([isSame ? ownContribution(subject, choice) : euros(paid), ...difference, ...who]);
      },
    },
  ];
}

type Asked = readonly [ChoiceQuestion, readonly Question[]];

function questionsOf(subject: ConclusionSubject): readonly Asked[] {
  const { result } = subject;
  const premium = premiums(subject);
  return [
    // One premium for all stands in the head of its column.
    ['premium', premium.length > 1 ? premium.map(questionOf) : []],
    ['first-year', [costQuestion(subject, costInFirstTwelveMonths(result), 'firstYear')]],
    ['thirty-years', [costQuestion(subject, said('costInThirtyYears'), 'thirtyYears')]],
    ['who', effectQuestions(subject)],
    ['own-contribution', contributionQuestions(subject)],
    ['allowed', [{ label: isItAllowed, of: (choice) => lawCell(subject, choice) }]],
    ['needs', [questionOf({ label: whatIsNeeded, of: (choice) => needsParts(subject, choice) })]],
  ];
}

/** The table of choices for a screen; `notes`: what is to be known with it. */
export function screenTable(subject: ConclusionSubject, notes: readonly string[] = []): ChoiceTable {
  const choices = shownChoices(subject);
  const [premium, ...others] = premiums(subject);
  return {
    lead: leadSentences(subject),
    columns: choices.map((choice) => ({
      key: choice.premium,
      choice: choice.key,
      name: saidName(choice.alternative),
      premium: others.length > 0 ? [] : (premium?.of(choice) ?? []),
    })),
    rows: questionsOf(subject).flatMap(([question, questions]) =>
      questions.map(({ label, now = null, of }): ChoiceTableRow => ({
        question,
        label,
        now,
        cells: choices.map(of),
        article: articles[question]?.(subject, choices) ?? null,
        method: methods[question],
        explainedBy: explained[question] ?? null,
      })),
    ),
    notes,
  };
}
