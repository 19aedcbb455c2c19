import { retentionDays } from '#api/retention-days.ts';
import { formats } from '#web/i18n/es/formats.ts';

export const start = {
  greeting: (name: string) => `Hola, ${name}.`,
  headline: 'Una nueva aportación para la pensión, en equilibrio con la anterior',
  lead: (product: string) =>
    `${product} calcula con qué aportación creciente o uniforme un empleador, tras el paso a un nuevo plan de aportación definida (premieregeling), paga lo mismo que ahora, o los partícipes reciben previsiblemente la misma pensión. Para asesores de pensiones y sus empleadores.`,
  tryExample: 'Probar el ejemplo',
  openingExample: 'Abriendo el ejemplo…',
  exampleFailed: 'No se ha podido abrir el ejemplo.',
  figure: {
    title: 'Del expediente de ejemplo',
    description: (low: string, high: string, flat: string) =>
      `Una balanza. A la izquierda, la escala actual, que sube con la edad del ${low} al ${high}; a la derecha, una aportación uniforme del ${flat} para todos. Las dos pesan lo mismo.`,
    current: 'Escala actual',
    flat: 'Aportación uniforme',
    difference: 'Diferencia',
    caption: (participants: number) =>
      `Aportación por edad, de los 15 a los 68 años, y coste del empleador durante cinco años a partir de enero de 2028, en valor actual, para ${formats.counted(participants, { one: 'partícipe', other: 'partícipes' })} de un mayorista ficticio.`,
  },
  introTitle: 'Dos formas de estar en equilibrio',
  intro:
    'Los planes de pensiones neerlandeses existentes deben estar adaptados a la Wet toekomst pensioenen (ley neerlandesa sobre el futuro de las pensiones) el 1 de enero de 2028 a más tardar. Quien se incorpore a partir de entonces recibirá una aportación con el mismo porcentaje a cualquier edad; quien ya participa puede, bajo ciertas condiciones, conservar una aportación creciente. Para cada empleador es una decisión con consecuencias para el coste y para la pensión.',
  aims: {
    budget: {
      title: 'Neutral en coste (budgetneutraal)',
      text: 'El empleador paga durante los años elegidos lo mismo que en el plan actual.',
    },
    profit: {
      title: 'Neutral en pensión (profijtneutraal)',
      text: 'Los partícipes, en conjunto, reciben previsiblemente la misma pensión que en el plan actual.',
    },
  },
  answers: {
    title: 'Las cuatro respuestas del expediente de ejemplo',
    scale: 'Escala creciente',
    flat: 'Aportación uniforme',
    range: (low: string, high: string) => `${low}–${high}`,
    notFeasible: 'No es viable',
    aboveLimit: (limit: string) => `Superaría el límite fiscal del ${limit}.`,
    note: 'Porcentajes de la base pensionable (pensioengrondslag), redondeados a 0,1 puntos porcentuales. Además, un expediente calcula la compensación, el grupo abierto, los escenarios y la sensibilidad.',
  },
  bannerLabel: 'Aviso',
  stepsTitle: 'Cómo funciona',
  steps: {
    fill: {
      title: 'Rellene la plantilla',
      text: 'Descargue la plantilla vacía de Excel, rellene el plan y los partícipes y añádala al empleador como expediente. La plantilla está en neerlandés.',
    },
    check: {
      title: 'Los errores vuelven explicados',
      text: 'Si algo no es correcto, recibirá su propio archivo. Cada celda errónea está marcada y explicada, todo de una vez.',
    },
    report: {
      title: 'Descargue el resultado',
      text: 'Un archivo de Excel que muestra de dónde sale cada cifra y un informe de PowerPoint para comentarlo. Ambos están en neerlandés.',
    },
  },
  dataTitle: 'Qué ocurre con sus datos',
  dataFacts: {
    closed: {
      title: 'Solo dentro de su organización',
      text: 'Los asesores ven los expedientes de su propia organización; un empleador, solo los suyos. La propia base de datos vigila esa separación.',
    },
    nameless: {
      title: 'Sin nombres, sin BSN',
      text: 'La plantilla pide un número por partícipe. Un archivo con una columna de números de identificación neerlandeses (BSN) se rechaza y no se conserva.',
    },
    erased: {
      title: 'No más tiempo del necesario',
      text: `Los archivos con partícipes se borran ${retentionDays.standard} días después de la última descarga o tras el plazo que elija su organización. Un expediente se puede eliminar en cualquier momento.`,
    },
    own: {
      title: 'Sin cookies, nada de fuera',
      text: 'El cálculo se realiza en el servidor de esta aplicación. Las páginas no cargan nada de otros sitios ni rastrean su actividad.',
    },
  },
} as const;
