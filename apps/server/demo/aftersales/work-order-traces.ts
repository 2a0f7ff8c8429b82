import type { ServiceStatus } from '@sejuk/domain/aftersales/statuses'
import { daysFrom } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { workOrderSchedules } from '../../src/db/tables/aftersales/work-order-schedules.ts'
import { workOrderSupports } from '../../src/db/tables/aftersales/work-order-supports.ts'
import {
  workOrderFindings,
  workOrderMeasurements,
  workOrderParts,
  workOrderVisits,
} from '../../src/db/tables/aftersales/work-order-works.ts'
import type { workOrders } from '../../src/db/tables/aftersales/work-orders.ts'
import { actionLogs } from '../../src/db/tables/platform/action-logs.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import type { Life } from './work-order-lives.ts'

type Made = { order: typeof workOrders.$inferInsert; life: Life; line_nos: number[]; isFirst: boolean }
type Told = { today: string; checklist: readonly string[] }

/** Of older ones only the outcome is kept in mind. */
const loggedDays = 30

/** What a work order leaves behind: units, appointments, visits, findings, readings, parts, and who did what. */
export const insertTraces = async (
  client: pg.ClientBase,
  random: Random,
  made: readonly Made[],
  { today, checklist }: Told,
) => {
  await insertDetails(client, made, checklist)
  const visited = made.filter(({ life }) => life.first_visit_date)
  await insertRows(
    client,
    workOrderSchedules,
    made.flatMap(({ order, life }) =>
      life.scheduled_date && life.slot && life.first_scheduled_date
        ? [
            {
              work_order_number: order.work_order_number,
              scheduled_date: life.scheduled_date,
              slot: life.slot,
              technician_code: order.technician_code ?? null,
              created_by: 'RCI-0318',
              create_user_name: 'Hendra Wijaya',
              created_date: life.first_scheduled_date,
            },
          ]
        : [],
    ),
  )
  await insertRows(
    client,
    workOrderVisits,
    visited.map(({ order, life }) => ({
      work_order_number: order.work_order_number,
      visit_no: 1,
      technician_code: order.technician_code ?? '',
      arrived_date: life.first_visit_date ?? '',
      left_date: life.finished_date,
      lat: order.pin_lat ?? null,
      lng: order.pin_lng ?? null,
      distance_m: whole(random, 5, 240),
    })),
  )
  const { rows: people } = await client.query<{ code: string; name: string }>(
    'select technician_code as code, technician_name as name from technicians',
  )
  const names = new Map(people.map(({ code, name }) => [code, name]))
  const nameOf = (code: string | null | undefined) => names.get(code ?? '') ?? 'Teknisi'
  await insertRows(client, workOrderSupports, supportsOf(made, nameOf))
  await insertWork(client, random, made)
  const fresh = made.filter(({ order }) => daysFrom(String(order.created_date).slice(0, 10), today) <= loggedDays)
  await insertRows(
    client,
    actionLogs,
    fresh.flatMap((one) => logOf(one, nameOf)),
  )
  // Who was to hear of these has heard: a demo does not begin with a flood of messages.
  await client.query(`insert into action_logs (usercode, username, via, ip, request_id, entity, entity_code, action, from_status)
    select 'SYSTEM', 'System', 'clock', '', '', 'work-order', work_order_number, 'escalate', service_status
    from work_orders where service_status = 'Service_Dispatched'`)
}

/** The units are those of the ticket; the order that counts is written beside them. */
const insertDetails = async (client: pg.ClientBase, made: readonly Made[], checklist: readonly string[]) => {
  const lines = made.flatMap(({ order, life, line_nos, isFirst }) =>
    line_nos.map((ticket_line_no, n) => ({
      work_order_number: order.work_order_number,
      ticket_number: order.ticket_number,
      line_no: n + 1,
      ticket_line_no,
      unit_status: life.finished_date ? 'Done' : life.first_visit_date ? 'Working' : 'Not_Started',
      is_first: isFirst,
      problem: order.service_status === 'Finished_SN_Invalid' ? 'Serial number is not known' : null,
    })),
  )
  const answered = JSON.stringify(Object.fromEntries(checklist.map((question) => [question, true])))
  await client.query(
    `insert into work_order_details (work_order_number, line_no, ticket_line_no, quantity, item_code, item_name, category_code,
      serial_indoor, serial_outdoor, warranty, warranty_until, symptom, error_code, description, unit_status, serial_problem,
      is_serial_confirmed, checklist)
    select l.work_order_number, l.line_no, l.ticket_line_no, u.quantity, u.item_code, u.item_name, u.category_code,
      u.serial_indoor, u.serial_outdoor, u.warranty, u.warranty_until, u.symptom, u.error_code, u.description, l.unit_status,
      l.problem, l.unit_status = 'Done', case when l.unit_status = 'Done' then $2::jsonb else '{}'::jsonb end
    from jsonb_to_recordset($1) as l (work_order_number text, ticket_number text, line_no int, ticket_line_no int,
      unit_status text, problem text) join ticket_units u on u.ticket_number = l.ticket_number and u.line_no = l.ticket_line_no
    order by l.work_order_number, l.line_no`,
    [JSON.stringify(lines), answered],
  )
  await client.query(
    `update ticket_units u set work_order_number = l.work_order_number
    from jsonb_to_recordset($1) as l (work_order_number text, ticket_number text, ticket_line_no int, is_first boolean)
    where l.is_first and u.ticket_number = l.ticket_number and u.line_no = l.ticket_line_no`,
    [JSON.stringify(lines)],
  )
}

