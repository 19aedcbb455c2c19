/** What a value of law is by its size: rates are below 1, ages below a hundred, amounts far above it. */
export const lawValueSort = (value: number): 'rate' | 'age' | 'amount' =>
  value < 5 ? 'rate' : value < 200 ? 'age' : 'amount';
