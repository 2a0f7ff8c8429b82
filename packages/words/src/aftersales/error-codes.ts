import type { ErrorSeverity } from '@sejuk/domain/aftersales/error-codes'
import { type Pair, words } from '../words.ts'
import { aftersalesSentences } from './sentences.ts'

export const errorSeverityWords = words('error-severities', {
  Stop: ['Unit stops', 'Unit berhenti'],
  Warn: ['Warning', 'Peringatan'],
  Info: ['Information', 'Informasi'],
} satisfies Record<ErrorSeverity, Pair>)

export const errorCodeWords = words(
  'error-codes',
  {
    title: ['Error Code List', 'Daftar Kode Error'],
    add: ['New error code', 'Kode error baru'],
    edit: ['Change error code', 'Ubah kode error'],
    error_code: ['Code', 'Kode'],
    product_group: ['Product', 'Produk'],
    severity: ['Severity', 'Tingkat'],
    meaning: ['Meaning', 'Arti'],
    cause: ['Possible cause', 'Kemungkinan penyebab'],
    remedy: ['Checks and remedy', 'Pemeriksaan dan perbaikan'],
    local_meaning: ['Meaning (Indonesian)', 'Arti (Indonesia)'],
    local_cause: ['Possible cause (Indonesian)', 'Kemungkinan penyebab (Indonesia)'],
    local_remedy: ['Checks and remedy (Indonesian)', 'Pemeriksaan dan perbaikan (Indonesia)'],
    part: ['Likely part', 'Suku cadang terkait'],
    video: ['Video', 'Video'],
    watch: ['Watch', 'Tonton'],
    search: ['Code or words', 'Kode atau kata'],
    productsHelp: ['RAC, LCAC, CAC or Water Purify', 'RAC, LCAC, CAC, atau Water Purify'],
  },
  { messages: aftersalesSentences },
)
