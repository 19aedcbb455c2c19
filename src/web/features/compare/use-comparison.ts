import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Compared } from '#web/features/compare/comparison.ts';
import { comparison } from '#web/features/compare/comparison.ts';
import { sideText } from '#web/features/compare/compared-side.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** What differs between the two, and how far its calculation is; nothing is asked while one is not chosen. */
export function useComparison(compared: Compared | null) {
  const [fraction, setFraction] = useState(0);
  const query = useQuery({
    queryKey: [
      'comparison',
      compared?.clientId,
      ...[compared?.of, compared?.with].map((side) => side && sideText(side)),
    ],
    queryFn: ({ signal }) => {
      setFraction(0);
      return comparison(compared!, signal, setFraction);
    },
    enabled: compared !== null,
    staleTime: Infinity,
    // Holds personnel numbers: gone with the page.
    gcTime: 0,
    retry: (failures, error) => error instanceof ApiError && error.status === 0 && failures < 2,
  });
  return { query, fraction };
}
