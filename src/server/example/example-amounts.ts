/** The minimum offset of art. 18a Wet LB 1964 and the maximum pensionable salary of 2026, in every example, EUR a year. */
export const exampleOffset = 19_172;
export const exampleMaximumSalary = 137_800;
