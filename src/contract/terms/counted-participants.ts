import type { Participant } from '#core/dossier.ts';
import type { ParticipantResult } from '#core/result.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';

/** A participant who counts, as delivered and with the outcome. */
export interface CountedParticipant {
  readonly given: Participant;
  readonly outcome: ParticipantResult;
}

/** Who is in the calculation, in the order of the result. */
export function countedParticipants({ input, result }: ConclusionSubject): readonly CountedParticipant[] {
  const byNumber = new Map(input.participants.map((participant) => [participant.number, participant]));
  return result.participants.flatMap((outcome) => {
    const given = byNumber.get(outcome.number);
    return given === undefined ? [] : [{ given, outcome }];
  });
}
