import * as contract from '@sejuk/contract/aftersales/costs'
import { getWorkOrder } from '@sejuk/contract/aftersales/work-orders'
import { costSheet } from '@sejuk/domain/aftersales/costs'
import { rupiah } from '@sejuk/domain/values/money'
import { costWords } from '@sejuk/words/aftersales/costs'
import { costStatusWords } from '@sejuk/words/aftersales/work-orders'
import { useState } from 'react'
import { useRefresh } from '../../lib/api/refresh.ts'
import { useStatusWords, useWords } from '../../lib/language/words.ts'
import { ActionButton } from '../../ui/actions/action-button.tsx'
import { ReasonModal } from '../../ui/actions/reason-modal.tsx'
import { useRecordActions } from '../../ui/record/use-record-actions.tsx'
import { ApproveDialog } from './cost-approve-dialog.tsx'

// What is saved is the page's own form.
const { 'save-cost': _save, 'nothing-to-charge': nothing, ...others } = contract.actOnCosts
// The sheet and its work order say the same about the costs.
const refreshes = [contract.getCosts, getWorkOrder]

/** What is done to a cost sheet: submitted by the centre, approved, in part or whole, or returned. */
export const CostActions = ({ sheet }: { sheet: contract.CostDetail }) => {
  const t = useWords(costWords)
  useStatusWords(costStatusWords)
  const refresh = useRefresh(...refreshes)
  const [isInPart, setInPart] = useState(false)
  const amount = rupiah(sheet.asked_amount)
  const questions = {
    'submit-cost': t('sureSubmit', { amount }),
    'nothing-to-charge': t('sureNothing'),
    'approve-cost': t('sureApprove', { amount }),
  }
  const { actionsOf, panel } = useRecordActions({
    workflow: costSheet,
    endpoints: sheet.sheet.length === 0 ? { ...others, 'nothing-to-charge': nothing } : others,
    keyField: 'work_order_number',
    nameOf: (row: contract.CostDetail) => row.work_order_number,
    label: t,
    first: ({ cost_status }) => [cost_status === 'Cost_Draft' ? 'submit-cost' : 'approve-cost'],
    question: (name) => ({ title: questions[name as keyof typeof questions], yes: t(name) }),
    forms: {
      'return-cost': ({ row: { work_order_number, row_version }, onClose }) => (
        <ReasonModal
          title={t('return-cost')}
          sub={work_order_number}
          endpoint={contract.actOnCosts['return-cost']}
          fixed={{ work_order_number, row_version }}
          label={t('reason')}
          verb={t('return-cost')}
          onClose={onClose}
          most={1000}
        />
      ),
    },
    refreshes,
  })
  const close = () => {
    refresh()
    setInPart(false)
  }
  const part = { key: 'part', label: t('approvePart'), isPrimary: false, onPress: () => setInPart(true) }
  const actions = actionsOf(sheet).flatMap((action) =>
    action.key === 'approve-cost' ? [action, { ...action, ...part }] : [action],
  )
  return (
    <>
      {actions.map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {panel}
      {isInPart && <ApproveDialog sheet={sheet} onClose={close} />}
    </>
  )
}
