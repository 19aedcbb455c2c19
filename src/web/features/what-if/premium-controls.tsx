import { choiceLimits } from '#api/choice-limits.ts';
import { type ChoiceEdit, choiceOf, withChoice } from '#web/features/what-if/choice-edit.ts';
import { NumberControl } from '#web/features/what-if/controls.tsx';
import { useTexts } from '#web/i18n/language.ts';

/** Where a slider goes: what is asked for in practice. What is typed may go further. */
const flatSlider = { minimum: 0, maximum: 0.5, step: 0.001 };
const scaleSlider = { minimum: 0.5, maximum: 1.5, step: 0.005 };

/** One premium for everybody, or the scale times a factor: choosing the one lets the other go. */
export function PremiumControls({ edit }: { readonly edit: ChoiceEdit }) {
  const { whatIf } = useTexts();
  const { start, choices, outcome, onChoices } = edit;
  const { premium } = choices;
  const toAnswer = () => onChoices(withChoice(choices, 'premium', undefined));
  const percentOfBase = whatIf.ofBasis.pensionBase;
  return (
    <>
      <NumberControl
        label={whatIf.choices.flat}
        kind="percentage"
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
          kind="percentage"
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
          kind="percentage"
          unit={percentOfBase}
          limits={choiceLimits.premium}
          slider={flatSlider}
          {...choiceOf(edit, 'entrantPremium')}
        />
      )}
    </>
  );
}
