import type { CentralBankFile, CurveContent, SetContent } from '#api/central-bank-files.ts';
import { fileName } from '#web/features/central-bank/file-name.ts';
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
        <FileFigures file={file} files={files} />
        <div className="flex justify-end">
          <Button look="secondary" onClick={onClose}>
            {general.close}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

const scenariosOf = (
  { centralBank: text, formats }: ReturnType<typeof useTexts>,
  { count, countInFile, years }: SetContent,
): string =>
  count === countInFile
    ? text.scenariosAndYears(formats.wholeNumber(count), formats.wholeNumber(years))
    : text.firstScenarios(formats.wholeNumber(count), formats.wholeNumber(countInFile), formats.wholeNumber(years));

/** The figures of a file, each beside that of the file of the same kind that came before it. */
function FileFigures({ file, files }: Omit<FileModalProps, 'onClose'>) {
  const before = files
    .filter(({ kind, label, withdrawnOn }) => kind === file.kind && label < file.label && withdrawnOn === null)
    .toSorted((one, other) => other.label.localeCompare(one.label))[0];
  const { content } = file;
  if ('rates' in content) return <RateTable file={file} content={content} before={before} />;
  return <MomentTable file={file} content={content} before={before} />;
}

interface FiguresProps<Content> {
  readonly file: CentralBankFile;
  readonly content: Content;
  readonly before: CentralBankFile | undefined;
}

const shownTerms = [1, 5, 10, 20, 30, 50];

function RateTable({ file, content, before }: FiguresProps<CurveContent>) {
  const texts = useTexts();
  const { centralBank: text, formats } = texts;
  const ofBefore = before && 'rates' in before.content ? before.content : undefined;
  const shown = (rate: number | undefined): string => (rate === undefined ? '–' : formats.percentage(rate, 2));
  return (
    <Figures
      caption={text.rates}
      head={[text.term, fileName(texts, file), ...(before ? [fileName(texts, before)] : [])]}
      rows={shownTerms
        .filter((term) => term <= content.rates.length)
        .map((term) =>
          [text.years(formats.wholeNumber(term)), shown(content.rates[term - 1])].concat(
            ofBefore ? shown(ofBefore.rates[term - 1]) : [],
          ),
        )}
    />
  );
}

const series = ['equityReturn', 'priceInflation', 'rateOfTenYears'] as const;

function MomentTable({ file, content, before }: FiguresProps<SetContent>) {
  const texts = useTexts();
  const { centralBank: text, formats } = texts;
  const ofBefore = before && 'moments' in before.content ? before.content.moments : undefined;
  const shown = (spread: { mean: number; deviation: number } | undefined): string =>
    spread === undefined ? '–' : `${formats.percentage(spread.mean)} (${formats.percentage(spread.deviation)})`;
  return (
    <div className="flex flex-col gap-4">
      {series.map((name) => (
        <Figures
          key={name}
          caption={text.series[name]}
          head={[text.inYear, fileName(texts, file), ...(before ? [fileName(texts, before)] : [])]}
          rows={content.moments.map((moments) =>
            [formats.wholeNumber(moments.year), shown(moments[name])].concat(
              ofBefore ? shown(ofBefore.find(({ year }) => year === moments.year)?.[name]) : [],
            ),
          )}
        />
      ))}
      <p className="text-sm text-ink-soft">{text.momentsNote}</p>
    </div>
  );
}

interface FigureTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
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
