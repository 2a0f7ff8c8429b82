import type { UnitPaper } from '@sejuk/contract/catalogue/unit-papers'
import { type PaperKind, paidStateOf, paperKinds } from '@sejuk/domain/catalogue/unit-lives/unit-papers'
import type { Viewer } from '@sejuk/domain/viewers'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const mostPapers = 200

type Owner =
  | 'dept_code'
  | 'customer_code'
  | 'salesman_code'
  | 'created_by'
  | 'shop_code'
  | 'asc_code'
  | 'technician_code'
const owners = [
  'dept_code',
  'customer_code',
  'salesman_code',
  'created_by',
  'shop_code',
  'asc_code',
  'technician_code',
] as const satisfies readonly Owner[]

type Source = {
  kind: PaperKind
  code: SQL
  at: SQL
  status?: SQL
  detail?: SQL
  payment?: SQL
  amount?: SQL
  paid?: SQL
  owned: Partial<Record<Owner, SQL>>
  from: SQL
}
const none = sql`null`
/** The columns of a table that say whose it is. */
const of = (alias: string, ...columns: readonly Owner[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.raw(`${alias}.${column}`)]))

/** One kind of papers in the columns that all of them have. */
const part = ({ kind, code, at, from, owned, ...rest }: Source) =>
  sql`select distinct ${sql.raw(`'${kind}'`)}::text as kind, ${code}::text as code, ${at}::timestamptz as at,
    ${rest.status ?? none}::text as status, ${rest.detail ?? none}::text as detail, ${rest.payment ?? none}::text as payment,
    ${rest.amount ?? none}::float8 as amount, ${rest.paid ?? none}::float8 as paid,
    ${sql.join(
      owners.map((owner) => sql`${owned[owner] ?? none}::text as ${sql.raw(owner)}`),
      sql`, `,
    )}
    from ${from}`

