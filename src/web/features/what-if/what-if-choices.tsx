import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WhatIfAnswer } from '#output/live/what-if/what-if-outcome.ts';
import { CompensationControls } from '#web/features/what-if/compensation-controls.tsx';
import {
  ContributionControl,
  ExpectationControls,
  GoalControls,
  RoundingControls,
} from '#web/features/what-if/goal-controls.tsx';
import type { WhatIf } from '#web/features/what-if/use-what-if.ts';
import { usualLossLimit } from '#web/features/what-if/what-if-state.ts';
import { useTexts } from '#web/i18n/language.ts';
import { choiceLimits } from '#api/choice-limits.ts';
import { type ChoiceEdit, choiceOf, withChoice } from '#web/features/what-if/choice-edit.ts';
import { NumberControl } from '#web/features/what-if/controls.tsx';

interface GroupProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

const Group = ({ title, isOpen = false, children }: GroupProps) => (
  <details open={isOpen} className="group border-t border-line">
    <summary className="flex min-h-10 cursor-pointer list-none items-center justify-between gap-2 font-[650] hover:text-brand">
      {title}
      <ChevronDown size={16} className="shrink-0 group-open:rotate-180" />
    </summary>
    <div className="flex flex-col gap-3 pt-1 pb-4">{children}</div>
  </details>
);

interface ChoicesProps {
  readonly whatIf: WhatIf;
  readonly answer: WhatIfAnswer;
}

/** All that can be changed, in the order in which it is asked. */
export function WhatIfChoicesForm({ whatIf: { state, change }, answer: { start, outcome } }: ChoicesProps) {
  const { groups } = useTexts().whatIf;
  const { choices, lossLimit } = state;
  const edit = { start, choices, outcome, onChoices: (changed: typeof choices) => change({ choices: changed }) };
  return (
    <>
      <Group title={groups.premium} isOpen>
        <PremiumControls edit={edit} />
      </Group>
      <Group title={groups.compensation}>
        <CompensationControls edit={edit} />
      </Group>
      <Group title={groups.contribution}>
        <ContributionControl edit={edit} />
      </Group>
      <Group title={groups.goal}>
        <GoalControls edit={edit} />
      </Group>
      <Group title={groups.expectations}>
        <ExpectationControls edit={edit} />
      </Group>
      <Group title={groups.rounding}>
        <RoundingControls
          edit={edit}
          lossLimit={lossLimit}
          usualLimit={usualLossLimit}
          onLossLimit={(limit) => change({ lossLimit: limit })}
        />
      </Group>
    </>
  );
}

/** Where a slider goes: what is asked for in practice. What is typed may go further. */
const flatSlider = { minimum: 0, maximum: 0.5, step: 0.001 };
const scaleSlider = { minimum: 0.5, maximum: 1.5, step: 0.005 };

/** One premium for everybody, or the scale times a factor: choosing the one lets the other go. */
function PremiumControls({ edit }: { readonly edit: ChoiceEdit }) {
  const { whatIf } = useTexts();
  const { start, choices, outcome, onChoices } = edit;
  const { premium } = choices;
  const toAnswer = () => onChoices(withChoice(choices, 'premium', undefined));
  const percentOfBase = whatIf.ofBasis.pensionBase;
  return (
    <>
      <NumberControl
        label={whatIf.choices.flat}
        unit={percentOfBase}
        // What follows from the other choices, as long as none was chosen.
        value={premium?.is === 'flat' ? premium.rate : (outcome.rate ?? start.flatPremium)}
        limits={choiceLimits.premium}
        slider={flatSlider}
        isChanged={premium?.is === 'flat'}
        onChange={(rate) => rate !== null && onChoices(withChoice(choices, 'premium', { is: 'flat', rate }))}
        onReset={toAnswer}
      />
      {start.scaleFactor === null ? null : (
        <NumberControl
          label={whatIf.choices.scale}
          unit={`% van ${start.scaleShape}`}
          isUnitDutch
          value={premium?.is === 'scale' ? premium.factor : start.scaleFactor}
          limits={choiceLimits.scaleFactor}
          slider={scaleSlider}
          isChanged={premium?.is === 'scale'}
          onChange={(factor) => factor !== null && onChoices(withChoice(choices, 'premium', { is: 'scale', factor }))}
          onReset={toAnswer}
        />
      )}
      {start.choices.entrantPremium === null ? null : (
        <NumberControl
          label={whatIf.choices.entrantPremium}
          unit={percentOfBase}
          limits={choiceLimits.premium}
          slider={flatSlider}
          {...choiceOf(edit, 'entrantPremium')}
        />
      )}
    </>
  );
}
