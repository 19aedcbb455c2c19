import { logoRules } from '#api/logo-rules.ts';
import { formats } from '#web/i18n/es/formats.ts';

export const houseStyle = {
  description: 'Así se ven el informe y el archivo de salida de su organización.',
  formTitle: 'Nombre y colores',
  name: 'Nombre',
  nameHint: 'Aparece al pie de cada diapositiva',
  primary: 'Color principal',
  primaryHint: 'Portada, franjas, títulos y primeras líneas de los gráficos',
  accent: 'Color de acento',
  accentHint: 'Pequeños acentos y demás líneas de los gráficos',
  picker: (label: string) => `Elegir ${label.toLowerCase()}`,
  contactLine: 'Línea de contacto',
  contactLineHint: 'Por ejemplo, dirección, teléfono y sitio web, en una sola línea',
  saved: 'La imagen corporativa se ha guardado. Los nuevos informes la llevarán.',
  restyleHint: 'Los informes existentes solo cambian cuando los vuelve a crear más abajo.',
  failed: 'La imagen corporativa no se ha guardado.',
  loadLatest: 'Cargar la imagen corporativa más reciente',
  reset: 'Restablecer la imagen estándar',
  unsaved: 'Sin guardar todavía',
  previewTitle: 'Vista previa',
  previewCover: 'Portada del informe con esta imagen corporativa',
  previewChart: 'Diapositiva con gráfico con esta imagen corporativa',
  previewNote:
    'Con cifras de ejemplo; los informes están en neerlandés. Los colores, el logotipo y la disposición son los del informe.',
  contrastTitle: 'Legibilidad',
  onColour: (colour: string) => `Texto sobre ${colour}`,
  white: 'blanco',
  dark: 'oscuro',
  ratio: (value: number) => `${formats.oneDecimal(value)}:1`,
  textFact: (text: string, ratio: string) => `${text}, ${ratio}`,
  titleFact: 'Títulos sobre blanco',
  accentFact: 'Color de acento sobre blanco',
  asGiven: 'su color',
  darkened: (colour: string) => `oscurecido hasta #${colour}`,
  primaryOnly: 'color principal',
  decorationOnly: 'solo como adorno, nunca como texto',
  example: {
    title: 'La aportación uniforme del 21,4\u00A0% cuesta al empleador lo mismo que la escala actual',
    topic: 'Informe sobre el nuevo plan de pensiones',
    subtitle: 'Ejemplo B.V. · Plan de pensiones 2027',
    facts: {
      valuation: { head: 'Fecha de valoración', value: 'diciembre de 2026' },
      transition: { head: 'Fecha de transición', value: 'enero de 2027' },
      participants: { head: 'Partícipes', value: '25 partícipes' },
    },
    chartTopic: 'Aportación por edad',
    chartTitle: 'Los jóvenes reciben más aportación; los mayores, menos',
    lead: 'Aportación en porcentaje de la base pensionable (pensioengrondslag), por edad.',
    series: [
      'Escala actual',
      'Uniforme, mismo coste',
      'Escala, mismo coste',
      'Uniforme, misma pensión',
      'Escala, misma pensión',
    ],
    age: 'Edad',
  },
} as const;

export const logoField = {
  label: 'Logotipo',
  limits: `PNG, JPG o SVG, ${logoRules.maximumMegabytes} MB como máximo. Un SVG se guarda como imagen.`,
  drop: 'Arrastre su logotipo hasta aquí o',
  choose: 'elija un archivo',
  other: 'Elegir otro logotipo',
  remove: 'Eliminar el logotipo',
  uploading: 'Enviando…',
  saved: 'El logotipo se ha guardado.',
  removed: 'El logotipo se ha eliminado.',
  failed: 'El logotipo no se ha guardado.',
  size: (width: number, height: number) => `${formats.wholeNumber(width)} × ${formats.wholeNumber(height)} píxeles`,
  alternative: (name: string) => `Logotipo de ${name}`,
} as const;

export const styleReset = {
  title: 'Restablecer la imagen estándar',
  question: '¿Seguro que desea restablecer la imagen corporativa estándar?',
  consequence:
    'Su nombre, sus colores, su línea de contacto y su logotipo se eliminarán. Los informes existentes no cambian.',
  failed: 'La imagen corporativa estándar no se ha restablecido.',
} as const;
