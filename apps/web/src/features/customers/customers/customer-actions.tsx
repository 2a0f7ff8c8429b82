import { actOnCustomer, type Customer } from '@sejuk/contract/customers/customers'
import { mergeCustomers } from '@sejuk/contract/customers/merges'
import { type CustomerActionName, customerAction, customerActions, isAuthorOf } from '@sejuk/domain/customers/customers'
import { mergeGate } from '@sejuk/domain/customers/merges'
import { rupiah } from '@sejuk/domain/money'
import { pageTo } from '@sejuk/domain/pages'
import { gate, holds } from '@sejuk/domain/workflow'
import { customerWords } from '@sejuk/words/customers/customers'
import { mergeWords } from '@sejuk/words/customers/merges'
import { useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'

const ReasonPanel = lazyPart(() => import('../../../ui/actions/reason-panel.tsx').then((panel) => panel.ReasonPanel))

const names = Object.keys(customerActions) as CustomerActionName[]
const labels = {
  modify: 'modify',
  submit: 'submit',
  approve: 'approve',
  reject: 'reject',
  delete: 'delete',
  close: 'closeCustomer',
  reopen: 'reopenCustomer',
} as const satisfies Record<CustomerActionName, keyof typeof customerWords.words>
const questions = { submit: 'sureToSubmit', approve: 'sureToApprove', delete: 'sureToDelete' } as const

/** The actions of this user's permissions, each with the reason when disabled. The same table decides on the server. */
export const CustomerActions = ({ customer }: { customer: Customer }) => {
  const t = useWords(customerWords)
  const merging = useWords(mergeWords)
  const navigate = useNavigate()
  const { permission, usercode } = useViewer()
  const [reasoned, setReasoned] = useState<'reject' | 'close' | 'reopen'>()
  const submit = useSend(actOnCustomer.submit)
  const approve = useSend(actOnCustomer.approve)
  const remove = useSend(actOnCustomer.delete)
  const plain = { submit, approve, delete: remove }
  const { customer_code, row_version } = customer
  const state = { ...customer, is_merged: customer.merged_into !== null, is_author: isAuthorOf(customer, usercode) }

  const press = async (name: CustomerActionName) => {
    if (name === 'modify') return void navigate(pageTo('editCustomer', { id: customer_code }))
    if (name === 'reject' || name === 'close' || name === 'reopen') return setReasoned(name)
    const question = { title: t(questions[name]), text: customer.customer_name, isDangerous: name === 'delete' }
    if (await confirm(question)) plain[name].mutate({ customer_code, row_version })
  }
  const held = names.filter((name) => holds(permission, customerAction(name).needs))
  const actions: Action[] = held.map((name) => {
    const asked = gate(customerAction(name), state, permission, 'customer')
    return {
      key: name,
      label: t(labels[name]),
      gate: asked,
      isPrimary: name === 'approve' && asked.enabled,
      isDangerous: name === 'reject' || name === 'delete' || name === 'close',
      isBusy: name in plain && plain[name as keyof typeof plain].isPending,
      onPress: () => void press(name),
    }
  })
  if (holds(permission, mergeCustomers.needs))
    actions.push({
      key: 'merge',
      label: merging('mergeDuplicate'),
      gate: mergeGate(customer),
      onPress: () => void navigate(pageTo('mergeCustomer', { id: customer_code })),
    })
  if (actions.length === 0) return null
  const isLosing = reasoned === 'close' && customer.cashback_remain > 0
  const warning = isLosing ? t('cashbackLeft', { amount: rupiah(customer.cashback_remain) }) : ''
  return (
    <>
      <ActionRow name={customer.customer_name} actions={actions} />
      {reasoned && (
        <ReasonPanel
          endpoint={actOnCustomer[reasoned]}
          title={t(labels[reasoned])}
          sub={`(${customer_code}) ${customer.customer_name}${warning ? `. ${warning}` : ''}`}
          label={t('reason')}
          fixed={{ customer_code, row_version, ...(reasoned === 'close' ? { knows_cashback: true } : {}) }}
          onClose={() => setReasoned(undefined)}
        />
      )}
    </>
  )
}
