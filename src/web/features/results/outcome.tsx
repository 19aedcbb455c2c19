import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ScreenResult, shownSections } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { ChoiceTable } from '#web/features/results/choice-table.tsx';
import { ExplainingChart } from '#web/features/results/explaining-chart.tsx';
import { Headline } from '#web/features/results/headline.tsx';
import { OutcomeTabs } from '#web/features/results/outcome-tabs.tsx';
import {
  choiceInAddress,
  choicesInAddress,
  useKeptInAddress,
  usePageAddress,
} from '#web/features/results/page-address.ts';
import { shownColumns } from '#web/features/results/shown-columns.ts';
import type { OutcomeTab } from '#api/outcome-tabs.ts';
import { useStatutoryEffects } from '#web/features/results/use-statutory-effects.tsx';
import { WarningLine } from '#web/features/results/warning-line.tsx';
import { choicesToKeep } from '#web/features/variants/choices-to-keep.ts';
import { decisionsQuery } from '#web/features/variants/decision-calls.ts';
import { DecisionButton } from '#web/features/variants/decision-button.tsx';
import { withChoice } from '#web/features/what-if/choice-edit.ts';
import { useWhatIf, type WhatIf } from '#web/features/what-if/use-what-if.ts';
import { shownPage } from '#web/features/what-if/what-if-state.ts';
import { useLanguage, useTexts } from '#web/i18n/language.ts';
import { useMedia, wideWindow } from '#web/lib/window-width.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FetchedPart } from '#web/ui/fetched-part.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const WhatIfPanel = lazyPart(() => import('#web/features/results/tab-parts.ts'), 'WhatIfPanel');

interface OutcomeProps {
  readonly result: ScreenResult;
  readonly dossierName: string;
  readonly place: DossierPlace;
  /** Whether it can be calculated again. */
  readonly hasInput: boolean;
  /** Whether a choice can be recorded. */
  readonly mayDecide: boolean;
  /** For an adviser who may change it. */
  readonly ownHeadline: ReactNode;
  /** What is to be done first. */
  readonly next: ReactNode;
  /** Where the buttons of the page are. */
  readonly actions: HTMLElement | null;
  /** What tabs have besides what is said of the outcome. */
  readonly extra: Readonly<Partial<Record<OutcomeTab, ReactNode>>>;
}

/** The outcome: the answer, the choices beside each other with a chart, and what is behind them. */
export function Outcome(props: OutcomeProps) {
  const { result, dossierName, place, ownHeadline, next, actions, extra, ...may } = props;
  const texts = useTexts();
  const language = useLanguage();
  const address = usePageAddress();
  const [chosen, setChosen] = useState(() => choiceInAddress(address, result) ?? firstInView(result));
  const [begin] = useState(() => choicesInAddress(address));
  const { data: decisions = [] } = useQuery(decisionsQuery(place));
  const whatIf = useWhatIf(place, { result, chosen, begin });
  const effects = useStatutoryEffects(place, chosen, may.hasInput);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = whatIf.state.phase !== 'closed';
  useFocusBack(button, isOpen);
  const page = shownPage(whatIf.state);
  const asked = whatIf.state.answered?.value.key ?? null;
  useKeptInAddress(address, {
    result,
    chosen,
    first: firstInView(result),
    tried: isOpen ? whatIf.state.choices : null,
  });
  // Of a premium that the law forbids there are no parts: those of the answer stay.
  const below = page !== null && (asked === null || asked in page.views) ? page : null;
  const inView = asked ?? below?.front ?? 'none';
  const sections = below === null ? shownSections(result, chosen ?? 'none') : shownSections(below, inView);
  const triedCard = below?.cards.find(({ key }) => key === inView);
  const choose = (key: typeof chosen) => {
    setChosen(key);
    // What is tried is then tried from there.
    if (isOpen) whatIf.change(withChoice(whatIf.state.choices, 'premium', undefined));
  };
  const columns = shownColumns({
    result,
    chosen,
    onChoose: choose,
    decisions,
    whatIf: isOpen ? whatIf.state : null,
    texts,
  });
  const isDecided = result.front !== null || decisions.length > 0;
  return (
    <>
      {actions === null
        ? null
        : createPortal(
            <>
              <WhatIfButton button={button} whatIf={whatIf} />
              {may.mayDecide && !isOpen ? (
                <DecisionButton
                  place={place}
                  cards={result.cards}
                  card={result.cards.find(({ key }) => key === chosen)}
                />
              ) : null}
            </>,
            actions,
          )}
      {/* On paper small enough for two pages. */}
      <div className="print:[zoom:0.72]">
        <div className="flex flex-wrap items-start gap-x-6">
          <WarningLine warnings={result.warnings} />
          {language === 'nl' ? null : <p className="py-1.5 text-sm text-ink-soft">{texts.results.inDutch}</p>}
        </div>
        <Headline of={page ?? result} isTried={page !== null} next={next}>
          {ownHeadline}
        </Headline>
        <Answer
          result={result}
          sections={sections}
          columns={columns}
          corner={isDecided ? '' : chosen === null ? texts.results.noneAllowed : texts.results.noChoice}
          dossierName={dossierName}
          beside={
            isOpen ? (
              <FetchedPart>
                <WhatIfPanel
                  whatIf={whatIf}
                  place={place}
                  toKeep={choicesToKeep(whatIf.state.choices, chosen, result.front)}
                />
              </FetchedPart>
            ) : null
          }
        />
        {triedCard?.choice ? (
          <p className="mt-5 -mb-3 text-ink-soft">{texts.whatIf.below(triedCard.choice, triedCard.premium)}</p>
        ) : null}
        <OutcomeTabs
          sections={below === null ? [...sections, ...effects.sections] : sections}
          dossierName={below === null ? dossierName : `${dossierName} - ${texts.whatIf.title}`}
          extra={below === null ? withNotice(extra, effects.notice) : {}}
        />
      </div>
    </>
  );
}

