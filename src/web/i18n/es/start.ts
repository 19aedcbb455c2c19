export const start = {
  title: (name: string) => `Hola, ${name}`,
  intro: 'Elija un empleador, añada un expediente y descargue el resultado.',
  steps: [
    {
      title: 'Elija el empleador',
      text: 'Abra en la lista el empleador para el que va a calcular o añada uno nuevo.',
    },
    {
      title: 'Añada un expediente',
      text: 'Rellene la plantilla de Excel (en neerlandés) con el plan y los partícipes y añádala como expediente. Si hay errores, recibirá su propio archivo con una explicación de cada uno.',
    },
    {
      title: 'Descargue el resultado',
      text: 'En cuanto el expediente se haya calculado, el archivo de Excel con los resultados y el informe de PowerPoint estarán listos. Ambos están en neerlandés.',
    },
  ],
  stepsTitle: 'Cómo funciona',
} as const;
