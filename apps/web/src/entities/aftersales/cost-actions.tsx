import * as contract from '@sejuk/contract/aftersales/costs'
import { getWorkOrder } from '@sejuk/contract/aftersales/work-orders'
import { type CostActionName, costAction, costGate } from '@sejuk/domain/aftersales/costs'
import { rupiah } from '@sejuk/domain/money'
import { costWords } from '@sejuk/words/aftersales/costs'
import { costStatusWords } from '@sejuk/words/aftersales/work-orders'
import { useState } from 'react'
import { useSend } from '../../lib/api/queries.ts'
import { useRefresh } from '../../lib/api/refresh.ts'
import { confirm } from '../../lib/browser/confirm.ts'
import { useStatusWords, useWords } from '../../lib/language/words.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import type { Action } from '../../ui/actions/action.ts'
import { ActionButton } from '../../ui/actions/action-button.tsx'
import { ReasonModal } from '../../ui/actions/reason-modal.tsx'
import { ApproveDialog } from './cost-approve-dialog.tsx'

type Open = 'return' | 'approve'

const useActions = (sheet: contract.CostDetail, setOpen: (open: Open) => void): Action[] => {
  const t = useWords(costWords)
  useStatusWords(costStatusWords)
  const { permission, usercode } = useViewer()
  // The sheet and its work order say the same about the costs.
  const refresh = useRefresh(contract.getCosts, getWorkOrder)
  const submit = useSend(contract.submitCosts)
  const approve = useSend(contract.approveCosts)
  const none = useSend(contract.nothingToCharge)
  const { work_order_number, row_version, cost_status, asked_amount, standard_amount } = sheet
  const own = { work_order_number, row_version }
  const state = {
    cost_status,
    is_mine: sheet.submitted_by === usercode,
    lines: sheet.sheet.length,
    asked_amount,
    standard_amount,
  }
  const action = (key: string, name: CostActionName, label: string, onPress: () => void, more: Partial<Action> = {}) =>
    permission.has(costAction(name).needs)
      ? [{ key, label, gate: costGate(name, state, permission), onPress, ...more }]
      : []
  const sure = async (title: string, yes: string, act: () => void) => {
    if (await confirm({ title, yes })) act()
  }
  const amount = rupiah(asked_amount)
  const done = { onSuccess: refresh }
  return [
    ...action(
      'submit',
      'submit-cost',
      t('submit'),
      () => void sure(t('sureSubmit', { amount }), t('submit'), () => submit.mutate(own, done)),
      { isPrimary: cost_status === 'Cost_Draft', isBusy: submit.isPending },
    ),
    ...(sheet.sheet.length === 0
      ? action(
          'nothing',
          'nothing-to-charge',
          t('nothing'),
          () => void sure(t('sureNothing'), t('nothing'), () => none.mutate(own, done)),
          { isBusy: none.isPending },
        )
      : []),
    ...action(
      'approve',
      'approve-cost',
      t('approve'),
      () => void sure(t('sureApprove', { amount }), t('approve'), () => approve.mutate(own, done)),
      { isPrimary: cost_status === 'Cost_Submitted', isBusy: approve.isPending },
    ),
    ...action('part', 'approve-cost', t('approvePart'), () => setOpen('approve')),
    ...action('return', 'return-cost', t('return'), () => setOpen('return')),
  ]
}

/** What is done to a cost sheet: submitted by the centre, approved, in part or whole, or returned. */
export const CostActions = ({ sheet }: { sheet: contract.CostDetail }) => {
  const t = useWords(costWords)
  const refresh = useRefresh(contract.getCosts, getWorkOrder)
  const [open, setOpen] = useState<Open>()
  const close = () => {
    refresh()
    setOpen(undefined)
  }
  const { work_order_number, row_version } = sheet
  return (
    <>
      {useActions(sheet, setOpen).map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {open === 'return' && (
        <ReasonModal
          title={t('return')}
          sub={work_order_number}
          endpoint={contract.returnCosts}
          fixed={{ work_order_number, row_version }}
          label={t('reason')}
          verb={t('return')}
          onClose={close}
          most={1000}
        />
      )}
      {open === 'approve' && <ApproveDialog sheet={sheet} onClose={close} />}
    </>
  )
}
