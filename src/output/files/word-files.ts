import type { Packing } from '#office/package/packing.ts';
import { adviceReport } from '#output/files/advice/advice-report.ts';
import { asksForConsentNote, consentNote } from '#output/files/consent/consent-note.ts';
import { ownFiguresAnnex } from '#output/files/plan/own-figures-annex.ts';
import { asksForPlan, transitionPlan } from '#output/files/plan/transition-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** A document of a dossier. */
export interface WordFile {
  readonly kind: 'advice' | 'transitionPlan' | 'consent' | 'annex';
  readonly bytes: Uint8Array;
}

/**
 * The documents that a dossier asks for: always the advice; once a choice is made the plan where the law asks for it and the note where staff decide, and the annex
 * for the adviser where the dossier asks for it.
 */
export async function wordFiles(content: OutputContent, packing?: Packing): Promise<readonly WordFile[]> {
  const { result } = content;
  const files: WordFile[] = [{ kind: 'advice', bytes: await adviceReport(content, packing) }];
  if (asksForPlan(result)) files.push({ kind: 'transitionPlan', bytes: await transitionPlan(content, packing) });
  if (asksForConsentNote(content)) files.push({ kind: 'consent', bytes: await consentNote(content, packing) });
  const annex = await ownFiguresAnnex(content, packing);
  if (annex !== null) files.push({ kind: 'annex', bytes: annex });
  return files;
}
