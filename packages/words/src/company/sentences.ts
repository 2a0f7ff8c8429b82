import type { CompanyMessages } from '@sejuk/domain/company/messages'
import type { Pair } from '../words.ts'

export const companySentences = {
  'company-data-missing': ['The company data of {org} is missing', 'Data perusahaan untuk {org} belum ada'],
} satisfies Record<keyof CompanyMessages, Pair>
