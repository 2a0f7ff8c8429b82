import type { financeMeasures, financeWaiting } from '@sejuk/domain/finance/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof financeWaiting)[number], Pair>

export const financeWaitingNames = {
  chequesToDeposit: ['Cheques to deposit', 'Giro/cek untuk disetorkan'],
  chequesToSettle: ['Cheques at the bank', 'Giro/cek di bank'],
  invoicesToApprove: ['Invoices to approve', 'Faktur untuk disetujui'],
  invoicesToMend: ['Refused invoices to correct', 'Faktur ditolak untuk diperbaiki'],
  receiptsToConfirm: ['Receipts to confirm', 'Penerimaan untuk dikonfirmasi'],
  eInvoicesToMend: ['Electronic invoices to fix', 'Faktur elektronik perlu diperbaiki'],
  eInvoicesToUpload: ['Electronic invoices to upload', 'Faktur elektronik siap diunggah'],
} satisfies Waiting

export const financeNextSteps = {
  chequesToDeposit: ['Deposit', 'Setorkan'],
  chequesToSettle: ['Record the answer of the bank', 'Catat jawaban bank'],
  invoicesToApprove: ['Review', 'Tinjau'],
  invoicesToMend: ['Correct', 'Perbaiki'],
  receiptsToConfirm: ['Confirm', 'Konfirmasi'],
  eInvoicesToMend: ['Fix', 'Perbaiki'],
  eInvoicesToUpload: ['Upload', 'Unggah'],
} satisfies Waiting

export const financeMeasureNames = {} satisfies Record<(typeof financeMeasures)[number], Pair>
