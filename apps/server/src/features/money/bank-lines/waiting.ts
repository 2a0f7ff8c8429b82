import * as contract from '@sejuk/contract/money/bank-lines'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listBankLines } from './queries.ts'

const waiting = waitingIn(contract.listBankLines, listBankLines)
const record = (row: contract.BankLine) => ({
  code: row.line_code,
  title: row.suggestion?.customer_name || row.text.slice(0, 80),
  detail: row.suggestion ? row.text.slice(0, 120) : row.owner_user_name,
  amount: row.amount,
  since: row.created_date,
  page: pageTo('bankLines', { line: row.line_code }),
})
const shared = { needs: 'Bank-Line-Match', soonest: 'line_date', record, pages: ['/sales-invoice/money/bank'] } as const

export const bankLineWaiting = [
  waiting({ ...shared, kind: 'bankLinesToDecide', asked: { show: 'decide' } }),
  waiting({ ...shared, kind: 'bankLinesUnidentified', asked: { show: 'Unidentified' } }),
]
