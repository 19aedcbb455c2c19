/** All texts of the screens in Dutch: the module itself is the catalogue, fetched as a whole. */
export * from '#web/i18n/nl/access.ts';
export * from '#web/i18n/nl/audit.ts';
export * from '#web/i18n/nl/clients.ts';
export * from '#web/i18n/nl/contact.ts';
export * from '#web/i18n/nl/dossiers.ts';
export * from '#web/i18n/nl/employer-data.ts';
export * from '#web/i18n/nl/first-texts.ts';
export * from '#web/i18n/nl/house-style.ts';
export * from '#web/i18n/nl/invitations.ts';
export * from '#web/i18n/nl/key-figures.ts';
export * from '#web/i18n/nl/messages.ts';
export * from '#web/i18n/nl/organisations.ts';
export * from '#web/i18n/nl/reports.ts';
export * from '#web/i18n/nl/results.ts';
export * from '#web/i18n/nl/settings.ts';
export * from '#web/i18n/nl/table.ts';
export * from '#web/i18n/nl/usage.ts';