const papersOf = (serial: string) => {
  const isHalf = (alias: string) =>
    sql`(${sql.raw(`${alias}.serial_indoor`)} = ${serial} or ${sql.raw(`${alias}.serial_outdoor`)} = ${serial})`
  const sent = sql`delivery_order_serials ds join delivery_order_units du using (delivery_code, unit_no)
    join delivery_order_lines dl on dl.delivery_code = du.delivery_code and dl.line_no = du.line_no
    join delivery_orders d on d.delivery_code = ds.delivery_code`
  const work = sql`work_order_details wd join work_orders w using (work_order_number)`
  const works = of('w', 'dept_code', 'asc_code', 'technician_code', 'created_by')
  const trade = ['dept_code', 'customer_code', 'salesman_code', 'created_by'] as const
  return [
    part({
      ...{ kind: 'sales-order', code: sql`o.order_code`, at: sql`o.created_date`, status: sql`o.status` },
      owned: of('o', ...trade, 'shop_code'),
      from: sql`${sent} join sales_orders o on o.order_code = dl.order_code where ds.serial_number = ${serial}`,
    }),
    part({
      ...{ kind: 'delivery-order', code: sql`d.delivery_code`, status: sql`d.status` },
      ...{ at: sql`coalesce(d.goods_issue_date, d.created_date)`, owned: of('d', ...trade, 'shop_code') },
      from: sql`${sent} where ds.serial_number = ${serial}`,
    }),
    part({
      ...{ kind: 'sales-invoice', code: sql`i.invoice_code`, status: sql`i.status`, owned: of('i', ...trade) },
      ...{ at: sql`coalesce(i.approved_date, i.created_date)`, amount: sql`c.amount`, paid: sql`c.paid_amount` },
      from: sql`${sent} join sales_invoice_lines l on l.delivery_code = dl.delivery_code and l.delivery_line_no = dl.line_no
        join sales_invoices i using (invoice_code) left join customer_invoices c on c.invoice_code = i.invoice_code
        where ds.serial_number = ${serial} and (cardinality(l.serial_numbers) = 0 or ${serial} = any(l.serial_numbers))`,
    }),
    part({
      ...{ kind: 'retail-order', code: sql`r.retail_order_code`, at: sql`r.submitted_date`, status: sql`r.status` },
      ...{ detail: sql`rs.shop_name`, owned: of('r', ...trade, 'shop_code') },
      from: sql`retail_order_lines rl join retail_orders r using (retail_order_code) left join shops rs on rs.shop_code = r.shop_code
        where ${isHalf('rl')}`,
    }),
    part({
      ...{
        kind: 'bonus-ticket',
        code: sql`b.bonus_ticket_code`,
        status: sql`b.ticket_status`,
        payment: sql`b.payment_status`,
      },
      ...{ at: sql`coalesce(b.submitted_date, b.created_date)`, detail: sql`n.user_name`, owned: of('b', 'dept_code') },
      from: sql`bonus_ticket_units bu join bonus_tickets b using (bonus_ticket_code) left join installers n using (user_code)
        where ${isHalf('bu')}`,
    }),
    part({
      ...{ kind: 'work-order', code: sql`w.work_order_number`, status: sql`w.service_status`, owned: works },
      at: sql`coalesce(w.finished_date, w.first_visit_date, w.created_date)`,
      from: sql`${work} where ${isHalf('wd')}`,
    }),
    part({
      ...{ kind: 'part', code: sql`w.work_order_number`, at: sql`wp.created_date`, owned: works },
      detail: sql`wp.quantity || ' × ' || wp.item_name`,
      from: sql`${work} join work_order_parts wp on wp.work_order_detail_id = wd.work_order_detail_id and wp.item_flag = 'OUT'
        where ${isHalf('wd')}`,
    }),
    part({
      ...{ kind: 'rma-request', code: sql`m.rma_code`, at: sql`m.created_date`, status: sql`m.status` },
      owned: of('m', ...trade, 'asc_code'),
      from: sql`rma_request_lines ml join rma_requests m using (rma_code)
        where ml.serial_number = ${serial}`,
    }),
    part({
      ...{ kind: 'return-request', code: sql`q.return_code`, at: sql`q.created_date`, status: sql`q.status` },
      owned: of('q', ...trade),
      from: sql`return_request_lines ql join return_requests q using (return_code)
        where ql.serial_numbers @> array[${serial}::text]`,
    }),
    part({
      ...{
        kind: 'consumer',
        code: none,
        at: sql`h.created_date`,
        detail: sql`h.consumer_name`,
        owned: of('h', 'dept_code'),
      },
      from: sql`consumer_items h where ${isHalf('h')}`,
    }),
  ]
}

type Row = Pick<UnitPaper, 'kind' | 'code' | 'detail' | 'at' | 'is_hidden'> & {
  status: string | null
  payment: string | null
  amount: number | null
  paid: number | null
}

const whose = Object.fromEntries(owners.map((owner) => [owner, sql.raw(`paper.${owner}`)]))

/** In the order of real time; of a branch that the viewer does not see, only that there is one. */
export const papersOfUnit = async (db: Db, viewer: Viewer, serial: string) => {
  const { rows } = await db.execute<Row>(sql`select kind, status, payment, amount, paid,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, not is_seen as is_hidden,
      case when is_seen then code end as code, case when is_seen then detail end as detail
    from (select *, coalesce(${visibleTo(viewer, whose)}, false) as is_seen
      from (${sql.join(papersOf(serial), sql` union all `)}) paper) paper
    order by paper.at, array_position(${sql.param([...paperKinds])}::text[], kind), paper.code limit ${mostPapers}`)
  return rows.map(({ amount, paid, payment, ...row }) => ({
    ...row,
    ...(row.kind === 'sales-invoice' && { payment: amount === null ? null : paidStateOf(amount, paid ?? 0) }),
    ...(row.kind === 'bonus-ticket' && { payment }),
  })) as UnitPaper[]
}
