import type { AdjustmentReason, AdjustmentStatus } from '@sejuk/domain/stock/stock-adjustments'
import { type Pair, words } from '../words.ts'
import { stockSentences } from './sentences.ts'

const statuses = {
  Draft: ['Draft', 'Draf'],
  Submitted: ['Submitted', 'Diajukan'],
  Approved: ['Approved', 'Disetujui'],
  Rejected: ['Rejected', 'Ditolak'],
  Deleted: ['Deleted', 'Dihapus'],
} satisfies Record<AdjustmentStatus, Pair>
const reasons = {
  counted: ['Difference of a count', 'Selisih hitung stok'],
  damaged: ['Damaged', 'Rusak'],
  repaired: ['Repaired', 'Sudah diperbaiki'],
  lost: ['Lost', 'Hilang'],
  found: ['Found', 'Ditemukan'],
  mistake: ['Mistake in the books', 'Kesalahan pencatatan'],
} satisfies Record<AdjustmentReason, Pair>

export const stockAdjustmentWords = words(
  'stock-adjustments',
  {
    ...statuses,
    ...reasons,
    title: ['Stock Adjustment', 'Penyesuaian Stok'],
    counts: ['Stock counts', 'Hitung stok'],
    create: ['New adjustment', 'Penyesuaian baru'],
    edit: ['Modify adjustment', 'Ubah penyesuaian'],
    search: ['Number, remark, user', 'Nomor, catatan, pengguna'],
    adjustment_code: ['Adjustment number', 'Nomor penyesuaian'],
    warehouse_code: ['Warehouse', 'Gudang'],
    warehouse_name: ['Warehouse', 'Gudang'],
    zone_code: ['Zone', 'Zona'],
    adjust_reason: ['Reason', 'Alasan'],
    remark: ['Remark', 'Catatan'],
    item: ['Item', 'Barang'],
    item_codes: ['Items', 'Barang'],
    lines: ['Lines', 'Baris'],
    qty: ['Difference', 'Selisih'],
    qtyHelp: ['-2 takes two off the balance', '-2 mengurangi saldo sebanyak dua'],
    damaged_change: ['Damaged more or less', 'Perubahan jumlah rusak'],
    on_hand: ['On hand now', 'Fisik sekarang'],
    value: ['Value', 'Nilai'],
    status: ['Status', 'Status'],
    createdBy: ['Written by', 'Dibuat oleh'],
    created_date: ['Input Date', 'Tanggal Input'],
    approvedBy: ['Approved by', 'Disetujui oleh'],
    approved_date: ['Approved on', 'Disetujui pada'],
    photos: ['Photos', 'Foto'],
    photo: ['Evidence', 'Bukti'],
    rejected: ['Rejected: {reason}', 'Ditolak: {reason}'],
    serialsField: ['Serial numbers', 'Nomor seri'],
    submit: ['Submit', 'Ajukan'],
    approve: ['Approve', 'Setujui'],
    reject: ['Reject', 'Tolak'],
    modify: ['Edit', 'Ubah'],
    remove: ['Delete', 'Hapus'],
  },
  { messages: stockSentences, statuses: ['stock-adjustment.status'] },
)
