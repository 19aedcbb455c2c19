/** The texts in Dutch that every page, the landing page and the sign-in have: they come with the first chunk. */
export * from '#web/i18n/nl/access-notices.ts';
export * from '#web/i18n/nl/desk.ts';
export * from '#web/i18n/nl/footer.ts';
export * from '#web/i18n/nl/formats.ts';
export * from '#web/i18n/nl/general.ts';
export * from '#web/i18n/nl/session.ts';
export * from '#web/i18n/nl/start.ts';
export * from '#web/i18n/nl/system.ts';
