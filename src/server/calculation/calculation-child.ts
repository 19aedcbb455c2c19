import { serveParentProcess } from '#server/calculation/serve-parent-process.ts';
import { processDossier } from '#server/calculation/process-dossier.ts';
import type { CalculationJob } from '#server/calculation/processed-dossier.ts';

/** Entry of the process in which one uploaded file is read, calculated and written. */
await serveParentProcess<CalculationJob>(({ bytes, settings }, onProgress) =>
  processDossier(bytes, settings, onProgress),
);
