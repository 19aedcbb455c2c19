import { choiceLimits } from '#api/choice-limits.ts';
import type { ChosenMethod } from '#core/what-if/what-if-choices.ts';
import { type ChoiceEdit, choiceOf } from '#web/features/what-if/choice-edit.ts';
import { ListControl, NumberControl } from '#web/features/what-if/controls.tsx';
import { useTexts } from '#web/i18n/language.ts';

const chosenMethods: readonly ChosenMethod[] = ['none', 'pensionOutcome', 'premiumDifference'];
const partSlider = { minimum: 0, maximum: 1, step: 0.01 };
const thresholdSlider = { minimum: 0, maximum: 0.2, step: 0.005 };
const usualYears = 10;

/** Whether and how a loss is made good; what doesn't matter after a choice is not asked. */
export function CompensationControls({ edit }: { readonly edit: ChoiceEdit }) {
  const { whatIf } = useTexts();
  const { choices, withoutCompensation } = edit.start;
  if (withoutCompensation !== null)
    return (
      <p lang="nl" className="text-sm text-ink-soft">
        {withoutCompensation}
      </p>
    );
  const method = choiceOf(edit, 'compensationMethod');
  return (
    <>
      <ListControl
        label={whatIf.choices.method}
        options={whatIf.methods}
        // A negotiated table is part of the file: it can be left, and gone back to.
        offered={choices.compensationMethod === 'ownTable' ? [...chosenMethods, 'ownTable'] : chosenMethods}
        {...method}
      />
      {method.value === 'none' ? null : <PaidControls edit={edit} isShortfall={method.value !== 'premiumDifference'} />}
    </>
  );
}

function PaidControls({ edit, isShortfall }: { readonly edit: ChoiceEdit; readonly isShortfall: boolean }) {
  const { whatIf } = useTexts();
  const { choices: names } = whatIf;
  const part = { kind: 'percentage', unit: '%' } as const;
  const age = { kind: 'whole', unit: whatIf.years, limits: choiceLimits.compensatedAge, mayBeEmpty: true } as const;
  return (
    <>
      {isShortfall ? (
        <>
          <NumberControl
            {...part}
            label={names.target}
            limits={choiceLimits.compensationTarget}
            slider={partSlider}
            {...choiceOf(edit, 'compensationTarget')}
          />
          <NumberControl
            {...part}
            label={names.threshold}
            limits={choiceLimits.compensationThreshold}
            slider={thresholdSlider}
            {...choiceOf(edit, 'compensationThreshold')}
          />
        </>
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <NumberControl {...age} label={names.fromAge} {...choiceOf(edit, 'compensationFromAge')} />
        <NumberControl {...age} label={names.untilAge} {...choiceOf(edit, 'compensationUntilAge')} />
      </div>
      <ListControl
        label={names.form}
        options={whatIf.forms}
        offered={['pensionPremium', 'salary']}
        {...choiceOf(edit, 'compensationForm')}
      />
      <EndControls edit={edit} />
    </>
  );
}

function EndControls({ edit }: { readonly edit: ChoiceEdit }) {
  const { whatIf } = useTexts();
  const begin = edit.start.choices.compensationEnd;
  const { value: end, onChange: onEnd, ...shared } = choiceOf(edit, 'compensationEnd');
  const yearsOfBegin = begin.kind === 'years' ? begin.years : usualYears;
  return (
    <>
      <ListControl
        label={whatIf.choices.end}
        options={whatIf.ends}
        offered={['legalEnd', 'years', 'pensionDate']}
        value={end.kind}
        onChange={(kind) => onEnd(kind === 'years' ? { kind, years: yearsOfBegin } : { kind })}
        {...shared}
      />
      {end.kind === 'years' ? (
        <NumberControl
          label={whatIf.choices.endYears}
          kind="whole"
          unit={whatIf.years}
          value={end.years}
          limits={choiceLimits.compensationYears}
          slider={{ minimum: 1, maximum: 20, step: 1 }}
          onChange={(years) => years !== null && onEnd({ kind: 'years', years })}
          {...shared}
        />
      ) : null}
    </>
  );
}
