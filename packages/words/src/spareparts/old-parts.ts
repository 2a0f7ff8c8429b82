import type { Disposition, OldPartStatus } from '@sejuk/domain/spareparts/old-parts'
import { type Pair, words } from '../words.ts'
import { sparepartsSentences } from './sentences.ts'

const statuses = {
  Owed: ['Owed', 'Belum dikembalikan'],
  Received: ['Received', 'Diterima'],
  Deducted: ['Deducted', 'Dipotong'],
} satisfies Record<OldPartStatus, Pair>
const dispositions = {
  Scrap: ['To be scrapped', 'Dimusnahkan'],
  Claim: ['Claim at the supplier', 'Klaim ke pemasok'],
} satisfies Record<Disposition, Pair>

export const oldPartWords = words(
  'old-parts',
  {
    ...statuses,
    ...dispositions,
    title: ['Old parts owed', 'Part lama terutang'],
    search: ['Old part, work order, part', 'Part lama, perintah kerja, part'],
    old_part_code: ['Old part', 'Part lama'],
    asc_name: ['Service centre', 'Pusat servis'],
    asc_code: ['Service centre', 'Pusat servis'],
    work_order_number: ['Work order', 'Perintah kerja'],
    item_code: ['Part code', 'Kode part'],
    item_name: ['Part', 'Suku cadang'],
    qty: ['Owed', 'Terutang'],
    received_qty: ['Received', 'Diterima'],
    amount: ['Value still owed', 'Nilai terutang'],
    used_date: ['Replaced on', 'Diganti pada'],
    due_date: ['Due', 'Batas kembali'],
    status: ['Status', 'Status'],
    reimbursement_code: ['Deducted in', 'Dipotong di'],
    overdue: ['Overdue', 'Terlambat'],
    receive: ['Receive by scan', 'Terima dengan pindai'],
    code: ['Scan the old part’s number or the part code', 'Pindai nomor part lama atau kode part'],
    scan: ['Scan', 'Pindai'],
    disposition: ['What happens with it', 'Tindak lanjut'],
    last: ['{part} of {work_order}: {n} of {all} received', '{part} dari {work_order}: {n} dari {all} diterima'],
    done: ['Received on {day}', 'Diterima {day}'],
  },
  { messages: sparepartsSentences },
)
