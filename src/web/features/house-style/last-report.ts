import { apiPaths } from '#api/paths.ts';
import { reportPreviewSchema } from '#api/report-preview.ts';
import { dataQuery } from '#web/lib/api-data.ts';

/** What the newest report of the organisation says on its first slides; null: it has none. */
export const lastReportQuery = dataQuery(['last-report'], apiPaths.reportPreview, reportPreviewSchema);
