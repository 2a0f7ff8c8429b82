import { actOnCustomer, type Customer, updateCustomer } from '@sejuk/contract/customers/customers'
import { mergeCustomers } from '@sejuk/contract/customers/merges'
import { customer as workflow } from '@sejuk/domain/customers/customer-actions'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { customerWords } from '@sejuk/words/customers/customers'
import { mergeWords } from '@sejuk/words/customers/merges'
import { useWords } from '../../../lib/language/words.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'

const ReasonPanel = lazyPart(() => import('../../../ui/actions/reason-panel.tsx').then((panel) => panel.ReasonPanel))

const endpoints = { ...actOnCustomer, modify: updateCustomer, merge: mergeCustomers }
const labels = {
  modify: 'modify',
  submit: 'submit',
  approve: 'approve',
  reject: 'reject',
  delete: 'delete',
  close: 'closeCustomer',
  reopen: 'reopenCustomer',
} as const
const questions = { submit: 'sureToSubmit', approve: 'sureToApprove', delete: 'sureToDelete' } as const

export const CustomerActions = ({ customer }: { customer: Customer }) => {
  const t = useWords(customerWords)
  const merging = useWords(mergeWords)
  const { customer_code, customer_name, row_version, cashback_remain } = customer
  const name = `(${customer_code}) ${customer_name}`
  return (
    <RecordActions
      workflow={workflow}
      endpoints={endpoints}
      keyField="customer_code"
      row={customer}
      nameOf={() => name}
      label={(action) => (action in labels ? t(labels[action as keyof typeof labels]) : merging('mergeDuplicate'))}
      question={(action) => ({ title: t(questions[action as keyof typeof questions]), text: customer_name })}
      pages={{
        modify: () => pageTo('editCustomer', { id: customer_code }),
        merge: () => pageTo('mergeCustomer', { id: customer_code }),
      }}
      forms={{
        close: ({ onClose }) => (
          <ReasonPanel
            endpoint={actOnCustomer.close}
            title={t('closeCustomer')}
            sub={cashback_remain > 0 ? `${name}. ${t('cashbackLeft', { amount: rupiah(cashback_remain) })}` : name}
            label={t('reason')}
            fixed={{ customer_code, row_version, knows_cashback: true }}
            onClose={onClose}
          />
        ),
      }}
    />
  )
}
