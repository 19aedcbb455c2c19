import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { houseStyleQuery } from '#web/features/house-style/house-style-calls.ts';
import { HouseStyleEditor } from '#web/features/house-style/house-style-editor.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** For advisers: how the reports of their organisation look. */
export function HouseStylePage() {
  const { general, houseStyle } = useTexts();
  const query = useQuery(houseStyleQuery);
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeading
        title={general.houseStyle}
        description={houseStyle.description}
        manual="huisstijl"
        breadcrumbs={[{ label: general.home, to: screenPaths.start }, { label: general.houseStyle }]}
        headingRef={heading}
      />
      <QueryResult query={query}>{data ? <HouseStyleEditor stored={data} heading={heading} /> : null}</QueryResult>
    </>
  );
}
