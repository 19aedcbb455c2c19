import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import { answersOf } from '#core/result/alternative-of.ts';
import { entrySentence } from '#output/topics/open-group/entry.ts';
import { headlineSentences } from '#output/topics/choices/headline-text.ts';
import { checkSentence } from '#output/topics/law/checks/check-texts.ts';
import { basisExplanation, certaintyNote } from '#output/language/bases.ts';
import { profitMeasureNote } from '#output/topics/choices/profit-measure-note.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { measuredPremiums, measureName, measuresSentence } from '#output/language/profit-measures.ts';
import { proofSentence, questionSentences } from '#output/topics/choices/goal-sentences.ts';
import { birthYearConclusion } from '#output/topics/people/birth-years-table.ts';
import { warningConclusion } from '#output/topics/law/input-conclusions.ts';
import { sheetConclusion } from '#output/files/workbook/sheet-conclusions.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { checksWith } from '#core/result/check.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import { dossiers } from '#test/oracle/dossier-generator.ts';
import { propertyRuns } from '#test/property-runs.ts';

/** Words that set people beside each other, add them up or average them. */
const ofMany =
  /\b(?:samen|gemiddeld\w*|groepen|cohort\w*|jongsten?|oudsten?|de deelnemers|alle \d+|per deelnemer|de som van de|totale)\b|(?<!^)ieders/i;

/** Checks that speak of the participants. */
const judged = ['GOAL_NOT_REACHED', 'PENSION_AGE_ABOVE_LIMIT'] as const;

const sheets = ['Samenvatting', 'De vier premies', 'Medewerkers'] as const;

function sentencesOf(subject: ConclusionSubject): readonly (string | null)[] {
  const { input, result } = subject;
  const example = exampleContent(1);
  const content = { ...example, dossier: { ...example.dossier, input }, result };
  return [
    ...headlineSentences(subject),
    ...basisExplanation(subject, 'expected'),
    ...basisExplanation(subject, 'riskFree'),
    certaintyNote(subject),
    profitMeasureNote(subject),
    measuresSentence(subject),
    ...measuredPremiums(subject).map(({ measure }) => measureName(result, measure)),
    ...questionSentences(subject),
    ...answersOf(result).map((answer) => proofSentence(subject, answer)),
    entrySentence(result),
    ...checksWith(result, ...judged).map((check) => checkSentence(check)),
    ...sheets.map((sheet) => sheetConclusion(sheet, content)),
    birthYearConclusion(subject),
    warningConclusion(content),
  ];
}

describe.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)('a dossier of kind %s with one participant', (kind) => {
  it('has no sentence that sets people beside each other, sums or averages them', () => {
    assert(
      property(dossiers(kind), (dossier) => {
        const input = coreInput({ ...dossier, deelnemers: dossier.deelnemers.slice(0, 1) });
        const result = calculate(input);
        if (result.participantCount !== 1) return;
        for (const text of sentencesOf({ input, result })) expect(text ?? '').not.toMatch(ofMany);
      }),
      propertyRuns(20),
    );
  });
});
