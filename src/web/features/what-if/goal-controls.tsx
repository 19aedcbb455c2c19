import { choiceLimits } from '#api/choice-limits.ts';
import { type ChoiceEdit, choiceOf } from '#web/features/what-if/choice-edit.ts';
import { ListControl, NumberControl, TermControls } from '#web/features/what-if/controls.tsx';
import { useTexts } from '#web/i18n/language.ts';

interface ControlsProps {
  readonly edit: ChoiceEdit;
}

const usualYears = 5;

/** What employees contribute of the basis that the dossier has. */
export function ContributionControl({ edit }: ControlsProps) {
  const { whatIf } = useTexts();
  const { contributionBasis: basis, isContributionStepped } = edit.start;
  return (
    <NumberControl
      label={whatIf.choices.contribution}
      unit={`${whatIf.ofBasis[basis]}${isContributionStepped ? whatIf.withoutSteps : ''}`}
      limits={choiceLimits.contribution}
      slider={{ minimum: 0, maximum: basis === 'premium' ? 1 : 0.2, step: basis === 'premium' ? 0.01 : 0.001 }}
      {...choiceOf(edit, 'contribution')}
    />
  );
}

/** Over which years and for whom cost stays equal. */
export function GoalControls({ edit }: ControlsProps) {
  const { whatIf } = useTexts();
  const { start } = edit;
  return (
    <>
      <TermControls
        label={whatIf.choices.horizon}
        yearsLabel={whatIf.choices.horizonYears}
        options={whatIf.horizons}
        offered={['years', 'pensionDate']}
        begin={start.choices.horizon}
        usualYears={usualYears}
        limits={choiceLimits.horizonYears}
        mostYears={30}
        {...choiceOf(edit, 'horizon')}
      />
      <ListControl
        label={whatIf.choices.goalGroup}
        options={whatIf.goalGroups}
        offered={['existing', 'withEntrants']}
        {...choiceOf(edit, 'goalGroup')}
      />
      {start.hasOneOffs ? <OneOffControl edit={edit} /> : null}
    </>
  );
}

/** Whether the one-off costs of the file count where cost is kept equal. */
function OneOffControl({ edit }: ControlsProps) {
  const { whatIf } = useTexts();
  const { value, onChange, ...shared } = choiceOf(edit, 'oneOffCounts');
  return (
    <ListControl
      label={whatIf.choices.oneOffCounts}
      options={whatIf.counts}
      offered={['counted', 'apart']}
      value={value ? 'counted' : 'apart'}
      onChange={(chosen) => onChange(chosen === 'counted')}
      {...shared}
    />
  );
}

/** What is expected of investments and wages. */
export function ExpectationControls({ edit }: ControlsProps) {
  const { whatIf } = useTexts();
  const slider = { minimum: -0.02, maximum: 0.1, step: 0.001 };
  return (
    <>
      <NumberControl
        slider={slider}
        label={whatIf.choices.equityReturn}
        limits={choiceLimits.assetReturn}
        {...choiceOf(edit, 'equityReturn')}
      />
      <NumberControl
        slider={slider}
        label={whatIf.choices.bondReturn}
        limits={choiceLimits.assetReturn}
        {...choiceOf(edit, 'bondReturn')}
      />
      <NumberControl
        slider={slider}
        label={whatIf.choices.wageGrowth}
        limits={choiceLimits.growth}
        {...choiceOf(edit, 'wageGrowth')}
      />
    </>
  );
}

/** To which step premiums are rounded. */
export function RoundingControl({ edit }: ControlsProps) {
  const { whatIf } = useTexts();
  return (
    <NumberControl label={whatIf.choices.rounding} limits={choiceLimits.rounding} {...choiceOf(edit, 'rounding')} />
  );
}
