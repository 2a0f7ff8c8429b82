import { addDays } from '../values/dates.ts'
import { branchReturnLimit, type Handover, type ReturnStatus, returnDays } from './return-requests.ts'
import type { CheckResult, InStatus, RmaResolution, RmaStatus } from './rma-requests.ts'

/** Who acts next on a return or an exchange, as the page names them. */
export type ReturnParty =
  | 'author'
  | 'technicalCheck'
  | 'afterSales'
  | 'branchManager'
  | 'headOfficeSales'
  | 'logistics'
  | 'warehouse'
  | 'finance'

type Rma = {
  status: RmaStatus
  resolution: RmaResolution
  in_status: InStatus
  check_result: CheckResult | null
  is_credited: boolean
  return_code: string | null
  credit_amount: number
}

/** Of an exchange; nobody once it is closed or deleted. */
export const rmaWaitsFor = (row: Rma): ReturnParty | undefined => {
  if (row.status === 'Closed' || row.status === 'Deleted') return undefined
  if (row.status === 'Draft' || row.status === 'Rejected') return 'author'
  const isCredit = row.resolution === 'Credit'
  if (row.status === 'Submitted') {
    if (row.check_result === null) return 'technicalCheck'
    const isLarge = isCredit && row.credit_amount > branchReturnLimit
    return isLarge && row.check_result === 'Confirmed' ? 'headOfficeSales' : 'afterSales'
  }
  const isCreditOwed = isCredit && row.in_status === 'Received' && !row.is_credited && row.return_code !== null
  return isCreditOwed ? 'finance' : 'warehouse'
}

type Return = {
  status: ReturnStatus
  amount: number
  oldest_invoice_date: string | null
  handover: Handover
  collected_date: string | null
  is_received: boolean
}

/** Of a return: above the limit of branches or late, head office decides. */
export const returnWaitsFor = (row: Return, today: string): ReturnParty | undefined => {
  if (row.status === 'Closed' || row.status === 'Deleted') return undefined
  if (row.status === 'Draft' || row.status === 'Rejected') return 'author'
  if (row.status === 'Submitted') {
    const isLate = row.oldest_invoice_date !== null && addDays(row.oldest_invoice_date, returnDays) < today
    return isLate || row.amount > branchReturnLimit ? 'headOfficeSales' : 'branchManager'
  }
  if (row.is_received) return 'finance'
  return row.handover === 'Pickup' && row.collected_date === null ? 'logistics' : 'warehouse'
}
