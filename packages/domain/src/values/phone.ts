import { dash } from './dates.ts'
import { keepDigits } from './numbers.ts'

/** The selectable country codes, Indonesia first. */
export const phonePrefixes = ['+62', '+65', '+52', '+66'] as const

/** As the specification has it, to the letter: digits only, without a leading 00 and leading zeros, after +62. */
export const displayPhone = (phone: string | null | undefined) => {
  const digits = keepDigits(phone ?? '')
  return digits ? `+62${digits.replace(/^00/, '').replace(/^0+/, '')}` : dash
}

const home = '62'
const withoutZeros = (digits: string) => digits.replace(/^0+/, '')

/**
 * What is stored: the national number, without 0 or 62 in front, however it was typed. Where a 0 was typed the 62 after it
 * belongs to the number (0622 is a place), unless a mobile number follows it.
 */
export const nationalPhone = (typed: string) => {
  const digits = keepDigits(typed)
  const isInternational = typed.trim().startsWith('+') || digits.startsWith('00')
  const rest = withoutZeros(digits)
  const bears = isInternational || !digits.startsWith('0') ? rest.startsWith(home) : /^628\d{8,}$/.test(rest)
  return bears && rest.length > 8 ? withoutZeros(rest.slice(home.length)) : rest
}

/** A masked number, the same wherever one is masked: operator prefix and last digits. */
export const maskedPhone = (national: string) =>
  national.length < 7 ? '•••' : `${national.slice(0, 3)}${'•'.repeat(national.length - 5)}${national.slice(-2)}`

/** The form in which a stored number is typed again: it reads back as the same number. */
export const typedPhone = (national: string) => (national ? `0${national}` : '')

export const isMobile = (national: string) => /^8[1-9]\d{7,10}$/.test(national)
export const isLandline = (national: string) => /^[2-79]\d{6,10}$/.test(national)
export const isPhone = (national: string) => isMobile(national) || isLandline(national)
