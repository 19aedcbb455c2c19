import type { Packing } from '#office/package/packing.ts';
import { adviceReport } from '#output/documents/advice/advice-report.ts';
import type { OutputContent } from '#output/output-content.ts';

/** A document of a dossier. */
export interface WordFile {
  readonly kind: 'advice' | 'transitionPlan' | 'consent';
  readonly bytes: Uint8Array;
}

/** The documents that a dossier asks for. */
export async function wordFiles(content: OutputContent, packing?: Packing): Promise<readonly WordFile[]> {
  return [{ kind: 'advice', bytes: await adviceReport(content, packing) }];
}
