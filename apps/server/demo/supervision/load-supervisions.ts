import { skippedBy } from '@sejuk/domain/supervision/supervision-gates'
import type { StepKey } from '@sejuk/domain/supervision/supervision-rail'
import {
  documentKinds,
  levelOfCapacity,
  requiredDocuments,
  visitSlots,
} from '@sejuk/domain/supervision/supervision-statuses'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { supervisionInstallers } from '../../src/db/tables/supervision/supervision-installers.ts'
import {
  supervisionDevices,
  supervisionReports,
  supervisionVisits,
} from '../../src/db/tables/supervision/supervision-sites.ts'
import {
  supervisionContacts,
  supervisionDocuments,
  supervisionLines,
  supervisions,
  supervisionTraces,
} from '../../src/db/tables/supervision/supervisions.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { makePersonName } from '../makers/names.ts'
import { makeMobile } from '../makers/phones.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'
import { makeSupervisionLife } from './supervision-lives.ts'

type Project = {
  log_code: string
  project_code: string
  project_name: string
  detail_address: string
  sub_district_code: string
  district_code: string
  city_code: string
  province_code: string
  postal_code: string | null
  lat: number
  lng: number
  dept_code: string
  org_code: string
  salesman_code: string
  salesman_name: string
  brand_focus: string[]
  product_type: string
  goaled_date: string
}
type Person = { usercode: string; username: string; department: string; role_code: string }
type Row = typeof supervisions.$inferInsert

const most = 400
const perCustomer = 0.02
const models = [
  ...['GMV-280WM/X6', 'GMV-448WM/X6', 'GMV-ND71T/C2', 'GMV-ND112PHS/D3', 'GMV-ND56T/C2', 'GMV-ND36PLS/D2'],
]

const readProjects = (client: pg.ClientBase, wanted: number) =>
  client.query<Project>(
    `select l.log_code, l.project_code, l.project_name, l.detail_address, l.sub_district_code, l.district_code, l.city_code, l.province_code,
       l.postal_code, l.lat, l.lng, l.dept_code, d.org_code, l.salesman_code, u.username as salesman_name, l.brand_focus, l.goaled_date::text,
       (select product_type from project_systems s where s.log_code = l.log_code order by line_no limit 1) as product_type
     from project_logs l join departments d using (dept_code) join users u on u.usercode = l.salesman_code
     where l.project_status = 'Project_Goaled' order by (l.dept_code <> '705'), l.log_code limit $1`,
    [wanted],
  )

/** A few letters of each branch. */
const readDeliveries = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ dept_code: string; codes: string[] }>(
    `select dept_code, (array_agg(delivery_code order by delivery_code desc))[1:60] as codes from delivery_orders group by dept_code`,
  )
  return new Map(rows.map(({ dept_code, codes }) => [dept_code, codes]))
}

const readInstallers = (client: pg.ClientBase) =>
  client.query<{ customer_code: string; customer_name: string; dept_code: string }>(
    `select customer_code, customer_name, dept_code from customers order by (dept_code <> '705'), md5(customer_code) limit 60`,
  )

const makeLines = (random: Random, supervision_code: string) =>
  Array.from({ length: whole(random, 1, 4) }, (_, n) => ({
    ...{ supervision_code, line_no: n + 1, item_model: pick(random, models) },
    ...{ qty: whole(random, 1, 6), capacity_hp: whole(random, 2, 24), floor_zone: `Lantai ${n + 1}` },
    unit_place: n === 0 ? ('Outdoor' as const) : ('Indoor' as const),
  }))

