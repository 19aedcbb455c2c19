/** All texts of the screens in Spanish: the module itself is the catalogue, fetched as a whole. */
export * from '#web/i18n/es/access.ts';
export * from '#web/i18n/es/answers.ts';
export * from '#web/i18n/es/audit.ts';
export * from '#web/i18n/es/clients.ts';
export * from '#web/i18n/es/contact.ts';
export * from '#web/i18n/es/dossiers.ts';
export * from '#web/i18n/es/footer.ts';
export * from '#web/i18n/es/formats.ts';
export * from '#web/i18n/es/general.ts';
export * from '#web/i18n/es/house-style.ts';
export * from '#web/i18n/es/messages.ts';
export * from '#web/i18n/es/organisations.ts';
export * from '#web/i18n/es/session.ts';
export * from '#web/i18n/es/settings.ts';
export * from '#web/i18n/es/start.ts';
export * from '#web/i18n/es/system.ts';
export * from '#web/i18n/es/table.ts';
