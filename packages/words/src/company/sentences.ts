import type { CompanyMessages } from '@sejuk/domain/company/messages'
import type { Pair } from '../words.ts'

export const companySentences = {
  'company-data-missing': ['The company data of {org} is missing', 'Data perusahaan untuk {org} belum ada'],
  'paper-checked-too-often': [
    'Too many checks. Try again in {n} {n|minute|minutes}',
    'Terlalu banyak pengecekan. Coba lagi dalam {n} menit',
  ],
} satisfies Record<keyof CompanyMessages, Pair>
