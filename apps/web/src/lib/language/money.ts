import { writeNumber } from '@sejuk/domain/numbers'

/** '10.000': whole numbers as the country writes them. */
export const thousands = (n: number) => writeNumber(n)
