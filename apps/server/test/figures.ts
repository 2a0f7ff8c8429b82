import { listComplaints } from '@sejuk/contract/aftersales/complaints'
import { getServiceReport } from '@sejuk/contract/aftersales/service-reports'
import { listWorkOrders } from '@sejuk/contract/aftersales/work-orders'
import { listCustomers } from '@sejuk/contract/customers/customers'
import { getDeliveryBoard } from '@sejuk/contract/delivery/delivery-board'
import { listDeliveries } from '@sejuk/contract/delivery/delivery-orders'
import type { Endpoint, Envelope } from '@sejuk/contract/endpoint'
import { type Ageing, getAgeing } from '@sejuk/contract/finance/receivables'
import { listSalesInvoices } from '@sejuk/contract/finance/sales-invoices'
import { listBonusTickets } from '@sejuk/contract/installers/bonus-tickets'
import type { Figure } from '@sejuk/contract/platform/my-day'
import { listProjectLogs } from '@sejuk/contract/projects/project-logs'
import { searchSellOut } from '@sejuk/contract/retail/retail-orders'
import { listCashbacks } from '@sejuk/contract/sales/cashbacks'
import { listSalesOrders } from '@sejuk/contract/sales/sales-orders'
import { stockOverview } from '@sejuk/contract/stock/stock-overview'
import type { MeasureName } from '@sejuk/domain/platform/my-day'

type Behind = { path: string; list: Endpoint; read: (answer: Envelope<any>) => number | null }

const totalOf = ({ total }: Envelope<unknown>) => total ?? 0
const sumOf =
  (field: string) =>
  ({ totals = {} }: Envelope<unknown>) =>
    totals[field] ?? 0
const late = ({ data: { to_30, to_60, to_90, over_90 } }: Envelope<Ageing>) => to_30 + to_60 + to_90 + over_90

/** The page that a figure opens, what that page asks for, and where the same number stands there. */
export const behindFigures: Partial<Record<MeasureName, Behind>> = {
  salesOfMonth: { path: '/sales-invoice', list: listSalesInvoices, read: sumOf('grand_total') },
  overdue: { path: '/sales-invoice/receivables', list: getAgeing, read: late },
  newCustomers: { path: '/customer', list: listCustomers, read: totalOf },
  openWorkOrders: { path: '/work-order', list: listWorkOrders, read: totalOf },
  serviceInTime: { path: '/work-order/report', list: getServiceReport, read: ({ data }) => data.now.in_time },
  fixedAtFirstVisit: {
    path: '/work-order/report',
    list: getServiceReport,
    read: ({ data }) => data.now.first_time,
  },
  openComplaints: { path: '/complain-list', list: listComplaints, read: totalOf },
  orderedThisMonth: { path: '/sales-order', list: listSalesOrders, read: sumOf('total_amount') },
  cashbackLeft: { path: '/customer/cashback2', list: listCashbacks, read: sumOf('cashback_remain') },
  cashbackEnding: { path: '/customer/cashback2', list: listCashbacks, read: sumOf('cashback_remain') },
  stockLow: { path: '/stock', list: stockOverview, read: totalOf },
  soldOutThisMonth: { path: '/retail-order/search-sell-out', list: searchSellOut, read: totalOf },
  deliveriesToday: {
    ...{ path: '/delivery-order/board', list: getDeliveryBoard },
    read: ({ data: { stops, from } }) =>
      stops.filter(({ planned_date }: { planned_date: string }) => planned_date === from).length,
  },
  receiptsMissing: { path: '/delivery-order', list: listDeliveries, read: totalOf },
  projectsMoved: { path: '/project-log-list', list: listProjectLogs, read: totalOf },
  bonusesToPay: { path: '/installation-bonus-list', list: listBonusTickets, read: sumOf('amount') },
}

/** What the list behind a figure says, asked as the figure's link asks it; nothing where it opens another page. */
export const behind = async (
  call: (endpoint: Endpoint, input: object) => Promise<Envelope<any>>,
  { measure, page }: Figure,
) => {
  const known = behindFigures[measure]
  if (!known || page?.to !== known.path) return undefined
  const answer = await call(known.list, { ...page.search, exact: true })
  if (answer.code !== '200') throw new Error(`${measure}: ${answer.code} ${answer.message}`)
  return known.read(answer)
}
