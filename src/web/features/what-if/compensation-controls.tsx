import { choiceLimits } from '#api/choice-limits.ts';
import type { ChosenMethod } from '#core/what-if/what-if-choices.ts';
import { type ChoiceEdit, choiceOf } from '#web/features/what-if/choice-edit.ts';
import { ListControl, NumberControl, TermControls } from '#web/features/what-if/controls.tsx';
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
  const age = { kind: 'whole', unit: whatIf.years, limits: choiceLimits.compensatedAge, mayBeEmpty: true } as const;
  return (
    <>
      {isShortfall ? (
        <>
          <NumberControl
            label={names.target}
            limits={choiceLimits.compensationTarget}
            slider={partSlider}
            {...choiceOf(edit, 'compensationTarget')}
          />
          <NumberControl
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
  const { choices, ends } = useTexts().whatIf;
  return (
    <TermControls
      label={choices.end}
      yearsLabel={choices.endYears}
      options={ends}
      offered={['legalEnd', 'years', 'pensionDate']}
      begin={edit.start.choices.compensationEnd}
      usualYears={usualYears}
      limits={choiceLimits.compensationYears}
      mostYears={20}
      {...choiceOf(edit, 'compensationEnd')}
    />
  );
}