const repairs = [
  ['PCB utama indoor Gree NK3 5-12K', '30131000137'],
  ['Kapasitor kompresor 35 uF 450V', '33011000548'],
  ['Motor kipas indoor Wall AC 20 W', '15011000137'],
  ['PCB utama outdoor Gree VX1 <=1.5 PK', '30141000137'],
] as const

/** What was found, read and used, where the work is done. */
const insertWork = async (client: pg.ClientBase, random: Random, made: readonly Made[]) => {
  const done = new Map(made.filter(({ life }) => life.finished_date).map((one) => [one.order.work_order_number, one]))
  const { rows: units } = await client.query<{ id: number; number: string; symptom: string | null }>(
    'select work_order_detail_id as id, work_order_number as number, symptom from work_order_details order by 1',
  )
  const { rows: choices } = await client.query<{ choice_key: string; code: string; parent_codes: string[] }>(
    'select choice_key, code, parent_codes from repair_choices order by choice_key, seq',
  )
  const below = (key: string, parent: string | null) => {
    const fits = choices.filter((one) => one.choice_key === key && (!parent || one.parent_codes.includes(parent)))
    return fits.length ? pick(random, fits).code : null
  }
  const its = units.flatMap(({ id, number, symptom }) => {
    const one = done.get(number)
    return one
      ? [{ id, symptom, order: one.order, by: one.order.technician_code ?? '', at: one.life.finished_date }]
      : []
  })
  const about = ({ id, by, at }: (typeof its)[number]) => ({
    work_order_detail_id: id,
    created_by: by,
    created_date: at ?? '',
  })
  const repaired = its.filter(({ order, symptom }) => order.work_done === 'Repair' && symptom)
  await insertRows(
    client,
    workOrderFindings,
    repaired.map((unit) => {
      const place = below('Repair_Place_of_Failure', unit.symptom)
      return {
        ...about(unit),
        repair_symptom: unit.symptom ?? '',
        repair_place_of_failure: place,
        repair_cause_of_failure: below('Repair_Cause_of_Failure', place),
        action_taken: pick(random, ['Dibersihkan dan diuji', 'Diganti baru', 'Diisi ulang dan dicek kebocoran']),
      }
    }),
  )
  await insertRows(
    client,
    workOrderMeasurements,
    its.map((unit) => ({
      ...about(unit),
      moment: 'After' as const,
      pressure: whole(random, 120, 150),
      ampere: whole(random, 25, 80) / 10,
      temperature_in: whole(random, 25, 29),
      temperature_out: whole(random, 11, 16),
      refrigerant_g: chance(random, 0.3) ? whole(random, 50, 600) : 0,
    })),
  )
  await insertRows(
    client,
    workOrderParts,
    repaired
      .filter(() => chance(random, 0.35))
      .map((unit) => {
        const [item_name, item_code] = pick(random, repairs)
        return { ...about(unit), item_code, item_name, quantity: 1, item_flag: 'OUT' as const }
      }),
  )
}

const supportSteps: Partial<Record<ServiceStatus, number>> = {
  Requiring_Support: 1,
  Dispatch_Support_to_Technician: 2,
  Support_Proof: 3,
  Evaluate_Support: 4,
}

type NameOf = (technician_code: string | null | undefined) => string

const supportsOf = (made: readonly Made[], nameOf: NameOf): (typeof workOrderSupports.$inferInsert)[] =>
  made.flatMap(({ order, life }) => {
    const step = supportSteps[order.service_status ?? 'Accepted'] ?? 0
    if (!step) return []
    const at = life.status_date
    return [
      {
        work_order_number: order.work_order_number,
        problem: 'Kode E6 tetap muncul setelah penggantian PCB',
        asked_by: order.technician_code ?? '',
        asked_user_name: nameOf(order.technician_code),
        asked_date: at,
        supporter_code: step > 1 ? 'RCI-0302' : null,
        supporter_name: step > 1 ? 'Maya Putri' : null,
        answered_date: step > 1 ? at : null,
        proof_note: step > 2 ? 'Papan kontrol diganti bersama teknisi' : null,
        proof_date: step > 2 ? at : null,
        rating: step > 3 ? 5 : null,
        evaluated_user_name: step > 3 ? 'Hendra Wijaya' : null,
        evaluated_date: step > 3 ? at : null,
      },
    ]
  })

/** The steps that led here, each with who took it. */
const logOf = ({ order, life }: Made, nameOf: NameOf): (typeof actionLogs.$inferInsert)[] => {
  const centre = { usercode: 'RCI-0318', username: 'Hendra Wijaya' }
  const technician = { usercode: order.technician_code ?? '', username: nameOf(order.technician_code) }
  const department = { usercode: 'RCI-0302', username: 'Maya Putri' }
  const steps: [string | null, string, ServiceStatus, typeof centre][] = [
    [order.dispatched_date ?? null, 'dispatch', 'Service_Dispatched', department],
    [life.accepted_date, 'accept', 'Accepted', centre],
    [life.first_scheduled_date, 'schedule', 'Scheduled', centre],
    [life.first_visit_date, 'visit', 'Visited', technician],
    [life.finished_date, 'finish', 'Finished', technician],
    [life.ass_confirmed_date, 'ass-confirm', 'Confirmed_ASS', department],
    [life.survey_sent_date, 'send-survey', 'CallCenter_Survery', department],
    [order.service_status === 'Confirmed' ? life.closed_date : null, 'callcenter-confirm', 'Confirmed', department],
    [order.service_status === 'Cancelled' ? life.closed_date : null, 'cancel', 'Cancelled', department],
  ]
  return steps.flatMap(([at, action, to_status, who]) =>
    at
      ? [
          {
            at,
            ...who,
            via: 'web',
            ip: '',
            request_id: '',
            entity: 'work-order',
            entity_code: order.work_order_number,
            action,
            to_status,
          },
        ]
      : [],
  )
}
