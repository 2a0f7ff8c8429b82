import * as contract from '@sejuk/contract/finance/cheques'
import { pageTo } from '@sejuk/domain/pages'
import { headOffice, instantOf } from '@sejuk/domain/values/dates'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listCheques } from './queries.ts'

const record = (row: contract.Cheque) => ({
  code: row.cheque_code,
  title: row.customer_name,
  detail: `${row.bank_name ?? ''} ${row.cheque_no}`.trim(),
  amount: row.amount,
  since: row.deposited_date ?? row.created_date,
  due: instantOf(row.due_date, '23:59', headOffice),
  page: pageTo('cheque', { code: row.cheque_code }),
})
const shared = { soonest: 'due_date', pages: ['/cheque'] as const, record }

const waiting = waitingIn(contract.listCheques, listCheques)

export const chequeWaiting = [
  // Before its day no bank takes it.
  waiting({ ...shared, kind: 'chequesToDeposit', needs: 'Cheque-Deposit', asked: { status: 'Saved', is_due: true } }),
  waiting({ ...shared, kind: 'chequesToSettle', needs: 'Cheque-Clear', asked: { status: 'Submitted' } }),
]