/** Up to 400 supervisions of goaled projects, at least one in every status where there are projects enough. */
export const loadSupervisions = async (client: pg.ClientBase, { random, today, size, say }: AreaContext) => {
  const { rows: projects } = await readProjects(
    client,
    Math.min(most, Math.max(24, Math.round(size.customers * perCustomer))),
  )
  const { rows: shops } = await readInstallers(client)
  const deliveries = await readDeliveries(client)
  const { rows: people } = await client.query<Person>(
    `select u.usercode, u.username, u.department, r.role_code from users u join user_roles r using (usercode)
      where r.role_code in ('Coordinator', 'TS-Manager', 'Project-Supervisor', 'After-Sales-Department', 'Project-HO') order by u.usercode`,
  )
  const holder = (role_code: string): Person =>
    people.find((one) => one.role_code === role_code) ?? {
      usercode: 'system',
      username: 'System',
      department: '705',
      role_code,
    }
  const technicians = people.filter(
    ({ role_code }) => role_code === 'Project-Supervisor' || role_code === 'Coordinator',
  )
  const [coordinator, ts, ass, office] = ['Coordinator', 'TS-Manager', 'After-Sales-Department', 'Project-HO'].map(
    holder,
  ) as [Person, Person, Person, Person]
  const [technician] = technicians
  if (projects.length === 0 || shops.length === 0 || !technician) return
  const owners: Partial<Record<StepKey, Person>> = {
    ...{ tsAudit: ts, assAudit: ass, dispatched: office, accepted: ass, received: coordinator, certified: coordinator },
    ...{ scheduled: coordinator, training: technician, devices: technician, inspection: technician, debug: technician },
    ...{ usageTraining: technician, warrantyCard: coordinator, finish: coordinator },
  }
  const installers = shops.map((shop, n) => ({
    ...{ installer_code: shop.customer_code, installer_name: shop.customer_name, dept_code: shop.dept_code },
    certification_no: n % 5 === 4 ? null : `CERT-${String(387 + n).padStart(4, '0')}`,
    certification_level: n % 5 === 4 ? null : (['A', 'B', 'C'] as const)[n % 3],
    valid_to: n % 5 === 4 ? null : addDays(today, whole(random, -60, 500)),
    ...{ is_blacklisted: n === 13, blacklist_reason: n === 13 ? 'Worked without the approved materials' : null },
  }))
  const rows: Row[] = []
  const lines: (typeof supervisionLines.$inferInsert)[] = []
  const contacts: (typeof supervisionContacts.$inferInsert)[] = []
  const documents: (typeof supervisionDocuments.$inferInsert)[] = []
  const traces: (typeof supervisionTraces.$inferInsert)[] = []
  const visits: (typeof supervisionVisits.$inferInsert)[] = []
  const devices: (typeof supervisionDevices.$inferInsert)[] = []
  const reports: (typeof supervisionReports.$inferInsert)[] = []
  const counters = new Map<string, number>()

  for (const [n, project] of projects.entries()) {
    const scope = makeLines(random, '')
    const capacity_hp = scope.reduce((sum, line) => sum + line.capacity_hp * line.qty, 0)
    const level = levelOfCapacity(capacity_hp)
    const { status, created, done } = makeSupervisionLife(random, n, level, project.goaled_date, today)
    const month = created.slice(2, 4) + created.slice(5, 7)
    const counter = (counters.get(`${project.dept_code}/${month}`) ?? 0) + 1
    counters.set(`${project.dept_code}/${month}`, counter)
    const supervision_code = `SPV-${project.dept_code}-${month}-${String(counter).padStart(5, '0')}`
    const near = installers.filter(
      ({ dept_code, is_blacklisted }) => dept_code === project.dept_code && !is_blacklisted,
    )
    const installer = pick(random, near.length ? near : installers.filter((one) => !one.is_blacklisted))
    const at = (step: StepKey) => done.get(step) ?? null
    const unit_count = scope.reduce((sum, { qty }) => sum + qty, 0)
    const has = (step: StepKey) => done.has(step)
    const isAudited = has('documents') && !status.startsWith('TS_Dept')
    const received = has('received')
    const arrived = has('devices') ? unit_count : has('scheduled') ? Math.floor(unit_count / 2) : 0
    const isPaused = received && status !== 'Finish_Project_Finished' && chance(random, 0.08)
    const statusSince = [...done.values()].at(-1) ?? created
    const sent = deliveries.get(project.dept_code) ?? []
    const delivery_orders = [sent[whole(random, 1, 900) % Math.max(sent.length, 1)] ?? []].flat()
    const next_visit = received && !has('finish') && chance(random, 0.7) ? addDays(today, whole(random, 1, 12)) : null
    const by = { created_by: project.salesman_code, create_user_name: project.salesman_name }
    const { brand_focus, product_type, salesman_name: _salesman, goaled_date: _goaled, ...columns } = project
    rows.push({
      ...columns,
      ...by,
      ...{ supervision_code, brand_code_list: brand_focus, category_name: product_type ?? 'VRF' },
      ...{
        service_dept_code: project.dept_code,
        branch_scope: 'Same_Branch',
        installer_code: installer.installer_code,
      },
      ...{ installer_name: installer.installer_name, installer_pic: makePersonName(random) },
      certification_no: has('certified') ? (installer.certification_no ?? 'CERT-0001') : null,
      certification_until: has('certified') ? (installer.valid_to ?? addDays(today, 200)) : null,
      ...{ capacity_hp, unit_count, level, skipped_steps: skippedBy(level), delivery_orders },
      warranty_basis: chance(random, 0.85) ? 'based_on_warranty_policy' : 'based_on_sales_contract',
      contract_clause: 'Pasal 9',
      ...{ overtime: chance(random, 0.2) ? 'Yes' : 'No', planned_start: created.slice(0, 10) },
      planned_end: addDays(created.slice(0, 10), level === 'A' ? 120 : level === 'B' ? 75 : 30),
      coordinator_code: received ? coordinator.usercode : null,
      coordinator_name: received ? coordinator.username : null,
      technician_codes: received ? technicians.slice(0, 2).map(({ usercode }) => usercode) : [],
      supervision_status: status,
      ts_audit_status: !has('documents')
        ? null
        : status === 'TS_Dept_Audit_Rejected'
          ? 'TS_Dept_Audit_Rejected'
          : isAudited
            ? 'TS_Dept_Audit_Approved'
            : 'TS_Dept_Audit_Required',
      ass_audit_status: !has('documents')
        ? null
        : status === 'ASS_Dept_Audit_Rejected'
          ? 'ASS_Dept_Audit_Rejected'
          : has('assAudit')
            ? 'ASS_Dept_Audit_Approved'
            : 'ASS_Dept_Audit_Required',
      pause_status: isPaused ? 'Paused' : received && n % 9 === 4 ? 'Resumed' : null,
      ...{ pause_reason: isPaused ? 'The ceiling is not finished' : null, paused_date: isPaused ? statusSince : null },
      resume_date: isPaused ? addDays(today, whole(random, 3, 40)) : null,
      reject_reason: status.endsWith('_Rejected') ? 'The drawing does not show the drain pipes' : null,
      ...{ devices_arrived: arrived, devices_installed: has('inspection') ? arrived : 0, next_visit },
      status_since: statusSince,
      submitted_date: at('submitted'),
      ts_dept_audited_date: at('tsAudit'),
      ass_dept_audited_date: at('assAudit'),
      audited_date: at('assAudit'),
      dispatched_date: at('dispatched'),
      accepted_date: at('accepted'),
      staff_received_date: at('received'),
      first_schedule_date: at('scheduled'),
      technical_training_date: at('training'),
      supervise_start_date: at('devices'),
      supervise_end_date: status === 'Inspection_Supervision_Submitted' ? null : at('inspection'),
      debug_result_date: at('debug'),
      usage_training_date: at('usageTraining'),
      finished_date: at('finish'),
      authors: has('assAudit') ? [] : [project.salesman_code],
      ...{ create_date: created, updated_date: statusSince },
    })
    lines.push(...scope.map((line) => ({ ...line, supervision_code })))
    contacts.push({
      ...{ supervision_code, line_no: 1, contact_name: makePersonName(random), job_title: 'Site manager' },
      phone: makeMobile(random),
    })
    if (has('documents') || status === 'Document_Draft')
      documents.push(
        ...documentKinds.slice(0, requiredDocuments.length + whole(random, 0, 2)).map((kind) => ({
          ...{ supervision_code, kind, created_date: at('documents') ?? statusSince, ...by },
          document_status: has('assAudit')
            ? ('Audited' as const)
            : status.endsWith('_Rejected')
              ? ('Rejected' as const)
              : has('tsAudit')
                ? ('TS_Approved' as const)
                : has('documents')
                  ? ('Submitted' as const)
                  : ('Document_Draft' as const),
        })),
      )
    for (const [step, moment] of done) {
      const owner = owners[step] ?? { usercode: by.created_by, username: by.create_user_name }
      traces.push({ supervision_code, step, usercode: owner.usercode, username: owner.username, at: moment })
    }
    const days = [...(at('scheduled') ? [at('training') ?? at('inspection')] : []), at('debug')]
    for (const day of [...days.flatMap((one) => (one ? [one.slice(0, 10)] : [])), ...(next_visit ? [next_visit] : [])])
      visits.push({
        ...{ supervision_code, technician_code: pick(random, technicians).usercode, visit_date: day },
        ...{ time_slot: pick(random, visitSlots), purpose: 'Inspection' },
        ...{ created_by: coordinator.usercode, create_user_name: coordinator.username },
      })
    const planned = scope.flatMap((line) => Array.from({ length: line.qty }, () => line.item_model))
    devices.push(
      ...planned.slice(0, arrived).map((item_model, unit) => ({
        ...{
          supervision_code,
          item_model,
          serial_number: `4N1A6${String(n).padStart(4, '0')}${String(unit).padStart(3, '0')}`,
        },
        ...{ delivery_order: delivery_orders[0] ?? null, arrived_date: at('devices') ?? at('scheduled') ?? created },
        ...{ installed_date: at('inspection'), installed_place: at('inspection') ? 'Lantai 1' : null },
        ...{ created_by: technician.usercode, create_user_name: technician.username },
      })),
    )
    const report = (kind: 'training' | 'debug' | 'usage', step: StepKey, content: Record<string, unknown>) => {
      const moment = at(step)
      if (moment)
        reports.push({
          ...{ supervision_code, kind, content, created_date: moment },
          ...{ created_by: technician.usercode, create_user_name: technician.username },
        })
    }
    report('training', 'training', {
      attendees: [{ name: makePersonName(random), company: installer.installer_name }],
      remark: null,
    })
    report('debug', 'debug', {
      ...{ result: status === 'Debug_Abnormal' ? 'Debug_Abnormal' : 'Debug_Normal', measurements: '4,12 MPa, 11 °C' },
      ...(status === 'Debug_Abnormal' ? { faults: ['E6 on unit 3'] } : {}),
    })
    report('usage', 'usageTraining', { receiver_name: makePersonName(random), receiver_title: 'Building manager' })
  }
  await insertRows(client, supervisionInstallers, installers)
  await insertRows(client, supervisions, rows)
  await insertRows(client, supervisionLines, lines)
  await insertRows(client, supervisionContacts, contacts)
  await insertRows(client, supervisionDocuments, documents)
  await insertRows(client, supervisionTraces, traces)
  await insertRows(client, supervisionVisits, visits)
  await insertRows(client, supervisionDevices, devices)
  await insertRows(client, supervisionReports, reports)
  await client.query(
    `insert into document_counters (prefix, dept_code, month, last)
      select 'SPV', split_part(key, '/', 1), split_part(key, '/', 2), n from unnest($1::text[], $2::int[]) as given (key, n)
      on conflict (prefix, dept_code, month) do update set last = excluded.last`,
    [[...counters.keys()], [...counters.values()]],
  )
  say(`demo data: ${rows.length} supervisions`)
}
