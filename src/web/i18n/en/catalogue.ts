/** All texts of the screens in English: the module itself is the catalogue, fetched as a whole. */
export * from '#web/i18n/en/access.ts';
export * from '#web/i18n/en/answers.ts';
export * from '#web/i18n/en/audit.ts';
export * from '#web/i18n/en/clients.ts';
export * from '#web/i18n/en/contact.ts';
export * from '#web/i18n/en/dossiers.ts';
export * from '#web/i18n/en/footer.ts';
export * from '#web/i18n/en/formats.ts';
export * from '#web/i18n/en/general.ts';
export * from '#web/i18n/en/house-style.ts';
export * from '#web/i18n/en/messages.ts';
export * from '#web/i18n/en/organisations.ts';
export * from '#web/i18n/en/session.ts';
export * from '#web/i18n/en/settings.ts';
export * from '#web/i18n/en/start.ts';
export * from '#web/i18n/en/system.ts';
export * from '#web/i18n/en/table.ts';
