/** All texts of the screens in German: the module itself is the catalogue, fetched as a whole. */
export * from '#web/i18n/de/access.ts';
export * from '#web/i18n/de/answers.ts';
export * from '#web/i18n/de/audit.ts';
export * from '#web/i18n/de/clients.ts';
export * from '#web/i18n/de/contact.ts';
export * from '#web/i18n/de/dossiers.ts';
export * from '#web/i18n/de/footer.ts';
export * from '#web/i18n/de/formats.ts';
export * from '#web/i18n/de/general.ts';
export * from '#web/i18n/de/house-style.ts';
export * from '#web/i18n/de/messages.ts';
export * from '#web/i18n/de/organisations.ts';
export * from '#web/i18n/de/session.ts';
export * from '#web/i18n/de/settings.ts';
export * from '#web/i18n/de/start.ts';
export * from '#web/i18n/de/system.ts';
export * from '#web/i18n/de/table.ts';
