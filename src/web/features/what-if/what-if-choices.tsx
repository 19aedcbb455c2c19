import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WhatIfAnswer } from '#output/live/what-if/what-if-answer.ts';
import { CompensationControls } from '#web/features/what-if/compensation-controls.tsx';
import {
  ContributionControl,
  ExpectationControls,
  GoalControls,
  RoundingControl,
} from '#web/features/what-if/goal-controls.tsx';
import type { WhatIf } from '#web/features/what-if/use-what-if.ts';
import { useTexts } from '#web/i18n/language.ts';
import { choiceLimits } from '#api/choice-limits.ts';
import { type ChoiceEdit, choiceOf, withChoice } from '#web/features/what-if/choice-edit.ts';
import { typedText } from '#web/lib/typed-number.ts';
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

/** What can be changed of the choice that it began with, in the order in which it is asked. */
export function WhatIfChoicesForm({ whatIf: { state, change }, answer: { start, rate } }: ChoicesProps) {
  const { groups } = useTexts().whatIf;
  const edit = { start, choices: state.choices, rate, onChoices: change };
  return (
    <>
      <div className="flex flex-col gap-3 pb-4">
        {start.form === 'flat' ? <FlatPremiumControl edit={edit} /> : <ScaleControls edit={edit} />}
      </div>
      {start.form === 'flat' ? (
        <Group title={groups.compensation} isOpen>
          <CompensationControls edit={edit} />
        </Group>
      ) : null}
      <Group title={groups.contribution}>
        <ContributionControl edit={edit} />
      </Group>
      <Group title={groups.goal}>
        <GoalControls edit={edit} />
      </Group>
      <Group title={groups.expectations}>
        <ExpectationControls edit={edit} />
        <RoundingControl edit={edit} />
      </Group>
    </>
  );
}

interface EditProps {
  readonly edit: ChoiceEdit;
}

const toAnswer = ({ choices, onChoices }: ChoiceEdit) => onChoices(withChoice(choices, 'premium', undefined));

/** A slider ends where the law does, and begins at half of that; what is typed may go further. */
const flatSlider = ({ highestFlat }: ChoiceEdit['start']) => ({
  minimum: Math.floor(highestFlat * 50) / 100,
  maximum: highestFlat,
  step: 0.001,
});

/** One premium for everybody. */
function FlatPremiumControl({ edit }: EditProps) {
  const { whatIf } = useTexts();
  const { start, choices, rate: given, onChoices } = edit;
  const { premium } = choices;
  return (
    <>
      <NumberControl
        label={whatIf.choices.flat}
        unit={whatIf.ofBasis.pensionBase}
        // What follows from the other choices, as long as none was chosen.
        value={premium?.is === 'flat' ? premium.rate : (given ?? start.flatPremium)}
        limits={choiceLimits.premium}
        slider={flatSlider(start)}
        isChanged={premium?.is === 'flat'}
        onChange={(rate) => rate !== null && onChoices(withChoice(choices, 'premium', { is: 'flat', rate }))}
        onReset={() => toAnswer(edit)}
      />
      <CostCurve points={start.costByFlat} slider={flatSlider(start)} />
    </>
  );
}

interface CostCurveProps {
  readonly points: WhatIfAnswer['start']['costByFlat'];
  readonly slider: ReturnType<typeof flatSlider>;
}

/** Height of the curve, of a width of 100. */
const curveHeight = 16;

/** What a flat premium costs with its compensation, over the places of the slider above it; its lowest place is marked. */
function CostCurve({ points: all, slider: { minimum: from, maximum: to } }: CostCurveProps) {
  const { whatIf } = useTexts();
  const points = all.filter(({ rate }) => rate >= from && rate <= to);
  const costs = points.map(({ cost }) => cost);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  if (points.length < 2 || least === most) return null;
  const at = ({ rate, cost }: CostCurveProps['points'][number]) =>
    [((rate - from) / (to - from)) * 100, 1 + (1 - (cost - least) / (most - least)) * (curveHeight - 2)] as const;
  const lowest = points.find(({ cost }) => cost === least)!;
  const [x, y] = at(lowest);
  const text = whatIf.costCurve(`${typedText(lowest.rate, 'percentage')}%`);
  return (
    <figure className="-mt-1">
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing within the page, in its colours
        role="img"
        aria-label={text}
        viewBox={`0 0 100 ${curveHeight}`}
        preserveAspectRatio="none"
        className="h-10 w-full overflow-visible text-brand"
      >
        <polyline
          points={points.map((point) => at(point).join(',')).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
        <line
          x1={x}
          x2={x}
          y1={y}
          y2={curveHeight}
          stroke="currentColor"
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="text-xs text-ink-soft">{text}</figcaption>
    </figure>
  );
}

/** A part of the scale for those who take part now, and the premium of those hired later. */
function ScaleControls({ edit }: EditProps) {
  const { whatIf } = useTexts();
  const { start, choices, onChoices } = edit;
  const { premium } = choices;
  return (
    <>
      {start.scaleFactor === null ? null : (
        <NumberControl
          label={whatIf.choices.scale}
          unit={`% van ${start.scaleShape}`}
          isUnitDutch
          value={premium?.is === 'scale' ? premium.factor : start.scaleFactor}
          limits={choiceLimits.scaleFactor}
          slider={{ minimum: 0.5, maximum: start.highestFactor, step: 0.005 }}
          isChanged={premium?.is === 'scale'}
          onChange={(factor) => factor !== null && onChoices(withChoice(choices, 'premium', { is: 'scale', factor }))}
          onReset={() => toAnswer(edit)}
        />
      )}
      {start.choices.entrantPremium === null ? null : (
        <NumberControl
          label={whatIf.choices.entrantPremium}
          unit={whatIf.ofBasis.pensionBase}
          limits={choiceLimits.premium}
          slider={flatSlider(start)}
          {...choiceOf(edit, 'entrantPremium')}
        />
      )}
    </>
  );
}
