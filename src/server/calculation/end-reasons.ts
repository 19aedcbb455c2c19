import { statusReasons } from '#api/status-reasons.ts';
import type { EndReason } from '#server/calculation/calculation-ended.ts';

/** Why a calculation ended, as people read it. */
export const endReasons: Readonly<Record<EndReason, string>> = {
  memory: statusReasons.memory,
  time: statusReasons.time,
  crash: statusReasons.crash,
  cancelled: statusReasons.interrupted,
};
