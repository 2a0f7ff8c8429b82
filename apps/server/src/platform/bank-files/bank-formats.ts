import type { BankFormat } from './bank-format.ts'
import { standardFormat } from './standard-format.ts'

/** Another bank is another line here. */
const formats: Record<string, BankFormat> = { standard: standardFormat }
export const formatOf = (name: string) => formats[name] ?? standardFormat
