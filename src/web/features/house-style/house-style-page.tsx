import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { customer } from '#web/customer/customer.ts';
import { houseStyleQuery } from '#web/features/house-style/house-style-calls.ts';
import { HouseStyleDesk } from '#web/features/house-style/house-style-desk.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Fetched } from '#web/ui/fetched.tsx';
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
        documentTitle={`${general.houseStyle} - ${customer.name}`}
        description={houseStyle.description}
        manual="huisstijl"
        breadcrumbs={[{ label: general.home, to: screenPaths.start }, { label: general.houseStyle }]}
        breadcrumbsLabel={general.breadcrumbs}
        headingRef={heading}
      />
      <Fetched query={query}>{data ? <HouseStyleDesk stored={data} heading={heading} /> : null}</Fetched>
    </>
  );
}
