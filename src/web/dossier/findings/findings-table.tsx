import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Finding } from '#input/findings/findings.ts';
import { type FindingPlace, findingPlaces, foundValue, shownFindings } from '#web/dossier/findings/shown-findings.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { TextField } from '#web/ui/fields.tsx';

/** So many rows at a time: a file can have a thousand findings. */
const rowsAtATime = 50;
/** Fewer than this are seen at a glance, without a search. */
const fewest = 6;

/** What is wrong or remarkable in a file: errors first, found by word and by sheet. */
export function FindingsTable({ findings }: { readonly findings: readonly Finding[] }) {
  const { findings: text } = useTexts();
  const [words, setWords] = useState('');
  const [sheet, setSheet] = useState<string | null | undefined>();
  const [room, setRoom] = useState(rowsAtATime);
  const places = useMemo(() => findingPlaces(findings), [findings]);
  const found = useMemo(() => shownFindings(findings, { words, sheet }), [findings, words, sheet]);
  const goTo = (place: string | null | undefined) => {
    setSheet(place);
    setRoom(rowsAtATime);
  };
  const rows = found.slice(0, room);
  return (
    <div className="flex flex-col gap-3">
      {findings.length < fewest ? null : (
        <>
          <TextField
            label={text.search}
            type="search"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Places places={places} total={findings.length} chosen={sheet} onChoose={goTo} />
        </>
      )}
      {found.length === 0 ? <output>{text.none}</output> : <Rows findings={rows} />}
      {found.length > fewest ? <p className="text-sm text-ink-soft">{text.shown(rows.length, found.length)}</p> : null}
      {found.length > room ? (
        <Button look="secondary" size="small" className="self-start" onClick={() => setRoom(room + rowsAtATime)}>
          {text.more(Math.min(rowsAtATime, found.length - room))}
        </Button>
      ) : null}
    </div>
  );
}

interface PlacesProps {
  readonly places: readonly FindingPlace[];
  readonly total: number;
  readonly chosen: string | null | undefined;
  readonly onChoose: (sheet: string | null | undefined) => void;
}

/** Where the findings are, to go there at once. */
function Places({ places, total, chosen, onChoose }: PlacesProps) {
  const { findings: text } = useTexts();
  const options: readonly { readonly sheet: string | null | undefined; readonly label: string }[] = [
    { sheet: undefined, label: text.all(total) },
    ...places.map(({ sheet, count }) => ({ sheet, label: text.sheet(sheet ?? text.wholeFile, count) })),
  ];
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left text-sm font-semibold">{text.goTo}</legend>
      {options.map(({ sheet, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={sheet === chosen}
          onClick={() => onChoose(sheet)}
          className="min-h-7 rounded-full border border-line-strong/60 px-3 text-sm aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

const cellClass = 'py-2 pr-4 text-left align-top font-normal';
/** A phone has room for two columns: the others are in the second. */
const onPhone: ReadonlySet<string> = new Set(['severity', 'what']);
const widerClass = `${cellClass} max-sm:hidden`;

function Rows({ findings }: { readonly findings: readonly Finding[] }) {
  const { findings: text } = useTexts();
  return (
    <ScrollBox label={text.wide}>
      <table className="w-full text-sm sm:min-w-144">
        <caption className="sr-only">{text.caption}</caption>
        <thead>
          <tr className="border-b border-line-strong/60">
            {Object.entries(text.columns).map(([column, head]) => (
              <th
                key={column}
                scope="col"
                className={classNames(cellClass, 'font-semibold', onPhone.has(column) ? null : 'max-sm:hidden')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {findings.map((finding, index) => (
            // Two findings can be the same in every word.
            // oxlint-disable-next-line react/no-array-index-key -- rows have no state
            <Row key={index} finding={finding} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Row({ finding }: { readonly finding: Finding }) {
  const { findings: text } = useTexts();
  const { severity, sheet, cell, message, remedy } = finding;
  const value = foundValue(finding);
  return (
    <tr className="border-b border-line last:border-0">
      <td className={classNames(cellClass, 'whitespace-nowrap')}>
        <Severity severity={severity} />
      </td>
      <th scope="row" className={widerClass}>
        {sheet ?? text.wholeFile}
      </th>
      <td className={widerClass}>{cell}</td>
      <td className={classNames(widerClass, 'max-w-32 wrap-anywhere')}>{value}</td>
      <td lang="nl" className={cellClass}>
        <span className="mb-1 block wrap-anywhere text-ink-soft sm:hidden">
          {[sheet ?? text.wholeFile, cell, value].filter(Boolean).join(' · ')}
        </span>
        {message}
        <span className="mt-1 block font-semibold sm:hidden">{remedy}</span>
      </td>
      <td lang="nl" className={widerClass}>
        {remedy}
      </td>
    </tr>
  );
}

function Severity({ severity }: Pick<Finding, 'severity'>) {
  const { findings: text } = useTexts();
  const isError = severity === 'error';
  const Icon = isError ? CircleAlert : TriangleAlert;
  return (
    <span className={classNames('flex items-center gap-1.5 font-semibold', isError ? 'text-bad' : 'text-warn')}>
      <Icon size={16} className="shrink-0" />
      {isError ? text.error : text.warning}
    </span>
  );
}
