import * as contract from '@sejuk/contract/sales/cashbacks'
import { type CashbackActionName, cashback } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'

export type OpenForm = 'update' | 'reject' | 'adjust' | 'extend' | 'transfer' | 'log'

/** What can be done with a line, each with the reason why not. */
export const useCashbackActions = (line: contract.CashbackDetail, setOpen: (open: OpenForm) => void): Action[] => {
  const t = useWords(cashbackWords)
  const viewer = useWorkflowViewer()
  const submit = useSend(contract.actOnCashback.submit)
  const approve = useSend(contract.actOnCashback.approve)
  const { cashback_code, row_version, cashback_amount, customer_name: customer } = line
  const row = { ...line, is_from_run: line.origin !== null }
  const now = new Date().toISOString()
  const own = { cashback_code, row_version }
  const grant = async () => {
    const title = t('sureApprove', { amount: rupiah(cashback_amount), customer })
    if (await confirm({ title, yes: t('approve') })) approve.mutate(own)
  }
  const action = (
    name: CashbackActionName,
    label: string,
    onPress: () => void,
    more: Partial<Action> = {},
  ): Action[] =>
    cashback.isOffered(name, row, viewer, now)
      ? [{ key: name, label, gate: cashback.gate(name, row, viewer, now), onPress, ...more }]
      : []
  return [
    ...action('approve', t('approve'), () => void grant(), { isPrimary: true, isBusy: approve.isPending }),
    ...action('reject', t('reject'), () => setOpen('reject')),
    ...action('submit', t('submit'), () => submit.mutate(own), { isBusy: submit.isPending }),
    ...action('update', t('update'), () => setOpen('update')),
    ...action('request-extend', t('extend'), () => setOpen('extend')),
    ...action('request-adjust', t('adjust'), () => setOpen('adjust')),
    ...action('request-transfer', t('transfer'), () => setOpen('transfer')),
  ]
}
