import type { DifferenceState, HeldCashStatus } from '@sejuk/domain/delivery/held-cash'
import { type Pair, words } from '../words.ts'
import { deliverySentences } from './sentences.ts'

const statuses = {
  Collected: ['With the driver', 'Dibawa sopir'],
  Handed_In: ['Counted', 'Sudah dihitung'],
  Deposited: ['Deposited', 'Sudah disetor'],
} satisfies Record<HeldCashStatus, Pair>

const differences = {
  None: ['No difference', 'Tidak ada selisih'],
  Short: ['Short', 'Kurang'],
  Over: ['Over', 'Lebih'],
  Closed: ['Closed', 'Selesai'],
} satisfies Record<DifferenceState, Pair>

export const heldCashWords = words(
  'held-cash',
  {
    ...statuses,
    ...differences,
    title: ['Driver cash', 'Uang tunai sopir'],
    all: ['All', 'Semua'],
    search: ['Number, letter, driver or customer', 'Nomor, surat jalan, sopir, atau pelanggan'],
    held_cash_code: ['Number', 'Nomor'],
    taken_date: ['Taken', 'Diambil'],
    holder_name: ['Driver', 'Sopir'],
    delivery_code: ['Letter', 'Surat jalan'],
    customer_name: ['Customer', 'Pelanggan'],
    dept_code: ['Branch', 'Cabang'],
    due: ['Due', 'Tagihan'],
    taken: ['Cash taken', 'Uang diambil'],
    counted: ['Counted', 'Dihitung'],
    difference: ['Difference', 'Selisih'],
    slip_no: ['Deposit slip number', 'Nomor bukti setor'],
    deposited_date: ['Deposit date', 'Tanggal setor'],
    status: ['Status', 'Status'],
    difference_state: ['Difference', 'Selisih'],
    receipts: ['Receipts', 'Penerimaan'],
    from: ['From', 'Dari'],
    to: ['Until', 'Sampai'],
    handIn: ['Count', 'Hitung'],
    deposit: ['Record the deposit', 'Catat setoran'],
    closeDifference: ['Close the difference', 'Selesaikan selisih'],
    countTitle: ['Count the cash of {name}', 'Hitung uang tunai {name}'],
    told: ['The driver reports {amount}.', 'Sopir melaporkan {amount}.'],
    isShort: ['{amount} short: it stays open with {name}.', 'Kurang {amount}: tetap terbuka atas nama {name}.'],
    isOver: ['{amount} over: it stays open until it is explained.', 'Lebih {amount}: tetap terbuka sampai dijelaskan.'],
    depositTitle: ['Deposit of {amount}', 'Setoran {amount}'],
  },
  { messages: deliverySentences },
)
