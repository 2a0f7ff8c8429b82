import type pg from 'pg'
import { complaintNotes, complaints } from '../../src/db/tables/aftersales/complaints.ts'
import { costLines, costSheets } from '../../src/db/tables/aftersales/costs.ts'
import { reimbursementLines, reimbursements } from '../../src/db/tables/aftersales/reimbursements.ts'
import { surveyAttempts, surveys } from '../../src/db/tables/aftersales/surveys.ts'
import { documentCounters } from '../../src/db/tables/platform/document-counters.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'
import { makeComplaints } from './service-complaints.ts'
import { makeBatches, makeCosts } from './service-costs.ts'
import { makeSurveys, numbering, type Served } from './service-surveys.ts'

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const readOrders = async (client: pg.ClientBase) =>
  (
    await client.query<Served>(`select w.work_order_number, w.ticket_number, w.asc_code, w.dept_code, w.technician_code,
      w.customer_name, w.customer_phone, w.service_type, w.service_status, w.survey_status, w.survey_attempts, w.parent_number,
      ${iso('w.survey_sent_date')} as survey_sent_date, ${iso('w.finished_date')} as finished_date, ${iso('w.closed_date')} as closed_date,
      greatest(1, w.unit_count) as units,
      (select min(p.in_warranty_fee)::int from work_order_details d join service_prices p on p.category_code = d.category_code
        where d.work_order_number = w.work_order_number and p.asc_type = c.asc_type and p.service_type = w.service_type and p.version_no = 2) as fee
      from work_orders w join service_centres c using (asc_code)
      where w.finished_date is not null order by w.finished_date, w.work_order_number`)
  ).rows

type Person = { code: string; name: string }
const peopleIn = async (client: pg.ClientBase, role: string) =>
  (
    await client.query<Person & { asc_code: string | null }>(
      `select u.usercode as code, u.username as name, u.asc_code from users u join user_roles r using (usercode) where r.role_code = $1 and u.is_active order by 1`,
      [role],
    )
  ).rows

/** Written back to the work orders, which show how their survey, complaint, costs and invoice stand. */
const tellOrders = async (client: pg.ClientBase) => {
  await client.query(`update work_orders w set complaint_status = c.status from complaints c
    where c.work_order_number = w.work_order_number and not c.is_withdrawn`)
  await client.query(`update work_orders w set cost_status = s.cost_status, cost_amount = coalesce(s.approved_amount, s.asked_amount)
    from cost_sheets s where s.work_order_number = w.work_order_number`)
  await client.query(`update work_orders w set reimbursement_code = r.reimbursement_code, invoice_status = r.invoice_status
    from reimbursement_lines l join reimbursements r using (reimbursement_code) where l.work_order_number = w.work_order_number`)
}

/** What became of the work: surveys, complaints, costs, and the months that were paid. */
export const loadServiceOutcomes: Part['load'] = async (client, { random, today, say }) => {
  const orders = await readOrders(client)
  if (orders.length === 0) return
  const now = `${today}T02:00:00.000Z`
  const { next, counters } = numbering()
  const callCentre = await peopleIn(client, 'Call-Center')
  const department = await peopleIn(client, 'After-Sales-Department')
  const desks = await peopleIn(client, 'ASC-Admin')
  const nobody = { code: 'RCI-0001', name: 'Administrator' }
  const [approver = nobody] = department
  const [finance = nobody] = await peopleIn(client, 'Finance-Manager')
  const agents = callCentre.length ? callCentre : [nobody]
  const asked = makeSurveys(random, orders, { agents, now, next })
  const staff = [...agents, ...department]
  const complained = makeComplaints(random, orders, asked.rows, { staff, now, next })
  const centreDesks = new Map(desks.flatMap((one) => (one.asc_code ? [[one.asc_code, one] as const] : [])))
  const costs = makeCosts(random, orders, { centres: centreDesks, approver, now })
  const { rows: centres } =
    await client.query(`select c.asc_code, c.dept_code, c.npwp, c.bank_code, b.bank_name, b.swift_code,
    c.account_name, c.credited_account from service_centres c left join banks b using (bank_code) order by c.asc_code`)
  const paid = makeBatches(random, orders, costs.sheets, { centres, finance, now, next })
  await insertRows(client, surveys, asked.rows)
  await insertRows(client, surveyAttempts, asked.calls)
  await insertRows(client, complaints, complained.rows)
  await insertRows(client, complaintNotes, complained.notes)
  await insertRows(client, costSheets, costs.sheets)
  await insertRows(client, costLines, costs.lines)
  await insertRows(client, reimbursements, paid.batches)
  await insertRows(client, reimbursementLines, paid.lines)
  await insertRows(client, documentCounters, counters())
  await tellOrders(client)
  say(
    `demo data: ${asked.rows.length} surveys, ${complained.rows.length} complaints, ${costs.sheets.length} cost sheets, ${paid.batches.length} reimbursements`,
  )
}
