import { normalText } from './bank-files.ts'

const most = 10
const unique = (found: string[]) => [...new Set(found)].slice(0, most)

/** Numbers of our documents in what the bank wrote; it may have lost their dashes: 'SI705 26 00701'. */
export const documentCodesIn = (text: string) =>
  unique(
    [...normalText(text).matchAll(/(?<![A-Z])([A-Z]{2,3}) ?(\d{3}) ?(\d{4}|\d{2}) ?(\d{5})(?!\d)/g)].map(
      ([, prefix, dept, period, number]) => `${prefix}-${dept}-${period}-${number}`,
    ),
  )

/** Numbers that may be those of a virtual account; banks part them by spaces or dashes. */
export const accountNumbersIn = (text: string) => {
  const runs = [...text.matchAll(/\d(?:[ .-]?\d){9,29}/g)].map(([run]) => run.replaceAll(/\D/g, ''))
  const single = [...text.matchAll(/\d{10,30}/g)].map(([run]) => run)
  return unique([...runs, ...single])
}

/** Numbers that may be those of a cheque. */
export const chequeNumbersIn = (text: string) => unique([...text.matchAll(/\d{5,12}/g)].map(([run]) => run))
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
