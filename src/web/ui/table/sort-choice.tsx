import type { RowData } from '@tanstack/react-table';
import { useTexts } from '#web/i18n/language.ts';
import type { ListTableState } from '#web/ui/table/features.ts';

/** Sorting for narrow screens, where the headings with their sort buttons are not shown. */
export function SortChoice<Row extends RowData>({ table }: { readonly table: ListTableState<Row> }) {
  const texts = useTexts();
  const [sort] = table.state.sorting;
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort());
  const choose = (value: string) => {
    const [id = '', direction] = value.split(':');
    table.setSorting([{ id, desc: direction === 'desc' }]);
  };
  return (
    <select
      aria-label={texts.table.sortBy}
      value={sort ? `${sort.id}:${sort.desc ? 'desc' : 'asc'}` : ''}
      onChange={(event) => choose(event.target.value)}
      className="select h-10 w-full sm:w-64 rounded-corner border border-line-strong bg-surface pr-8 pl-3 lg:hidden"
    >
      {columns.map(({ id, columnDef }) => [
        <option key={`${id}:asc`} value={`${id}:asc`}>
          {texts.table.ascending(columnDef.meta?.label ?? id)}
        </option>,
        <option key={`${id}:desc`} value={`${id}:desc`}>
          {texts.table.descending(columnDef.meta?.label ?? id)}
        </option>,
      ])}
    </select>
  );
}
