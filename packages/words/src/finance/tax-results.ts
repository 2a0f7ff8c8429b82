import { words } from '../words.ts'
import { financeSentences } from './sentences.ts'

/** The columns of a list as Coretax exports it. */
export const taxResultWords = words(
  'tax-results',
  {
    reference: ['Reference', 'Referensi'],
    nsfp: ['Tax Invoice Number', 'Nomor Faktur Pajak'],
    status: ['Invoice Status', 'Status Faktur'],
    remark: ['Remark', 'Keterangan'],
  },
  {
    messages: financeSentences,
    data: {
      'No electronic invoice in sight has this number': 'Tidak ada faktur elektronik yang terlihat dengan nomor ini',
      'This one goes through the provider': 'Faktur ini dikirim melalui penyedia',
    },
  },
)
