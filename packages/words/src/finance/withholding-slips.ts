import type { SlipStatus } from '@sejuk/domain/finance/withholding-slips'
import { type Pair, words } from '../words.ts'
import { financeSentences } from './sentences.ts'

const statuses = {
  Awaited: ['Awaited', 'Ditunggu'],
  Received: ['Received', 'Diterima'],
  Confirmed: ['Settled', 'Diselesaikan'],
} satisfies Record<SlipStatus, Pair>

export const withholdingSlipWords = words(
  'withholding-slips',
  {
    ...statuses,
    title: ['Withholding slips', 'Bukti potong'],
    outstanding: ['Outstanding slips', 'Bukti potong belum diterima'],
    all: ['All', 'Semua'],
    add: ['Note a withholding', 'Catat pemotongan'],
    edit: ['Change', 'Ubah'],
    search: ['Invoice, slip or customer', 'Faktur, bukti potong, atau pelanggan'],
    invoice: ['Invoice', 'Faktur'],
    invoice_code: ['Invoice', 'Faktur'],
    customer: ['Customer', 'Pelanggan'],
    branch: ['Branch', 'Cabang'],
    tax_kind: ['Tax', 'Jenis PPh'],
    pph: ['PPh {kind}', 'PPh {kind}'],
    period: ['Tax period', 'Masa pajak'],
    base: ['Base', 'DPP'],
    amount: ['Withheld', 'Dipotong'],
    slip_no: ['Slip number', 'Nomor bukti potong'],
    slipHint: ['Empty until the slip has come.', 'Kosong sampai bukti diterima.'],
    slip_date: ['Date of the slip', 'Tanggal bukti'],
    remark: ['Remark', 'Keterangan'],
    status: ['Status', 'Status'],
    waiting_days: ['Days waiting', 'Hari menunggu'],
    days: ['{n} d', '{n} hari'],
    files: ['Files', 'Berkas'],
    showFiles: ['Files of the slip', 'Berkas bukti potong'],
    noFile: ['No file yet', 'Belum ada berkas'],
    addFile: ['Add the slip', 'Tambah bukti'],
    confirm: ['Settle with the invoice', 'Selesaikan dengan faktur'],
    reopen: ['Take the settlement back', 'Batalkan penyelesaian'],
    sureConfirm: ['Settle {amount} of {invoice}?', 'Selesaikan {amount} dari {invoice}?'],
    sureConfirmText: [
      'The customer owes that much less. The slip must lie before you.',
      'Piutang pelanggan berkurang sebesar itu. Bukti potong harus ada di tangan Anda.',
    ],
    settledBy: ['{name}, {date}', '{name}, {date}'],
    settled: ['Settled', 'Diselesaikan'],
    created: ['Noted', 'Dicatat'],
  },
  { messages: financeSentences },
)
