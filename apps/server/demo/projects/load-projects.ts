import { isForgotten, rightEnds } from '@sejuk/domain/projects/project-clock'
import { buildingUses, type productTypes, projectSources } from '@sejuk/domain/projects/project-statuses'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { similarityKeys } from '../../src/business/projects/similar-logs.ts'
import {
  projectCompetitors,
  projectContacts,
  projectFollowUps,
  projectLogs,
  projectMoves,
  projectSalespeople,
  projectSystems,
} from '../../src/db/tables/projects/project-logs.ts'
import { similarityPairs } from '../../src/db/tables/projects/similarity-pairs.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { makePersonName } from '../makers/names.ts'
import { makeMobile } from '../makers/phones.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import { firstWords, secondWords } from '../makers/word-lists.ts'
import type { AreaContext } from '../part.ts'
import { askAboutTwins } from './ask-about-twins.ts'
import { makeLife, type ProjectLife } from './project-lives.ts'
import { nameProject } from './project-names.ts'

type Place = {
  dept_code: string
  province_code: string
  city_code: string
  district_code: string
  sub_district_code: string
  postal_code: string | null
  city_name: string
  lat: number
  lng: number
}
type Seller = { usercode: string; username: string; department: string }
type Row = typeof projectLogs.$inferInsert

const perCustomer = 0.15
const systemKinds: readonly { type: (typeof productTypes)[number]; unit: 'CAC' | 'LCAC' | 'RAC'; each: number }[] = [
  { type: 'VRF', unit: 'CAC', each: 9_000_000 },
  { type: 'split duct', unit: 'LCAC', each: 7_500_000 },
  { type: 'cassette', unit: 'LCAC', each: 7_800_000 },
  { type: 'chiller', unit: 'CAC', each: 6_500_000 },
  { type: 'RAC', unit: 'RAC', each: 4_300_000 },
]

/** Real places: where customers are, a little beside them. */
const readPlaces = async (client: pg.ClientBase, wanted: number) =>
  (
    await client.query<Place>(
      `select c.dept_code, c.province_code, c.city_code, c.district_code, c.sub_district_code, c.postal_code, t.city_name, c.lat, c.lng
      from customers c join cities t using (city_code) where c.lat is not null and c.lng is not null and c.sub_district_code is not null
        and exists (select from users u join user_roles r using (usercode) where u.department = c.dept_code and r.role_code = 'Salesman')
      order by (c.dept_code <> '705'), md5(c.customer_code) limit $1`,
      [wanted],
    )
  ).rows

const makeSystems = (random: Random, log_code: string) =>
  Array.from({ length: whole(random, 1, 4) }, (_, n) => {
    const kind = pick(random, systemKinds)
    const capacity = whole(random, 2, 40) * 6
    return {
      ...{ log_code, line_no: n + 1, business_unit_code: kind.unit, product_type: kind.type },
      ...{ place: `Lantai ${n + 1}`, capacity, capacity_unit: kind.type === 'RAC' ? ('PK' as const) : ('HP' as const) },
      ...{ qty: Math.max(1, Math.round(capacity / 12)), est_amount: capacity * kind.each },
    }
  })

const movesOf = (row: Row, life: ProjectLife) => {
  const common = { log_code: row.log_code, dept_code: row.dept_code, salesman_code: row.salesman_code }
  const stand = (at: string, over: Partial<typeof projectMoves.$inferInsert>): typeof projectMoves.$inferInsert => ({
    ...{
      at,
      login_status: 'Approved',
      project_status: 'Processing',
      stage: life.startStage,
      brand: null,
      reason: null,
    },
    ...{ probability: life.startProbability, amount: life.steps[0]?.amount[0] ?? life.amount },
    ...over,
    ...common,
  })
  if (life.login === 'Draft') return []
  const first = stand(life.moment(life.logged, 0.1), { login_status: 'Submitted', project_status: null })
  if (life.login !== 'Approved') return [first]
  const steps = life.steps.map(({ at, stage, probability, amount, reason }) =>
    stand(at, { stage: stage[1], probability: probability[1], amount: amount[1], reason }),
  )
  const isStill = life.project === 'Processing'
  const day = life.closed ?? life.steps.at(-1)?.day ?? life.approved
  const last = stand(life.moment(day, 0.99), {
    ...{ project_status: life.project, stage: life.stage, probability: life.probability, amount: life.amount },
    ...{ brand: life.brand, reason: row.close_reason ?? null },
  })
  return [first, stand(life.moment(life.approved, 0.2), {}), ...steps, ...(isStill ? [] : [last])]
}

