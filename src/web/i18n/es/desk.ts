import { errors } from '#web/i18n/es/error-words.ts';
import { formats } from '#web/i18n/es/formats.ts';

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) => (count === null ? 'Errores' : formats.counted(count, errors)),
  busy: 'Calculando',
  calculated: 'Calculado',
  cancelled: 'Cancelado',
  unknown: 'Estado desconocido',
  failed: 'Ha fallado',
  eraseOn: (day: string) => `Los datos de los partícipes se borrarán el ${day}`,
} as const;

export const desk = {
  title: 'Sus expedientes y plazos',
  dossiers: 'Expedientes',
  deadlines: 'Plazos',
  search: 'Buscar empleador o expediente',
  add: 'Nuevo expediente',
  empty: 'Todavía no hay expedientes. Un expediente nuevo empieza en un empleador.',
  noDeadlines: 'No se conoce ningún plazo.',
  deadline: {
    transitionPlan: 'Plan de transición, a más tardar en la entidad gestora',
    transition: 'Último inicio permitido por la ley',
    contractEnd: 'Termina el contrato con la entidad gestora',
  },
} as const;
