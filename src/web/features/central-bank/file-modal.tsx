import type { CentralBankFile, SetContent } from '#api/central-bank-files.ts';
import { fileName } from '#web/features/central-bank/file-name.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';

interface FileModalProps {
  readonly file: CentralBankFile;
  readonly files: readonly CentralBankFile[];
  readonly onClose: () => void;
}

/** What is in a set or curve, beside the one of before. */
export function FileModal({ file, files, onClose }: FileModalProps) {
  const texts = useTexts();
  const { centralBank: text, general } = texts;
  return (
    <Modal onClose={onClose} title={fileName(texts, file)}>
      <div className="flex flex-col gap-4">
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          {[
            [text.source, file.source],
            [text.fileSize, texts.formats.fileSize(file.fileSize)],
            ...('count' in file.content ? [[text.scenarios, scenariosOf(texts, file.content)]] : []),
            [text.checksum, file.sha256],
          ].map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
        </dl>
        {figureTables(texts, file, files).map((table) => (
          <Figures key={table.caption} {...table} />
        ))}
        {'moments' in file.content ? <p className="text-sm text-ink-soft">{text.momentsNote}</p> : null}
        <div className="flex justify-end">
          <Button look="secondary" onClick={onClose}>
            {general.close}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

const scenariosOf = ({ centralBank: text, formats }: Catalogue, { count, countInFile, years }: SetContent): string =>
  count === countInFile
    ? text.scenariosAndYears(formats.wholeNumber(count), formats.wholeNumber(years))
    : text.firstScenarios(formats.wholeNumber(count), formats.wholeNumber(countInFile), formats.wholeNumber(years));

interface FigureTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const shownTerms = [1, 5, 10, 20, 30, 50];
const series = ['equityReturn', 'priceInflation', 'rateOfTenYears'] as const;

/** The figures of a file, each beside that of the file of the same kind that came before it. */
function figureTables(texts: Catalogue, file: CentralBankFile, files: FileModalProps['files']): readonly FigureTable[] {
  const { centralBank: text, formats } = texts;
  const [before] = files
    .filter(({ kind, label, withdrawnOn }) => kind === file.kind && label < file.label && withdrawnOn === null)
    .toSorted((one, other) => other.label.localeCompare(one.label));
  const shown = before === undefined ? [file] : [file, before];
  const names = shown.map((one) => fileName(texts, one));
  if ('rates' in file.content) {
    const rates = shown.map(({ content }) => ('rates' in content ? content.rates : []));
    const percentage = (rate: number | undefined) => (rate === undefined ? '–' : formats.percentage(rate, 2));
    const terms = shownTerms.filter((term) => term <= rates[0]!.length);
    return [
      {
        caption: text.rates,
        head: [text.term, ...names],
        rows: terms.map((term) =>
          [text.years(formats.wholeNumber(term))].concat(rates.map((of) => percentage(of[term - 1]))),
        ),
      },
    ];
  }
  const moments = shown.map(({ content }) => ('moments' in content ? content.moments : []));
  const spread = (of: SetContent['moments'][number][(typeof series)[number]] | undefined) =>
    of === undefined ? '–' : `${formats.percentage(of.mean)} (${formats.percentage(of.deviation)})`;
  return series.map((name) => ({
    caption: text.series[name],
    head: [text.inYear].concat(names),
    rows: moments[0]!.map(({ year }) =>
      [formats.wholeNumber(year)].concat(moments.map((of) => spread(of.find((one) => one.year === year)?.[name]))),
    ),
  }));
}

function Figures({ caption, head, rows }: FigureTable) {
  return (
    <ScrollBox label={caption}>
      <table className="w-full max-w-xl text-sm tabular-nums">
        <caption className="pb-1 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {head.map((name, column) => (
              <th key={name} scope="col" className={column === 0 ? 'py-1 text-left' : 'py-1 pl-4 text-right'}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...values]) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {label}
              </th>
              {values.map((value, column) => (
                <td key={head[column + 1]} className="py-1 pl-4 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
