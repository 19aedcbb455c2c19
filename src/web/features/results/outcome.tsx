import { type ReactNode, type RefObject, useEffect, useRef, useState, type Ref } from 'react';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { OutcomeContent } from '#web/features/results/outcome-content.tsx';
import { useStatutoryEffects } from '#web/features/results/use-statutory-effects.tsx';
import { choicesToKeep } from '#web/features/variants/choices-to-keep.ts';
import { withChoice } from '#web/features/what-if/choice-edit.ts';
import { useWhatIf } from '#web/features/what-if/use-what-if.ts';
import { WhatIfMark, WhatIfPanel } from '#web/features/what-if/what-if-panel.tsx';
import { shownPage } from '#web/features/what-if/what-if-state.ts';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface OutcomeProps {
  readonly result: ScreenResult;
  readonly dossierName: string;
  readonly place: DossierPlace;
  /** Whether it can be calculated again. */
  readonly hasInput: boolean;
  /** Whether this reader may see the participants, from whom a what-if is calculated. */
  readonly mayAskWhatIf: boolean;
  /** For an adviser who may change it. */
  readonly ownHeadline: ReactNode;
  /** What is kept beside the answer. */
  readonly children: ReactNode;
}

/** The outcome, and beside it what it would be with other choices. */
export function Outcome({ result, dossierName, place, ownHeadline, children, ...may }: OutcomeProps) {
  const texts = useTexts().whatIf;
  const [chosen, setChosen] = useState(result.front);
  const whatIf = useWhatIf(place, result, chosen);
  const effects = useStatutoryEffects(place, chosen, may.hasInput);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = whatIf.state.phase !== 'closed';
  useFocusBack(button, isOpen);
  const page = shownPage(whatIf.state);
  const asked = whatIf.state.answered?.value.outcome.key ?? null;
  const choose: typeof setChosen = (key) => {
    setChosen(key);
    // What is shown is then of that answer.
    if (page !== null) whatIf.change({ choices: withChoice(whatIf.state.choices, 'premium', undefined) });
  };
  return (
    <div className={classNames(isOpen && 'gap-8 max-lg:pb-[50dvh] lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]')}>
      <div className="min-w-0">
        <WhatIfMark whatIf={whatIf} />
        {page === null ? (
          <OutcomeContent
            result={result}
            chosen={chosen}
            onChoose={choose}
            dossierName={dossierName}
            isNarrow={isOpen}
            effects={effects}
            afterSentences={ownHeadline}
            afterCards={
              <>
                {isOpen || !may.mayAskWhatIf ? null : <WhatIfInvitation buttonRef={button} onOpen={whatIf.open} />}
                {children}
              </>
            }
          />
        ) : (
          <OutcomeContent
            result={page}
            chosen={asked !== null && asked in page.views ? asked : page.front}
            onChoose={choose}
            dossierName={`${dossierName} - ${texts.title}`}
            isNarrow={isOpen}
          />
        )}
      </div>
      {isOpen ? (
        <WhatIfPanel whatIf={whatIf} place={place} toKeep={choicesToKeep(whatIf.state.choices, chosen, result.front)} />
      ) : null}
    </div>
  );
}

/** Who closes the panel is back at the button that opened it. */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [button, isOpen]);
}

interface InvitationProps {
  readonly onOpen: () => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** The way into what-ifs: the data of participants are fetched only for who asks. */
function WhatIfInvitation({ onOpen, buttonRef }: InvitationProps) {
  const { whatIf } = useTexts();
  return (
    <section
      aria-label={whatIf.title}
      className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-corner border border-line bg-surface px-4 py-3 shadow-card sm:px-6"
    >
      <div className="min-w-0 grow basis-72">
        <p className="font-[650]">{whatIf.invitation}</p>
        <p className="max-w-3xl text-sm text-ink-soft">{whatIf.privacy}</p>
      </div>
      <Button ref={buttonRef} onClick={onOpen} icon={SlidersHorizontal}>
        {whatIf.ask}
      </Button>
    </section>
  );
}
