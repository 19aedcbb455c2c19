import { formats } from '#web/i18n/es/formats.ts';

export const deskSearch = {
  title: 'Buscar',
  label: 'Nombre de el empleador o del expediente',
  titleForNew: 'Nuevo expediente: ¿para qué empleador?',
  labelForNew: 'Nombre del empleador',
  keys: 'Elija con las flechas y abra con Intro.',
  none: 'No se ha encontrado nada.',
  failed: 'La búsqueda ha fallado.',
  employer: 'empleador',
  found: (count: number) => formats.counted(count, { one: 'resultado', other: 'resultados' }),
} as const;
