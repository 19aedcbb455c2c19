import type { Decision } from '#api/decisions.ts';
import { changedLabel, changeTexts } from '#output/topics/variants/variants.ts';
import type { ExhibitTable as Table } from '#output/model/section.ts';
import { ExhibitTable } from '#web/dossier/exhibits/exhibit-table.tsx';
import { Disclosure } from '#web/dossier/exhibits/source-of-figures.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';

/** One decision: what, by whom, when and why, and on request what was shown. */
export function DecisionRecord({ decision }: { readonly decision: Decision }) {
  const { decisions: texts, formats } = useTexts();
  const { content, decidedBy, decidedOn, variantName, reason } = decision;
  const premium = `${content.goal}, ${content.form.toLowerCase()}: ${content.premium}`;
  return (
    <li className="rounded-corner border border-line bg-surface p-4 shadow-card print:break-inside-avoid">
      <p lang="nl" className="font-[650]">
        {variantName === null ? premium : texts.ofVariant(variantName, premium)}
      </p>
      <p className="text-sm text-ink-soft">{texts.byOn(decidedBy, formats.moment(decidedOn))}</p>
      <p lang="nl" className="text-sm">
        {content.marks.map(({ text }) => text).join(', ')}
      </p>
      {content.changes.length === 0 ? null : (
        <p lang="nl" className="text-sm break-words">
          {changedLabel}: {changeTexts(content.changes).join('; ')}
        </p>
      )}
      <p className="mt-2 break-words whitespace-pre-line">{reason}</p>
      <Disclosure label={texts.figures}>
        {tablesOf(texts, decision).map(({ name, table }) =>
          table.rows.length === 0 ? null : (
            <div key={name} className="mt-3">
              <h3 className="font-semibold">{name}</h3>
              <ExhibitTable table={table} name={name} />
            </div>
          ),
        )}
      </Disclosure>
    </li>
  );
}

function tablesOf({ columns, ...texts }: Catalogue['decisions'], { content }: Decision) {
  const { figures, passed, attention } = content;
  return [
    {
      name: columns.figure,
      table: tableOf(
        [columns.figure, columns.amount, columns.compared],
        figures.map(({ label, text, comparison }) => [label, text, comparison ?? '']),
      ),
    },
    {
      name: texts.attention,
      table: tableOf(
        [columns.level, columns.check, columns.about, columns.finding, columns.article],
        attention.map(({ level, title, about, finding, article }) => [level, title, about, finding, article]),
      ),
    },
    {
      name: texts.passed,
      table: tableOf(
        [columns.check, columns.about, columns.finding, columns.article],
        passed.map(({ title, about, finding, article }) => [title, about, finding, article]),
      ),
    },
  ];
}

const tableOf = (heads: readonly string[], rows: Table['rows']): Table => ({
  columns: heads.map((head) => ({ head, share: 100 / heads.length, align: 'left' })),
  rows,
  emphasised: [],
  barred: [],
});
