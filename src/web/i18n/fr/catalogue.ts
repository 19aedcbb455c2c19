/** All texts of the screens in French: the module itself is the catalogue, fetched as a whole. */
export * from '#web/i18n/fr/access.ts';
export * from '#web/i18n/fr/answers.ts';
export * from '#web/i18n/fr/audit.ts';
export * from '#web/i18n/fr/clients.ts';
export * from '#web/i18n/fr/contact.ts';
export * from '#web/i18n/fr/dossiers.ts';
export * from '#web/i18n/fr/footer.ts';
export * from '#web/i18n/fr/formats.ts';
export * from '#web/i18n/fr/general.ts';
export * from '#web/i18n/fr/house-style.ts';
export * from '#web/i18n/fr/messages.ts';
export * from '#web/i18n/fr/organisations.ts';
export * from '#web/i18n/fr/session.ts';
export * from '#web/i18n/fr/settings.ts';
export * from '#web/i18n/fr/start.ts';
export * from '#web/i18n/fr/system.ts';
export * from '#web/i18n/fr/table.ts';
