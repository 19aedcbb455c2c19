import { useQuery } from '@tanstack/react-query';
import { houseStyleQuery } from '#web/features/house-style/house-style-calls.ts';
import { HouseStyleEditor } from '#web/features/house-style/house-style-editor.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** For advisers: how the reports of their organisation look. */
export function HouseStylePage() {
  const { general, houseStyle } = useTexts();
  const query = useQuery(houseStyleQuery);
  const { data } = query;
  return (
    <>
      <PageHeading title={general.houseStyle} description={houseStyle.description} manual="huisstijl" />
      <QueryResult query={query}>{data ? <HouseStyleEditor stored={data} /> : null}</QueryResult>
    </>
  );
}
