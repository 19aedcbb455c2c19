import type { Rolldown } from 'vite';

/** What a form that is sent needs, and a list does without. */
const forms = /[\\/](web[\\/]ui[\\/]sent-form\.tsx|node_modules[\\/](react-hook-form|@hookform)[\\/])/;

/**
 * Into which chunks the screens are cut. Few: every file costs a request with its headers, and packs worse by itself than
 * with others. One for every page, one for the landing page (its banner in other languages apart), one for the fields of
 * forms with the frame of the pages around signing in, one for forms that are sent, which the lists do without, and one for
 * what three or more of the other screens share; what one or two screens need comes with them.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  { name: 'landing', test: /[\\/]web[\\/](features[\\/]start[\\/](?!contact|search)|customer[\\/](?!other-banners))/ },
  {
    name: 'fields',
    test: /[\\/]web[\\/](ui[\\/](fields|manual-link)|features[\\/]session[\\/](auth-shell|factor-form))\.tsx$/,
  },
  { name: 'shared', minShareCount: 3, test: (id) => !forms.test(id) },
  // Last: what forms share with lists is in the group before it.
  { name: 'forms', test: forms },
];
