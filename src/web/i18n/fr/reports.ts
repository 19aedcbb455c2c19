import { formats } from '#web/i18n/fr/formats.ts';

/** Making reports again in another house style. */
export const reports = {
  title: 'Rapports existants',
  outdated: (count: number) =>
    `${formats.counted(count, { one: 'rapport a', other: 'rapports ont' })} encore une charte graphique antérieure.`,
  upToDate: 'Tous les rapports ont la charte graphique actuelle.',
  running: (count: number) =>
    `Encore ${formats.counted(count, { one: 'rapport', other: 'rapports' })} en préparation. Vous pouvez continuer à travailler.`,
  fixed: (count: number) =>
    `${formats.counted(count, { one: 'rapport reste tel quel : son fichier d’entrée', other: 'rapports restent tels quels : leur fichier d’entrée' })} n’est plus conservé.`,
  restyle: (count: number) => `Refaire ${formats.counted(count, { one: 'rapport', other: 'rapports' })}`,
  progress: 'Avancement',
  unsaved: 'Enregistrez d’abord : les rapports reçoivent la charte graphique enregistrée.',
  failed: 'Les rapports ne sont pas refaits.',
} as const;
