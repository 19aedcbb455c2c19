import type { Desk } from '#api/desk.ts';
import { nearDays } from '#api/near-days.ts';
import { dutchDay } from '#api/dutch-time.ts';

/** A day before which somebody acts: of an employer, of files of a dossier, or of the law for everybody. */
export interface DueDay {
  readonly what: Desk['deadlines'][number]['what'] | 'erasure';
  /** 2027-10-01 */
  readonly day: string;
  readonly daysLeft: number;
  readonly client?: Desk['deadlines'][number]['client'];
  readonly dossier?: Desk['dossiers'][number];
  readonly step?: Desk['deadlines'][number]['step'];
}

const dayMilliseconds = 86_400_000;

/** The days to come, the first in front: those within six weeks of today (2026-11-28), and those after. */
export function dueDays({ dossiers, deadlines }: Desk, today: string): Record<'near' | 'later', readonly DueDay[]> {
  const left = (day: string) => Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / dayMilliseconds));
  const erasures = dossiers.flatMap((dossier) => {
    if (dossier.reason !== 'expiring' || dossier.filesEraseOn === null) return [];
    const day = dutchDay(new Date(dossier.filesEraseOn));
    return [{ what: 'erasure' as const, day, daysLeft: left(day), dossier }];
  });
  const days: readonly DueDay[] = [
    ...erasures,
    ...deadlines.map((deadline) => ({ ...deadline, daysLeft: left(deadline.day) })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  return {
    near: days.filter(({ daysLeft }) => daysLeft <= nearDays),
    later: days.filter(({ daysLeft }) => daysLeft > nearDays),
  };
}
