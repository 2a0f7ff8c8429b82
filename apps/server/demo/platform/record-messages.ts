import { addressTo, type PageAddress } from '@sejuk/domain/pages'
import type { EventCode, VariablesOf } from '@sejuk/domain/platform/notifications/notifications'
import type pg from 'pg'

/** A message that some account of the demo has, `ago` days ago and so far into the working day. */
export type DemoMessage<E extends EventCode = EventCode> = {
  to: string
  event: E
  variables: VariablesOf<E>
  url: PageAddress
  ago: number
  part: number
  isRead?: boolean
}
export const demoMessage = <E extends EventCode>(one: DemoMessage<E>) => one as unknown as DemoMessage

type Job = { work_order_number: string; customer_name: string; area_name: string; sla_due: string }
type Customer = { customer_code: string; customer_name: string }
type Complaint = { complain_code: string; customer_name: string; due_date: string }

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`
const jobs = `select work_order_number, customer_name, area_name, ${instant('sla_due')} from work_orders
  where asc_code = '8-ASC-01' and service_status = $1 order by created_date desc, work_order_number limit 1`
const customers = `select customer_code, customer_name from customers where dept_code = '705' and status = $1
  order by (salesman_code = 'RCI-0433') desc, customer_code limit 1`
const complaints = `select complain_code, customer_name, ${instant('due_date')} from complaints
  where due_date is not null order by created_date desc, complain_code limit 1`

/** What the desks of the demo were told about records that are really there, so that every message leads somewhere. */
export const recordMessages = async (client: pg.ClientBase): Promise<DemoMessage[]> => {
  const one = async <Row extends object>(sql: string, ...values: string[]) =>
    (await client.query<Row>(sql, values)).rows[0]
  const fresh = await one<Job>(jobs, 'Service_Dispatched')
  const stuck = await one<Job>(jobs, 'Requiring_Support')
  const unwanted = await one<Job>(jobs, 'Require_to_Cancel')
  const [asks, trusted] = [await one<Customer>(customers, 'Submitted'), await one<Customer>(customers, 'Approved')]
  const complaint = await one<Complaint>(complaints)
  const pageOf = ({ work_order_number }: Job) => addressTo('workOrder', { work_order_number })
  const nameOf = ({ customer_code, customer_name }: Customer) => `(${customer_code}) ${customer_name}`
  return [
    fresh &&
      demoMessage({
        to: 'asc-admin',
        event: 'work-order-dispatched',
        variables: {
          work_order: fresh.work_order_number,
          customer: fresh.customer_name,
          area: fresh.area_name,
          due: fresh.sla_due,
        },
        url: pageOf(fresh),
        ago: 1,
        part: 0.6,
      }),
    stuck &&
      demoMessage({
        to: 'ass',
        event: 'work-order-support-asked',
        variables: {
          work_order: stuck.work_order_number,
          asker: 'Andi Pratama',
          problem: 'Error E6 tetap muncul setelah diperbaiki',
        },
        url: pageOf(stuck),
        ago: 1,
        part: 0.4,
      }),
    unwanted &&
      demoMessage({
        to: 'admin',
        event: 'work-order-cancel-asked',
        variables: {
          work_order: unwanted.work_order_number,
          asker: 'Hendra Wijaya',
          reason: 'Pelanggan pindah rumah',
        },
        url: pageOf(unwanted),
        ago: 1,
        part: 0.3,
      }),
    asks &&
      demoMessage({
        to: 'finance-manager',
        event: 'customer-submitted',
        variables: { customer: nameOf(asks), author: 'Dimas Saputra' },
        url: addressTo('approveCustomer', { id: asks.customer_code }),
        ago: 1,
        part: 0.5,
      }),
    trusted &&
      demoMessage({
        to: 'sales',
        event: 'customer-approved',
        variables: { customer: nameOf(trusted) },
        url: addressTo('customer', { id: trusted.customer_code }),
        ago: 1,
        part: 0.5,
      }),
    complaint &&
      demoMessage({
        to: 'callcenter',
        event: 'complaint-assigned',
        variables: {
          complaint: complaint.complain_code,
          customer: complaint.customer_name,
          due: complaint.due_date,
        },
        url: addressTo('complaint', { code: complaint.complain_code }),
        ago: 1,
        part: 0.8,
      }),
  ].filter((message) => message !== undefined)
}
