/** Figures of the example dossier (DC to DC), as the program calculates them; a test calculates them again. */
export const exampleFigures = {
  /** First age of each step of the current scale, and its premium rate. */
  currentScale: [
    [15, 0.174],
    [20, 0.183],
    [25, 0.198],
    [30, 0.213],
    [35, 0.23],
    [40, 0.249],
    [45, 0.269],
    [50, 0.292],
    [55, 0.319],
    [60, 0.351],
    [65, 0.382],
  ],
  pensionAge: 68,
  /** Those whose outcome counts: 25, less one with pension before the transition and one who stays behind. */
  participants: 23,
  budget: { scale: { lowest: 0.172, highest: 0.377 }, flat: 0.277 },
  profit: { scale: { lowest: 0.172, highest: 0.378 }, flat: 0.299 },
} as const;
