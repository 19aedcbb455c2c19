/** Points, and contrast of text with what is behind it (WCAG 2.2 AA). */
export const smallestText = 10;
export const leastContrast = 4.5;