/** 18 months of projects: logged, approved, followed up, won and lost. */
export const loadProjects = async (client: pg.ClientBase, { random, today, size, say }: AreaContext) => {
  const places = await readPlaces(client, Math.round(size.customers * perCustomer))
  const { rows: sellers } = await client.query<Seller>(
    `select distinct u.usercode, u.username, u.department from users u join user_roles r using (usercode)
      where r.role_code = 'Salesman' and u.is_active order by 1`,
  )
  const { rows: people } = await client.query<Seller & { role_code: string }>(
    `select u.usercode, u.username, u.department, r.role_code from users u join user_roles r using (usercode)
      where r.role_code in ('Branch-Manager', 'Project-HO') order by 1`,
  )
  const office = people.find(({ role_code }) => role_code === 'Project-HO')
  const counters = new Map<string, number>()
  const numberOf = (prefix: string, dept_code: string, day: string) => {
    const key = `${prefix}/${dept_code}/${day.slice(2, 4)}${day.slice(5, 7)}`
    const next = (counters.get(key) ?? 0) + 1
    counters.set(key, next)
    return `${prefix}-${dept_code}-${day.slice(2, 4)}${day.slice(5, 7)}-${String(next).padStart(5, '0')}`
  }
  const rows: Row[] = []
  const systems: (typeof projectSystems.$inferInsert)[] = []
  const contacts: (typeof projectContacts.$inferInsert)[] = []
  const competitors: (typeof projectCompetitors.$inferInsert)[] = []
  const shares: (typeof projectSalespeople.$inferInsert)[] = []
  const followUps: (typeof projectFollowUps.$inferInsert)[] = []
  const moves: (typeof projectMoves.$inferInsert)[] = []
  const consultants = Array.from(
    { length: 14 },
    () => `PT ${pick(random, firstWords)} ${pick(random, secondWords)} Konsultan`,
  )
  const contractors = Array.from(
    { length: 24 },
    () => `PT ${pick(random, firstWords)} ${pick(random, secondWords)} Teknik`,
  )

  for (const place of places) {
    const mine = sellers.filter(({ department }) => department === place.dept_code)
    const seller = pick(random, mine)
    const use = pick(random, buildingUses)
    const { name, project_name } = nameProject(random, use, place.city_name)
    const lines = makeSystems(random, '')
    const life = makeLife(
      random,
      today,
      lines.reduce((sum, { est_amount }) => sum + est_amount, 0),
    )
    const log_code = numberOf('LOG', place.dept_code, life.logged)
    const partner = mine.length > 1 && chance(random, 0.12) ? mine.find((one) => one !== seller) : undefined
    const manager = people.find((one) => one.role_code === 'Branch-Manager' && one.department === place.dept_code)
    const owner_name = `PT ${name} ${pick(random, ['Utama', 'Griya', 'Persada', 'Sentosa'])}`
    const parties = {
      ...{ project_name, owner_name, developer: chance(random, 0.3) ? `PT ${pick(random, firstWords)} Land` : null },
      contractor_main: chance(random, 0.4) ? pick(random, contractors) : null,
      contractor_me: chance(random, 0.5) ? pick(random, contractors) : null,
      consultant_me: chance(random, 0.5) ? pick(random, consultants) : null,
    }
    const isApproved = life.login === 'Approved'
    const isSubmitted = life.login !== 'Draft'
    const isPast = isApproved || life.login === 'BM_Approved' || life.login === 'Rejected'
    const last = life.steps.at(-1)?.day ?? (isApproved ? life.approved : null)
    const isUnknown = life.project === 'Processing' && last !== null && isForgotten(last, today)
    const project_status = isUnknown ? 'Unknown' : life.project
    const isOpen = project_status === 'Processing' || project_status === 'On_Hold'
    const ended = rightEnds({
      last_contact_day: last,
      protection_until: isApproved ? addDays(life.approved, 180) : null,
    })
    const { city_name: _city, ...where } = place
    const detail_address = `Jl. ${pick(random, firstWords)} ${whole(random, 1, 210)}`
    const row: Row = {
      ...where,
      ...parties,
      ...similarityKeys({ ...parties, detail_address }),
      ...{ log_code, project_code: isApproved ? numberOf('PRJ', place.dept_code, life.approved) : null },
      ...{ project_type: use === 'house' || use === 'apartment' ? 'Residential' : 'Commercial', building_use: use },
      ...{ owner_pic: makePersonName(random), owner_phone: makeMobile(random) },
      detail_address,
      lat: place.lat + (random() - 0.5) / 100,
      lng: place.lng + (random() - 0.5) / 100,
      salesman_code: seller.usercode,
      salesman_codes: [seller.usercode, ...(partner ? [partner.usercode] : [])],
      ...{
        source: pick(random, projectSources),
        stage: life.stage,
        brand_focus: [pick(random, ['Gree', 'Gree', 'FLiFE', 'DunAn'])],
      },
      ...{ est_total: life.amount, probability: project_status === 'Project_Goaled' ? 100 : life.probability },
      est_order_date: addDays(life.closed ?? today, whole(random, 10, 160)),
      design_needed: chance(random, 0.4),
      ...{ login_status: life.login, project_status, similarity_status: 'No_Need' },
      ...{ submitted_date: isSubmitted ? life.moment(life.logged, 0.1) : null },
      ...{ bm_approved_user_name: isPast ? (manager?.username ?? null) : null },
      bm_approved_date: isPast ? life.moment(life.logged, 0.9) : null,
      ...{ approved_user_name: isApproved ? (office?.username ?? null) : null },
      approved_date: isApproved ? life.moment(life.approved, 0.2) : null,
      reviewer_code: life.login === 'BM_Approving' ? (manager?.usercode ?? null) : null,
      reviewer_name: life.login === 'BM_Approving' ? (manager?.username ?? null) : null,
      review_date: life.login === 'BM_Approving' ? life.moment(life.logged, 0.5) : null,
      reject_reason: life.login === 'Rejected' || life.login === 'BM_Rejected' ? 'Owner not confirmed' : null,
      protection_until: isApproved ? addDays(life.approved, 180) : null,
      last_contact_day: last,
      lapse_told: ended && ended < today ? ended : null,
      next_follow_up_date: isOpen && last ? addDays(last, whole(random, 7, 30)) : null,
      ...{ closed_date: life.closed ? life.moment(life.closed, 0.99) : null, lost_to_brand: life.brand },
      close_reason: life.brand ? `Price ${whole(random, 3, 12)}% under` : null,
      goaled_amount: life.project === 'Project_Goaled' ? life.amount : null,
      goaled_date: life.project === 'Project_Goaled' ? life.closed : null,
      resume_date: life.project === 'Paused' ? addDays(today, whole(random, 10, 60)) : null,
      ...{ created_by: seller.usercode, create_user_name: seller.username },
      authors: isApproved ? [] : [seller.usercode],
      created_date: life.moment(life.logged, 0),
    }
    rows.push(row)
    systems.push(...lines.map((line) => ({ ...line, log_code })))
    shares.push({ log_code, usercode: seller.usercode, split_percent: partner ? 80 : 100 })
    if (partner) shares.push({ log_code, usercode: partner.usercode, split_percent: 20 })
    contacts.push({
      log_code,
      line_no: 1,
      contact_name: makePersonName(random),
      job_title: 'Procurement',
      company: owner_name,
      phone: makeMobile(random),
    })
    if (chance(random, 0.5))
      competitors.push({
        ...{
          log_code,
          line_no: 1,
          brand: life.brand ?? pick(random, ['Daikin', 'Midea', 'LG']),
          is_preferred: chance(random, 0.3),
        },
        price: Math.round((life.amount * whole(random, 90, 112)) / 100_000_000) * 1_000_000,
      })
    for (const [n, step] of life.steps.entries())
      followUps.push({
        ...{
          log_code,
          follow_up_date: step.day,
          kind: step.kind,
          result: step.result,
          contact: contacts.at(-1)?.contact_name ?? null,
        },
        ...{ stage_before: step.stage[0], stage_after: step.stage[1], change_reason: step.reason },
        ...{ probability_before: step.probability[0], probability_after: step.probability[1] },
        ...{ est_before: step.amount[0], est_after: step.amount[1] },
        ...(step.kind === 'visit'
          ? { lat: row.lat, lng: row.lng, distance_m: whole(random, 5, 120) }
          : { lat: null, lng: null, distance_m: null }),
        ...{
          next_follow_up_date: plannedAfter(random, step.day, life.steps[n + 1]?.day, today),
          created_by: seller.usercode,
          create_user_name: seller.username,
        },
        created_date: step.at,
      })
    moves.push(...movesOf(row, { ...life, project: project_status ?? null }))
  }
  const pairs = askAboutTwins(rows, systems)
  await insertRows(client, projectLogs, rows)
  await insertRows(client, projectSystems, systems)
  await insertRows(client, projectSalespeople, shares)
  await insertRows(client, projectContacts, contacts)
  await insertRows(client, projectCompetitors, competitors)
  await insertRows(client, projectFollowUps, followUps)
  await insertRows(
    client,
    projectMoves,
    moves.toSorted((one, other) => (String(one.at) < String(other.at) ? -1 : 1)),
  )
  await insertRows(client, similarityPairs, pairs)
  await client.query(
    `insert into document_counters (prefix, dept_code, month, last) select * from unnest($1::text[], $2::text[], $3::text[], $4::int[])
      on conflict (prefix, dept_code, month) do update set last = excluded.last`,
    [0, 1, 2]
      .map((n) => [...counters.keys()].map((key) => key.split('/')[n]))
      .concat([[...counters.values()].map(String)]),
  )
  say(`demo data: ${rows.length} projects, ${followUps.length} follow-ups`)
}

/** When the next follow-up was meant to be: most are made by then, some a few days late. */
const plannedAfter = (random: Random, day: string, next: string | undefined, today: string) => {
  const isKept = chance(random, 0.84)
  const usual = addDays(day, 14)
  // What is planned after the last one is still to come, unless it was forgotten.
  const aim = next ?? (isKept && usual < today ? today : usual)
  const planned = addDays(aim, isKept ? whole(random, 0, 3) : -whole(random, 1, 5))
  return planned > day ? planned : addDays(day, 1)
}
