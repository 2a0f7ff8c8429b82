/** Without what is mistaken for another: no 0, 1, I, L, O, U. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const contentCodeLength = 8
export const mostOfContentCode = letters.length

/** From chance: one number below `mostOfContentCode` for each letter. */
export const contentCodeOf = (numbers: readonly number[]) =>
  numbers
    .slice(0, contentCodeLength)
    .map((n) => letters[n % letters.length])
    .join('')

/** As it is printed: 7K4M-92QX. */
export const writeContentCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`

/** However somebody typed it from the paper; empty where it cannot be one. */
export const readContentCode = (typed: string) => {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === contentCodeLength && [...code].every((letter) => letters.includes(letter)) ? code : ''
}

export const paperStates = ['right', 'replaced', 'not_found'] as const
