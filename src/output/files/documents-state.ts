import { checksWith } from '#core/result/check.ts';
import { openFields } from '#output/model/blocks.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { DocumentsState } from '#output/model/screen-result.ts';
import { type TextKey, textKeys } from '#output/model/written-texts.ts';
import { approvalSentence } from '#output/topics/law/approval.ts';
import { chosenTexts } from '#output/topics/law/checks/chosen.ts';
import { countedWarnings } from '#output/topics/law/input-warnings.ts';
import { openBasisSentences } from '#output/topics/statutory/open-basis.ts';
import { adviceDraft } from '#output/files/advice/advice-report.ts';
import { asksForConsentNote, consentDraft } from '#output/files/consent/consent-note.ts';
import { asksForPlan, transitionPlanDraft } from '#output/files/plan/transition-plan.ts';

/** The texts that the documents of a dossier ask for, as if none was written: a final document has no open places. */
function askedTexts(content: OutputContent): readonly TextKey[] {
  const { result, beside } = content;
  const unwritten = { ...content, final: undefined, beside: beside && { ...beside, texts: undefined } };
  const drafts = [
    adviceDraft(unwritten),
    ...(asksForPlan(result) ? [transitionPlanDraft(unwritten)] : []),
    ...(asksForConsentNote(content) ? [consentDraft(unwritten)] : []),
  ];
  const asked = new Set<string>(drafts.flatMap(openFields).map(({ id }) => id));
  return textKeys.filter((key) => asked.has(key));
}

/** What speaks against making the files of a dossier final, whatever its adviser wrote: full sentences. */
function doubtsOf({ dossier, result, statutory, beside }: OutputContent): readonly string[] {
  const outcome = statutory?.outcome;
  const hasEffects = outcome?.sort === 'calculated' && outcome.effects.birthYears.length > 0;
  return [
    ...((beside?.decisions ?? []).length === 0 ? ['Er is geen keuze vastgelegd.'] : []),
    ...checksWith(result, 'CHOICE_NOT_COUNTED').map((check) => chosenTexts.CHOICE_NOT_COUNTED.sentence(check, true)),
    ...warningDoubts(dossier.warnings),
    ...(approvalSentence(dossier) === null ? ['Niemand heeft de uitgangspunten vastgesteld.'] : []),
    ...(hasEffects || asksForPlan(result) ? openBasisSentences(statutory) : []),
  ];
}

/** Warnings of the input ask to be read before anybody decides by its figures. */
const warningDoubts = (warnings: OutputContent['dossier']['warnings']): readonly string[] =>
  warnings.length === 0 ? [] : [`Het invoerbestand gaf ${countedWarnings(warnings)}: lees ze eerst.`];

/** What the documents of a dossier ask of its adviser before they are final. */
export const documentsState = (content: OutputContent): DocumentsState => ({
  asked: askedTexts(content),
  isChoiceForbidden: checksWith(content.result, 'CHOICE_NOT_COUNTED').some(
    ({ figures }) => figures.reason === 'forbidden',
  ),
  doubts: doubtsOf(content),
});
