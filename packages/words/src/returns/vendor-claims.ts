import type { ClaimOrigin, ClaimResult, ClaimStatus } from '@sejuk/domain/returns/vendor-claims'
import { stockSentences } from '../stock/sentences.ts'
import { type Pair, words } from '../words.ts'
import { returnsSentences } from './sentences.ts'

const statuses = {
  Draft: ['Draft', 'Draf'],
  Sent: ['Sent', 'Dikirim'],
  Answered: ['Answered', 'Dijawab'],
  Deleted: ['Deleted', 'Dihapus'],
} satisfies Record<ClaimStatus, Pair>
const results = {
  Accepted: ['Accepted', 'Diterima'],
  Rejected: ['Rejected', 'Ditolak'],
} satisfies Record<ClaimResult, Pair>
const origins = {
  'rma-request': ['Exchange', 'Penukaran'],
  'return-request': ['Return', 'Retur'],
} satisfies Record<ClaimOrigin, Pair>

export const claimWords = words(
  'vendor-claims',
  {
    ...statuses,
    ...results,
    ...origins,
    title: ['Factory claims', 'Klaim ke pabrik'],
    create: ['New claim', 'Klaim baru'],
    letter: ['Claim list', 'Daftar klaim'],
    search: ['Number, factory, its claim number', 'Nomor, pabrik, nomor klaimnya'],
    claim_code: ['Claim', 'Nomor klaim'],
    factory_name: ['Factory', 'Pabrik'],
    factory_reference: ['Claim number of the factory', 'Nomor klaim pabrik'],
    dept_name: ['Branch', 'Cabang'],
    warehouse_name: ['Warehouse', 'Gudang'],
    warehouse_code: ['Warehouse', 'Gudang'],
    note: ['Note', 'Catatan'],
    status: ['Status', 'Status'],
    line_count: ['Units', 'Unit'],
    answered_count: ['Answered units', 'Unit terjawab'],
    claim_amount: ['Claimed', 'Nilai klaim'],
    accepted_amount: ['Accepted amount', 'Nilai diterima'],
    created_date: ['Date', 'Tanggal'],
    createdBy: ['Written by', 'Dibuat oleh'],
    sent_date: ['Sent on', 'Dikirim pada'],
    answered_date: ['Answered on', 'Dijawab pada'],
    lines: ['Units', 'Unit'],
    serial_number: ['Serial number', 'Nomor seri'],
    item: ['Item', 'Barang'],
    document_code: ['Came back with', 'Kembali dengan'],
    result: ['Answer', 'Jawaban'],
    answer_reason: ['Reason of the factory', 'Alasan pabrik'],
    notAnswered: ['Not yet', 'Belum'],
    modify: ['Edit', 'Ubah'],
    send: ['Send to the factory', 'Kirim ke pabrik'],
    answer: ['Factory’s answer', 'Jawaban pabrik'],
    remove: ['Delete', 'Hapus'],
    chooseWarehouse: ['Choose the warehouse first.', 'Pilih gudang dulu.'],
    nothingClaimable: ['No defective unit lies here unclaimed.', 'Tidak ada unit rusak yang belum diklaim di sini.'],
    chooseUnits: ['Defective units here', 'Unit rusak di sini'],
    amountOf: ['Claimed for {serial}', 'Nilai klaim {serial}'],
    resultOf: ['Answer for {serial}', 'Jawaban untuk {serial}'],
    acceptedOf: ['Accepted for {serial}', 'Diterima untuk {serial}'],
    reasonOf: ['Reason for {serial}', 'Alasan untuk {serial}'],
    later: ['Answer later', 'Jawab nanti'],
  },
  { messages: { ...stockSentences, ...returnsSentences }, statuses: ['vendor-claim.status'] },
)
