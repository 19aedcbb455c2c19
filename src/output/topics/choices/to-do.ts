import type { PlannedStep } from '#api/steps.ts';
import { isoDay } from '#core/calendar/days.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { planningSteps } from '#output/topics/choices/planning.ts';
import { approvalSentence } from '#output/topics/law/approval.ts';

/**
 * What is to be done with a dossier: the steps of its planning, that somebody stands for what the choice is based on, and before a
 * transition plan is sent that it is final.
 */
export function toDo(content: OutputContent): readonly PlannedStep[] {
  const isApproved = approvalSentence(content.dossier) !== null;
  const steps = planningSteps(subjectOf(content)).flatMap(({ step, day: last, by }): readonly PlannedStep[] => {
    const day = isoDay(last);
    const own = { day, who: by, isTicked: false };
    const ofOffice = { day, who: ['adviser'], isTicked: false } as const;
    if (step === null) return [];
    if (step === 'plan')
      return [
        { step: 'finalPlan', ...ofOffice },
        { step, ...own },
      ];
    if (step !== 'choice' || isApproved) return [{ step, ...own }];
    return [
      { step: 'standards', ...ofOffice },
      { step, ...own },
    ];
  });
  const before = steps.find(({ step }) => step === 'intention');
  if (before === undefined || steps.some(({ step }) => step === 'choice')) return steps;
  // Who chose before anybody stood for what it is based on still has that to do.
  const standards = { ...before, step: 'standards', who: ['adviser'] } as const;
  const chosen = { ...before, step: 'choice', isTicked: true } as const;
  return steps.toSpliced(steps.indexOf(before), 0, ...(isApproved ? [] : [standards]), chosen);
}
