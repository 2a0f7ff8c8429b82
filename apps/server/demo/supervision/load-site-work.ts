import { addMonths } from '@sejuk/domain/catalogue/warranty'
import { letterNumber } from '@sejuk/domain/supervision/letters'
import type { SupervisionStatus } from '@sejuk/domain/supervision/supervision-statuses'
import { addDays } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { cardToken } from '../../src/business/supervision/card-token.ts'
import { inspectionAnswers, inspectionProblems } from '../../src/db/tables/supervision/inspections.ts'
import { supervisionLetters } from '../../src/db/tables/supervision/letters.ts'
import { warrantyCardItems, warrantyCards } from '../../src/db/tables/supervision/warranty-cards.ts'
import { hashToken } from '../../src/platform/session/session.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { makePersonName } from '../makers/names.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'

type Site = {
  supervision_code: string
  project_name: string
  dept_code: string
  service_dept_code: string
  supervision_status: SupervisionStatus
  level: string
  installer_name: string
  delivery_orders: string[]
  started: string | null
  at: string
}
type Point = {
  checkpoint_code: string
  levels: string[]
  kind: string
  min: number | null
  max: number | null
  text_local: string
  fix_local: string | null
}
type Device = { supervision_code: string; serial_number: string; item_model: string }

const inspected: readonly SupervisionStatus[] = [
  'Inspection_Supervision_Submitted',
  'Inspection_Supervision_Finished',
  'Debug_Abnormal',
  'Debug_Normal',
  'Usage_Training_Finished',
  'Finish_Project_Finished',
]
const zones = ['Lantai 1', 'Lantai 2', 'Lantai 3', 'Atap']
/** A uuid of the seeded stream, so that every load makes the same rows. */
const seededUuid = (random: Random) => {
  const hex = Array.from({ length: 32 }, () => whole(random, 0, 15).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

const measuredValue = (random: Random, { kind, min, max }: Point, isGood: boolean) => {
  if (kind !== 'number') return null
  const [low, high] = [min ?? 0, max ?? 100]
  return String(Math.round((isGood ? low + (high - low) * random() : low - Math.abs(low) * 0.2 - 0.1) * 100) / 100)
}

const unsigned = [
  'Document_Draft',
  'Warranty_Card_Submitted',
  'Warranty_Card_Approved',
  'Warranty_Card_Issued',
] as const

/** Answers, problems, letters and cards of the supervisions that have come so far. */
export const loadSiteWork = async (client: pg.ClientBase, { random, say }: AreaContext) => {
  const { rows: sites } = await client.query<Site>(
    `select supervision_code, project_name, dept_code, service_dept_code, supervision_status, level, installer_name, delivery_orders,
       supervise_start_date::text as started, to_char(status_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
     from supervisions where supervision_status = any($1) or supervision_status = 'Technical_Training_Finished' order by supervision_code`,
    [inspected],
  )
  const { rows: points } = await client.query<Point>('select * from inspection_checkpoints order by seq')
  const { rows: devices } = await client.query<Device>(
    'select supervision_code, serial_number, item_model from supervision_devices order by supervision_code, serial_number',
  )
  const { rows: people } = await client.query<{ usercode: string; username: string }>(
    `select u.usercode, u.username from users u join user_roles r using (usercode)
      where r.role_code in ('Project-Supervisor', 'Coordinator', 'TS-Manager') order by (r.role_code <> 'Project-Supervisor'), u.usercode limit 3`,
  )
  const [technician, second, boss] = people
  if (!technician || !second || !boss) return
  const answers: (typeof inspectionAnswers.$inferInsert)[] = []
  const problems: (typeof inspectionProblems.$inferInsert)[] = []
  const letters: (typeof supervisionLetters.$inferInsert)[] = []
  const cards: (typeof warrantyCards.$inferInsert)[] = []
  const items: (typeof warrantyCardItems.$inferInsert)[] = []
  const numbers = new Map<string, number>()
  const db = drizzle({ client: client as pg.Client })
  const next = (key: string) => {
    const n = (numbers.get(key) ?? 0) + 1
    numbers.set(key, n)
    return n
  }
  for (const site of sites) {
    const { supervision_code, supervision_status: status, dept_code, at } = site
    const isDone = inspected.includes(status)
    const isClosed = status.startsWith('Debug') || status.startsWith('Usage') || status.startsWith('Finish')
    const own = points.filter(({ levels }) => levels.includes(site.level))
    const asked = isDone ? own : own.slice(0, whole(random, 0, own.length - 2))
    const by = { created_by: technician.usercode, create_user_name: technician.username }
    let problem_no = 0
    for (const point of asked) {
      const isGood = !chance(random, 0.1)
      const who = chance(random, 0.5) ? technician : second
      const result = isGood ? ('Pass' as const) : ('Fail' as const)
      answers.push({
        ...{
          client_uuid: seededUuid(random),
          supervision_code,
          checkpoint_code: point.checkpoint_code,
          result,
        },
        ...{ value: measuredValue(random, point, isGood), zone: pick(random, zones), note: null, photos: 0 },
        ...{ usercode: who.usercode, username: who.username, answered_date: at, created_date: at },
      })
      if (isGood) continue
      problem_no++
      problems.push({
        ...{ supervision_code, problem_no, checkpoint_code: point.checkpoint_code, description: point.text_local },
        ...{
          kind: chance(random, 0.25) ? 'design' : 'installation',
          severity: pick(random, ['Critical', 'Major', 'Minor']),
        },
        ...{
          recommended_fix: point.fix_local,
          responsible: site.installer_name,
          due_date: addDays(at.slice(0, 10), 7),
        },
        status: isClosed
          ? chance(random, 0.85)
            ? 'Closed'
            : 'Disclaimed'
          : pick(random, ['Open', 'Open', 'Fixed_Claimed']),
        ...by,
        created_date: at,
      })
    }
    for (const one of problems)
      if (one.supervision_code === supervision_code && one.status === 'Fixed_Claimed')
        Object.assign(one, { claimed_by: second.username, claimed_by_code: second.usercode, claimed_date: at })
    const listed = problems.filter((one) => one.supervision_code === supervision_code)
    if (isDone && listed.length > 0) {
      const kind = listed.some((one) => one.kind === 'design') ? 'design_revision_notice' : 'revision_notice'
      const prefix = kind === 'revision_notice' ? 'RN' : 'DRN'
      const month = `${at.slice(2, 4)}${at.slice(5, 7)}`
      const seq = next(`${prefix}/${dept_code}/${month}`)
      const stage = isClosed ? 'Issued' : pick(random, ['Pending', 'Submitted', 'Approved', 'Issued'] as const)
      const isApproved = stage === 'Approved' || stage === 'Issued'
      const content = { document_no: letterNumber(prefix, dept_code, at.slice(0, 10), seq), version: 1 }
      letters.push({
        ...{ supervision_code, service_type: kind, version: 1, document_no: content.document_no, stage },
        template_type: kind === 'revision_notice' ? 'REVISION_NOTICE' : 'DESIGN_NOTICE',
        ...{ template_language: 'Local Language', responsible_party: site.installer_name, issue_date: at.slice(0, 10) },
        problems: listed.map((one) => `${one.problem_no}. ${one.description}`),
        approver_user_code: isApproved ? boss.usercode : null,
        approver_user_name: isApproved ? boss.username : null,
        approve_date: isApproved ? at : null,
        issued_date: stage === 'Issued' ? at : null,
        ...{ authors: isApproved ? [] : [technician.usercode], ...by, created_date: at, updated_date: at },
      })
    }
    const units = devices.filter((one) => one.supervision_code === supervision_code)
    const hasCard = status === 'Usage_Training_Finished' ? chance(random, 0.8) : status === 'Finish_Project_Finished'
    if (!hasCard || units.length === 0) continue
    const month = `${at.slice(2, 4)}${at.slice(5, 7)}`
    const card_code = `WC-${dept_code}-${month}-${String(next(`WC/${dept_code}/${month}`)).padStart(5, '0')}`
    const card_key = `${card_code}.1`
    const cardStatus = status === 'Finish_Project_Finished' ? ('Warranty_Card_Signed' as const) : pick(random, unsigned)
    const isSigned = cardStatus === 'Warranty_Card_Signed'
    const isIssued = isSigned || cardStatus === 'Warranty_Card_Issued'
    const start_date = at.slice(0, 10)
    cards.push({
      ...{ card_key, card_code, version: 1, supervision_code, dept_code, service_dept_code: site.service_dept_code },
      ...{ project_name: site.project_name, token_hash: hashToken(await cardToken(db, card_code)), status: cardStatus },
      ...{ template_language: 'Local Language', receiver: makePersonName(random), issue_manager: boss.username },
      ...{ issue_manager_title: 'Service manager', delivery_orders: site.delivery_orders, start_date },
      ...{ item_count: units.length, first_end_date: addMonths(start_date, 24) },
      installation_problems:
        listed
          .filter((one) => one.status === 'Disclaimed')
          .map((one) => `${one.problem_no}. ${one.description}`)
          .join('\n') || null,
      ...{
        issued_date: isIssued ? at : null,
        signed_date: isSigned ? at : null,
        authors: isIssued ? [] : [second.usercode],
      },
      ...{ created_by: second.usercode, create_user_name: second.username, created_date: at, updated_date: at },
    })
    items.push(
      ...units.map((unit, n) => ({
        ...{ card_key, card_code, id: n + 1, item_code: unit.item_model, item_name: unit.item_model },
        ...{ serial_number: unit.serial_number, warranty_end_date_sparepart: addMonths(start_date, 24) },
        ...{ warranty_end_date_compressor: addMonths(start_date, 60), is_live: true, is_issued: isIssued },
      })),
    )
  }
  await insertRows(client, inspectionAnswers, answers)
  await client.query(`insert into inspection_points (supervision_code, checkpoint_code, answer_id, result, first_result)
    select supervision_code, checkpoint_code, answer_id, result, result from inspection_answers`)
  await insertRows(client, inspectionProblems, problems)
  await insertRows(client, supervisionLetters, letters)
  await insertRows(client, warrantyCards, cards)
  await insertRows(client, warrantyCardItems, items)
  await client.query(`update supervisions s set
      points_total = case when n.answered > 0 then (select count(*) from inspection_checkpoints c where c.is_active and s.level = any(c.levels)) else 0 end,
      points_answered = n.answered, problems_found = n.found, open_problems = n.open, open_letters = n.letters,
      revision_notice_status = (select 'Revision_Notice_' || stage from supervision_letters l where l.supervision_code = s.supervision_code and service_type = 'revision_notice'),
      design_notice_status = (select 'Design_Revision_Notice_' || stage from supervision_letters l where l.supervision_code = s.supervision_code and service_type = 'design_revision_notice'),
      revision_notice_date = (select max(issued_date) from supervision_letters l where l.supervision_code = s.supervision_code),
      card_status = (select status from warranty_cards w where w.supervision_code = s.supervision_code),
      warranty_card_issued_date = (select issued_date from warranty_cards w where w.supervision_code = s.supervision_code)
    from (select t.supervision_code,
      (select count(*) from inspection_points p where p.supervision_code = t.supervision_code) as answered,
      (select count(*) from inspection_problems p where p.supervision_code = t.supervision_code) as found,
      (select count(*) from inspection_problems p where p.supervision_code = t.supervision_code and p.status in ('Open', 'Fixed_Claimed')) as open,
      (select count(*) from supervision_letters l where l.supervision_code = t.supervision_code and l.stage in ('Pending', 'Submitted', 'Approved')) as letters
      from supervisions t) n where n.supervision_code = s.supervision_code`)
  await client.query(
    `insert into document_counters (prefix, dept_code, month, last)
      select split_part(key, '/', 1), split_part(key, '/', 2), split_part(key, '/', 3), n from unnest($1::text[], $2::int[]) as given (key, n)
      on conflict (prefix, dept_code, month) do update set last = excluded.last`,
    [[...numbers.keys()], [...numbers.values()]],
  )
  say(`demo data: ${answers.length} inspection answers, ${letters.length} letters, ${cards.length} warranty cards`)
}
