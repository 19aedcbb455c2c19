/** What is due so soon is near: six weeks. */
export const nearDays = 42;
