import { bonusTicketData } from '@sejuk/contract/installers/bonus-tickets'
import { bonusTicketWords, paymentStatusWords, ticketStatusWords } from '@sejuk/words/installers/bonus-tickets'
import { exportable } from '../../../platform/export/exportable.ts'
import { bonusTicketList } from './queries.ts'

export const bonusTicketExport = exportable(bonusTicketData, {
  book: [bonusTicketWords, ticketStatusWords, paymentStatusWords],
  title: 'listTitle',
  rows: bonusTicketList,
  columns: [
    { key: 'bonus_ticket_code', word: 'ticket', width: 22 },
    { key: 'user_code', word: 'installerCode', width: 16 },
    { key: 'user_name', word: 'installer', width: 28 },
    { key: 'user_type', word: 'type' },
    { key: 'branch_name', word: 'branch' },
    { key: 'install_date', type: 'date' },
    { key: 'customer_name', width: 28 },
    { key: 'units', type: 'number' },
    { key: 'first_serial', word: 'serial', width: 20 },
    { key: 'amount', type: 'money' },
    { key: 'tone', word: 'tone', values: { green: 'green', amber: 'amber', red: 'red' } },
    { key: 'submitted_date', word: 'submitted', type: 'datetime' },
    { key: 'branch_date', word: 'branchApproved', type: 'datetime' },
    { key: 'finance_date', word: 'financeApproved', type: 'datetime' },
    {
      key: 'ticket_status',
      word: 'status',
      width: 20,
      values: {
        Draft: 'Draft',
        Submitted: 'Submitted',
        Approved_By_Branch: 'Approved_By_Branch',
        Approved_By_Finance: 'Approved_By_Finance',
        Withdrawn: 'Withdrawn',
        Denied: 'Denied',
        On_Hold: 'On_Hold',
      },
    },
    {
      key: 'payment_status',
      word: 'payment',
      width: 20,
      values: {
        Not_Yet: 'Not_Yet',
        Payment_Processing: 'Payment_Processing',
        Payment_Successful: 'Payment_Successful',
        Payment_Failed: 'Payment_Failed',
      },
    },
    { key: 'settlement_code', word: 'settlement', width: 20 },
    { key: 'paid_date', word: 'paidOn', type: 'datetime' },
  ],
})
