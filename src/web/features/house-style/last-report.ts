import { queryOptions } from '@tanstack/react-query';
import { apiPaths, filledPath } from '#api/paths.ts';
import { type KeptResult, resultCheck } from '#web/dossier/result-calls.ts';
import { exampleSlides } from '#web/features/house-style/example-slides.ts';
import { type SlideTexts, slideTextsOf } from '#web/features/house-style/slide-texts.ts';
import { call } from '#web/lib/api-client.ts';
import { dataOf } from '#web/lib/api-data.ts';
import { deskCheck } from '#web/lib/desk-check.ts';

/** What the preview shows, and of which dossier that is; null: of the example. */
export interface PreviewedReport {
  readonly dossier: string | null;
  readonly texts: SlideTexts;
}

/** What the newest report of the organisation says; where there is none, or it cannot be read, the example. */
export const lastReportQuery = queryOptions({
  queryKey: ['last-report'],
  queryFn: async ({ signal }): Promise<PreviewedReport> => {
    try {
      const { dossiers } = await call(apiPaths.desk, deskCheck, { signal });
      const [last] = dossiers
        .filter(({ calculationStatus }) => calculationStatus === 'Finished')
        .toSorted((one, other) => (one.createdOn < other.createdOn ? 1 : -1));
      if (last === undefined) return { dossier: null, texts: exampleSlides };
      const path = filledPath(apiPaths.documentResult, { clientId: last.clientId, documentId: last.id });
      const { result }: KeptResult = await dataOf(path, resultCheck, { signal });
      return { dossier: last.name, texts: slideTextsOf(result) };
    } catch (error) {
      signal.throwIfAborted();
      // Its colours are what the page is about.
      if (error instanceof Error) return { dossier: null, texts: exampleSlides };
      throw error;
    }
  },
  // Each look at an outcome is written down: not for who comes back to the window.
  refetchOnWindowFocus: false,
});
