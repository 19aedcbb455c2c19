import type { PremiumAlternative } from '#core/result/alternative.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { chosenOf, headlineOf } from '#core/result/headline.ts';
import { schemeKind } from '#core/dossier/scheme-kind.ts';
import { dossierFigures } from '#output/topics/choices/figures.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { shownChoices } from '#output/language/choice-text.ts';
import { outcomeHeadline } from '#output/topics/choices/headline-text.ts';
import { choiceTitle } from '#output/topics/choices/said-headline.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { answerCard } from '#output/topics/choices/answer-card.ts';
import { goalNotes } from '#output/topics/choices/goal-notes.ts';
import { onePage } from '#output/topics/choices/one-page.ts';
import { screenTable } from '#output/topics/choices/screen-table.ts';
import { reportSections } from '#output/files/screen/report-sections.ts';
import { type ScreenResult, screenResultVersion, type View, type Warnings } from '#output/model/screen-result.ts';
import type { Section } from '#output/model/section.ts';
import { smallGroupNote } from '#output/language/small-group.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';
import { saidSentences, summarySentences } from '#output/topics/choices/summary-sentences.ts';
import { leftOutSentence } from '#output/topics/people/population-conclusion.ts';

/** The same content with another choice in front. */
const withChosen = (content: OutputContent, { choice }: PremiumAlternative): OutputContent => ({
  ...content,
  result: { ...content.result, chosen: choice },
});

/** The premiums of the choices that stand in front when they are chosen. */
const choosable = ({ result }: OutputContent): readonly PremiumAlternative[] =>
  premiumAlternatives(result).filter(
    (premium) => headlineOf({ ...result, chosen: premium.choice })?.key === premium.key,
  );

function warningsOf({ dossier: { warnings }, result }: OutputContent): Warnings {
  return {
    headline: inputWarning(warnings),
    findings: warnings.map(({ code, sheet, cell, field, message, remedy }) => ({
      code,
      sheet,
      cell,
      field,
      message,
      remedy,
    })),
    leftOutCount: result.excluded.length,
    leftOut: result.excluded.length === 0 ? null : leftOutSentence(result),
    confidential: smallGroupNote(result),
  };
}

function shownHeadline(subject: ConclusionSubject): ScreenResult['headline'] {
  const outcome = outcomeHeadline(subject).title;
  const { ownHeadline: own } = subject;
  const choices = shownChoices(subject).map((choice) => [choice.key, choiceTitle(subject, choice, { isMade: false })]);
  return {
    outcome,
    own: own === undefined ? null : { title: own.title, isUsed: own.replaces === outcome },
    choices: Object.fromEntries(choices),
  };
}

/** Sections of all views, each different one kept once. */
class KeptSections {
  readonly sections: Section[] = [];
  readonly #places = new Map<string, number>();

  placeOf(section: Section): number {
    const text = JSON.stringify(section);
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    const place = this.sections.push(section) - 1;
    this.#places.set(text, place);
    return place;
  }
}

/** What the results page shows of a dossier: the same sections that the report draws, for each premium that may be chosen. */
export function screenResult(content: OutputContent): ScreenResult {
  const { dossier, result, stamp } = content;
  const subject = subjectOf(content);
  const front = chosenOf(result)?.key ?? null;
  const mayBeChosen = choosable(content);
  const shown: readonly (readonly [View, OutputContent])[] = [
    ...(front === null ? [['none', content] as const] : []),
    ...mayBeChosen.map((premium) => [premium.key, withChosen(content, premium)] as const),
  ];
  const kept = new KeptSections();
  const views = shown.map(([view, chosen]) => [view, reportSections(chosen).map((one) => kept.placeOf(one))] as const);
  return {
    version: screenResultVersion,
    kind: schemeKind(dossier.input),
    employer: dossier.facts.employerName,
    scheme: dossier.facts.schemeName,
    participants: result.participantCount,
    transition: result.transitionDate,
    sentences: summarySentences(subject),
    said: saidSentences(subject),
    headline: shownHeadline(subject),
    warnings: warningsOf(content),
    cards: premiumAlternatives(result).map((premium) => answerCard(subject, premium, mayBeChosen.includes(premium))),
    table: screenTable(subject, [...onePage(content).notes, ...goalNotes(subject)]),
    front,
    sections: kept.sections,
    views: Object.fromEntries(views),
    figures: dossierFigures(subject),
    stamp,
  };
}
