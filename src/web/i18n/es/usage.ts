import { formats } from '#web/i18n/es/formats.ts';

/** What is in use of what the provider allows. */
export const usage = {
  title: 'Uso',
  organisation: 'Lo que su organización utiliza de lo que permite el proveedor.',
  employer: 'Lo que este empleador utiliza de lo que el proveedor permite por empleador.',
  names: {
    megabytes: 'Almacenamiento',
    openDossiers: 'Cálculos en espera o en curso',
    uploadsPerMinute: 'Expedientes añadidos en el último minuto',
  },
  inUse: {
    megabytes: (used: string, most: string) => `${used} de ${most} MB`,
    openDossiers: (used: string, most: string) => `${used} de ${most}`,
    uploadsPerMinute: (used: string, most: string) => `${used} de ${most}`,
  },
  near: 'casi alcanzado',
  reached: 'alcanzado',
  results: 'Los resultados de los cálculos también ocupan espacio. Se guardan siempre, aunque superen el límite.',
  nearOrganisation: 'Su organización ha alcanzado un límite o está a punto de alcanzarlo.',
  nearEmployer: 'Este empleador ha alcanzado un límite o está a punto de alcanzarlo.',
  remedies: {
    megabytes: 'Elimine los expedientes que ya no se necesiten. Un asesor puede pedir más espacio al proveedor.',
    openDossiers: 'Espere a que terminen los cálculos o cancele los que no necesite.',
  },
} as const;

/** The form of the provider with the limits of an organisation. */
export const limits = {
  open: 'Límites',
  openOf: (name: string) => `Límites de ${name}`,
  title: (name: string) => `Límites de ${name}`,
  used: 'En uso ahora',
  dossiers: (count: number) => formats.counted(count, { one: 'expediente', other: 'expedientes' }),
  organisation: 'Toda la organización',
  employer: 'Por empleador',
  names: {
    megabytes: 'Almacenamiento en MB',
    openDossiers: 'Cálculos en espera o en curso',
    uploadsPerMinute: 'Expedientes añadidos por minuto',
  },
  standard: (value: string) => `Estándar: ${value}`,
  fillStandard: 'Poner los valores estándar',
  hint: 'Un límite más bajo no borra nada: solo impide añadir mientras se utilice más.',
  failed: 'Los límites no se han guardado.',
} as const;
