import { writeNumber } from '@sejuk/domain/values/numbers'

/** '10.000': whole numbers as the country writes them. */
export const thousands = (n: number) => writeNumber(n)
