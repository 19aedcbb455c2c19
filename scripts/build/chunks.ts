import type { Rolldown } from 'vite';

/**
 * Into which chunks the screens are cut. Few: every file costs a request with its headers, and packs worse by itself than
 * with others. One for every page, one for the landing page (its banner in other languages apart), one for the fields of
 * forms with the frame of the pages around signing in, and one for what three or more of the other screens share; what
 * one or two screens need comes with them.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  { name: 'landing', test: /[\\/]web[\\/](features[\\/]start[\\/](?!contact)|customer[\\/](?!other-banners))/ },
  { name: 'fields', test: /[\\/]web[\\/](ui[\\/](text-field|manual-link)|features[\\/]session[\\/]auth-shell)\.tsx$/ },
  { name: 'shared', minShareCount: 3 },
];
