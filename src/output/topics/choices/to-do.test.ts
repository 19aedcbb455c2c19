import { describe, expect, it } from 'vitest';
import { isoDay } from '#core/calendar/days.ts';
import { subjectOf } from '#output/model/output-content.ts';
import { planningSteps } from '#output/topics/choices/planning.ts';
import { toDo } from '#output/topics/choices/to-do.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const approved = { name: 'uitgangspunten_vastgesteld_door', value: 'A. Adviseur', isDefault: false } as const;

/** A dossier of which somebody approved the assumptions or nobody did, with a choice or without. */
function contentOf({ isApproved = true, isChosen = false } = {}) {
  const content = exampleContent(30);
  const { dossier } = content;
  const fields = dossier.fields.filter(({ name }) => name !== approved.name);
  return {
    ...content,
    result: { ...content.result, chosen: isChosen ? ('B' as const) : null },
    dossier: { ...dossier, fields: isApproved ? [...fields, approved] : fields },
  };
}

const stepsOf = (changes: Parameters<typeof contentOf>[0]) => toDo(contentOf(changes)).map(({ step }) => step);

describe('what is to be done', () => {
  it('is the planning with its days and who acts, and the plan made final by its adviser before it is sent', () => {
    const content = contentOf();
    const planned = planningSteps(subjectOf(content)).filter(({ step }) => step !== null);
    const steps = toDo(content);
    expect(steps.filter(({ step }) => step !== 'finalPlan').map(({ step, day, who }) => ({ step, day, who }))).toEqual(
      planned.map(({ step, day, by: who }) => ({ step, day: isoDay(day), who })),
    );
    const at = steps.findIndex(({ step }) => step === 'finalPlan');
    expect(steps[at]).toMatchObject({ who: ['adviser'], isTicked: false });
    expect(steps[at + 1]).toMatchObject({ step: 'plan', day: steps[at]?.day, who: ['employer'] });
  });

  it('begins with the choice, which is ticked once it was made', () => {
    expect(toDo(contentOf())[0]).toMatchObject({ step: 'choice', who: ['employer'], isTicked: false });
    const [first, second] = toDo(contentOf({ isChosen: true }));
    expect(first).toMatchObject({ step: 'choice', who: ['employer'], isTicked: true });
    expect(second).toMatchObject({ step: 'intention', day: first?.day, isTicked: false });
  });

  it('asks that somebody stands for the assumptions until somebody does, also once the choice was made', () => {
    expect(stepsOf({ isApproved: false }).slice(0, 2)).toEqual(['standards', 'choice']);
    expect(stepsOf({ isApproved: false, isChosen: true }).slice(0, 3)).toEqual(['standards', 'choice', 'intention']);
    expect(toDo(contentOf({ isApproved: false, isChosen: true }))[0]).toMatchObject({ isTicked: false });
    expect(stepsOf({ isChosen: true })).not.toContain('standards');
    expect(stepsOf({})).not.toContain('standards');
  });
});
