import { addDays } from '../values/dates.ts'
import type { InvoiceGrouping } from './sales-invoices.ts'

type Delivered = {
  customer_code: string
  delivery_code: string
  order_code: string
  received_day: string
  grouping: InvoiceGrouping
}

/** The Monday of a day's week. */
const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** What stands on one invoice together: a delivery, an order, or what a customer received in a week. */
export const invoiceGroupOf = ({ customer_code, delivery_code, order_code, received_day, grouping }: Delivered) => {
  const within = { delivery: delivery_code, order: order_code, weekly: mondayOf(received_day) }
  return `${customer_code}/${grouping}/${within[grouping]}`
}
