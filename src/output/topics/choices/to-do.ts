import type { Party, StepKey } from '#api/steps.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { planningSteps } from '#output/topics/choices/planning.ts';
import { approvalSentence } from '#output/topics/law/approval.ts';

/** A step of the planning, with what the office does for it. */
export interface ToDo {
  readonly step: StepKey;
  readonly day: PlainDate;
  readonly who: readonly Party[];
  /** Known to be done when the dossier was calculated. */
  readonly isTicked: boolean;
}

/**
 * What is to be done with a dossier: the steps of its planning, before the choice that somebody stands for what it is based on, and before a
 * transition plan is sent that it is final.
 */
export function toDo(content: OutputContent): readonly ToDo[] {
  const steps = planningSteps(subjectOf(content)).flatMap(({ step, day, by }): readonly ToDo[] => {
    const own = { day, who: by, isTicked: false };
    const ofOffice = { day, who: ['adviser'], isTicked: false } as const;
    if (step === null) return [];
    if (step === 'plan')
      return [
        { step: 'finalPlan', ...ofOffice },
        { step, ...own },
      ];
    if (step !== 'choice' || approvalSentence(content.dossier) !== null) return [{ step, ...own }];
    return [
      { step: 'standards', ...ofOffice },
      { step, ...own },
    ];
  });
  const before = steps.find(({ step }) => step === 'intention');
  if (before === undefined || steps.some(({ step }) => step === 'choice')) return steps;
  const chosen = { ...before, step: 'choice', isTicked: true } as const;
  return steps.toSpliced(steps.indexOf(before), 0, chosen);
}