/** With what is to be said of the effects of the law above what its tab has. */
const withNotice = (extra: OutcomeProps['extra'], notice: ReactNode): OutcomeProps['extra'] => ({
  ...extra,
  wet: (
    <>
      {notice}
      {extra.wet}
    </>
  ),
});

interface WhatIfButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly whatIf: WhatIf;
}

/** The way into what-ifs and out of them: the data of participants are fetched only for those who ask. */
function WhatIfButton({ button, whatIf: { state, open, close } }: WhatIfButtonProps) {
  const { whatIf } = useTexts();
  const isOpen = state.phase !== 'closed';
  return (
    <Button
      ref={button}
      look="secondary"
      size="small"
      aria-expanded={isOpen}
      onClick={isOpen ? close : open}
      icon={SlidersHorizontal}
    >
      {whatIf.ask}
    </Button>
  );
}

interface AnswerProps {
  readonly result: ScreenResult;
  readonly sections: ReturnType<typeof shownSections>;
  readonly columns: ReturnType<typeof shownColumns>;
  readonly corner: string;
  readonly dossierName: string;
  /** In the place of the chart; null: the chart. */
  readonly beside: ReactNode;
}

/** So many columns leave no room for a chart beside them. */
const mostBesideChart = 2;

/** The table of choices, with the chart of a row of it. */
export function Answer({ result, sections, columns, corner, dossierName, beside }: AnswerProps) {
  const isWide = useMedia(wideWindow);
  const { table } = result;
  const chartOf = (place: number) =>
    sections.find(
      ({ id, exhibits }) => id === table.rows[place]?.explainedBy && exhibits.some(({ chart }) => chart !== null),
    );
  const explained = table.rows.findIndex((_, place) => chartOf(place) !== undefined);
  const [openRow, setOpenRow] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const isKept = openRow !== null && chartOf(openRow) !== undefined;
  // Where it would push the table down, a chart is opened by its row.
  const shownRow = pointed ?? (isKept ? openRow : isWide ? explained : null);
  const section = shownRow === null ? undefined : chartOf(shownRow);
  const isBeside = isWide && columns.length <= mostBesideChart;
  const chart =
    section === undefined ? null : (
      <ExplainingChart key={section.id} section={section} fileName={dossierName} isFramed={isWide} />
    );
  return (
    <div
      className={classNames(
        'mt-4 grid items-start gap-5',
        beside !== null && 'lg:grid-cols-[minmax(0,1fr)_24rem]',
        beside === null && isBeside && chart !== null && 'lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]',
      )}
    >
      <ChoiceTable
        table={table}
        columns={columns}
        corner={corner}
        openRow={shownRow}
        isExplained={(row) => beside === null && chartOf(table.rows.indexOf(row)) !== undefined}
        onOpen={(place) => setOpenRow(place === shownRow && !isWide ? null : place)}
        onPoint={isWide ? setPointed : () => undefined}
        below={isWide || beside !== null ? null : chart}
      />
      {beside ?? (isWide ? chart : null)}
    </div>
  );
}

/** The choice in view at first: what was chosen, or else what changes most, of what may be chosen. */
export const firstInView = ({ front, table, views }: ScreenResult): ScreenResult['front'] =>
  front ??
  (['B', 'A', 'C'] as const)
    .flatMap((letter) => table.columns.filter(({ choice, key }) => choice === letter && key in views))
    .at(0)?.key ??
  null;

/** Those who close the panel are back at the button that opened it. */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [button, isOpen]);
}
