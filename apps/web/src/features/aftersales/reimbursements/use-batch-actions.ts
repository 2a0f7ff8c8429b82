import * as contract from '@sejuk/contract/aftersales/reimbursements'
import { type BatchActionName, type BatchState, batchAction } from '@sejuk/domain/aftersales/reimbursements'
import { rupiah } from '@sejuk/domain/money'
import { gate } from '@sejuk/domain/workflow'
import { reimbursementWords } from '@sejuk/words/aftersales/reimbursements'
import { ascInvoiceStatusWords } from '@sejuk/words/aftersales/work-orders'
import { paymentStatusWords } from '@sejuk/words/installers/bonus-tickets'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import type { OpenForm } from './batch-forms.tsx'

export const stateOf = (batch: contract.ReimbursementDetail): BatchState => ({
  invoice_status: batch.invoice_status,
  payment_status: batch.payment_status,
  lines: batch.work_orders,
  disputed: batch.disputed,
  has_invoice: batch.has_invoice,
  is_sent: batch.sent_date !== null,
  has_account: batch.has_account,
  is_receiver: batch.is_receiver,
  is_payer: batch.is_payer,
})

/** The actions of a batch, gated by the same table as on the server, with reasons. */
export const useBatchActions = (batch: contract.ReimbursementDetail, open: (form: OpenForm) => void): Action[] => {
  const t = useWords(reimbursementWords)
  useStatusWords(ascInvoiceStatusWords, paymentStatusWords)
  const { permission } = useViewer()
  const receive = useSend(contract.receiveInvoice)
  const pay = useSend(contract.payReimbursement)
  const { reimbursement_code, row_version, asc_name: centre } = batch
  const own = { reimbursement_code, row_version }
  const net = rupiah(batch.net_amount)
  const action = (name: BatchActionName, label: string, onPress: () => void, more: Partial<Action> = {}): Action[] =>
    permission.has(batchAction(name).needs)
      ? [{ key: name, label, gate: gate(batchAction(name), stateOf(batch), permission), onPress, ...more }]
      : []
  const sure = async (title: string, yes: string, act: () => void) => {
    if (await confirm({ title, yes })) act()
  }
  return [
    ...action('send-invoice', t('send'), () => open({ name: 'send-invoice' }), { isPrimary: batch.sent_date === null }),
    ...action(
      'invoice-received',
      t('receive'),
      () => void sure(t('sureReceive', { net }), t('receive'), () => receive.mutate(own)),
      { isPrimary: batch.sent_date !== null, isBusy: receive.isPending },
    ),
    ...action('confirmed-reject', t('reject'), () => open({ name: 'confirmed-reject' }), { isDangerous: true }),
    ...action('pay', t('pay'), () => void sure(t('surePay', { net, centre }), t('pay'), () => pay.mutate(own)), {
      isPrimary: batch.invoice_status === 'Invoice_Received',
      isBusy: pay.isPending,
    }),
    ...action('bank-file', t('file'), () => void download(contract.downloadReimbursementFile, { reimbursement_code })),
    ...action('import-result', t('import'), () => open({ name: 'import' })),
  ]
}
