/** The limits of choices, for the screens: they don't run the core. */
export { choiceLimits, type Limits } from '#core/dossier/choice-limits.ts';
