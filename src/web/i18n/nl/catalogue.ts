/** All texts of the screens in Dutch: the module itself is the catalogue, fetched as a whole. */
export * from '#web/i18n/nl/access.ts';
export * from '#web/i18n/nl/answers.ts';
export * from '#web/i18n/nl/audit.ts';
export * from '#web/i18n/nl/clients.ts';
export * from '#web/i18n/nl/contact.ts';
export * from '#web/i18n/nl/dossiers.ts';
export * from '#web/i18n/nl/footer.ts';
export * from '#web/i18n/nl/formats.ts';
export * from '#web/i18n/nl/general.ts';
export * from '#web/i18n/nl/house-style.ts';
export * from '#web/i18n/nl/messages.ts';
export * from '#web/i18n/nl/organisations.ts';
export * from '#web/i18n/nl/session.ts';
export * from '#web/i18n/nl/settings.ts';
export * from '#web/i18n/nl/start.ts';
export * from '#web/i18n/nl/system.ts';
export * from '#web/i18n/nl/table.ts';
