import type { Participant } from '#core/dossier/dossier.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { ResultParticipant } from '#core/result/result.ts';

/** A participant who is part of the calculation, as entered and as calculated with. */
export interface CountedParticipant {
  readonly given: Participant;
  readonly counted: ResultParticipant;
}

/** The participants of the calculation, in the order of the result. */
export function countedParticipants({ input, result }: ConclusionSubject): readonly CountedParticipant[] {
  const byNumber = new Map(input.participants.map((participant) => [participant.number, participant]));
  return result.participants.flatMap((counted) => {
    const given = byNumber.get(counted.number);
    return given === undefined ? [] : [{ given, counted }];
  });
}
