import { cpus, loadavg } from 'node:os';

/** On what figures were measured, as the pages that show them have it. */
export const machineLine = (): string =>
  `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} x ${cpus()[0]?.model ?? ''}`;

/** The same with the processes that ran or waited in the last minute. */
export const machineLineWithLoad = (): string => `${machineLine()}, load ${(loadavg()[0] ?? Number.NaN).toFixed(1)}`;
