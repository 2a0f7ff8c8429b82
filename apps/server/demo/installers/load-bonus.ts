import { serialsOf } from '@sejuk/domain/installers/bonus-tickets'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { serialNumbers } from '../../src/db/tables/catalogue/serial-numbers.ts'
import { bonusClaims, bonusTickets, bonusTicketUnits } from '../../src/db/tables/installers/bonus-tickets.ts'
import {
  settlementExclusions,
  settlementLines,
  settlements,
  settlementTickets,
} from '../../src/db/tables/installers/settlements.ts'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import { documentCounters } from '../../src/db/tables/platform/document-counters.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { chance } from '../makers/random.ts'
import type { Part } from '../part.ts'
import { ticketPhotos } from './bonus-photos.ts'
import { demoRules, loadRules } from './bonus-rules.ts'
import { makeSettlements, type Payee } from './bonus-settlements.ts'
import { type Earner, makeTickets } from './bonus-tickets.ts'

const howMany = { tickets: 3000, unclaimed: 400, inStock: 120 }

const readEarners = async (client: pg.ClientBase) =>
  (
    await client.query<Earner & { is_demo: boolean }>(`select i.user_code,
      exists (select from demo_accounts a where a.usercode = i.user_code) as is_demo, i.user_name, i.user_type, i.dept_code, d.timezone, i.phone_number, d.lat, d.lng,
      (coalesce(i.approved_date, i.created_date) at time zone 'Asia/Jakarta')::date::text as since
      from installers i join departments d using (dept_code) where i.user_status in ('Approved', 'Paused') order by i.user_code`)
  ).rows

const readPayees = async (client: pg.ClientBase) => {
  const { rows } =
    await client.query<Payee>(`select i.user_code, i.user_name, i.user_type, i.user_status, i.id_card_number,
    b.approve_status, b.bank_code, k.bank_name, k.swift_code, b.account_name, b.credited_account, b.transfer_type
    from installers i join installer_banks b using (user_code) join banks k using (bank_code)`)
  return new Map(rows.map((payee) => [payee.user_code, payee]))
}

/** Three thousand tickets over a year, and the twelve runs that paid most of them. */
export const loadInstallersBonus: Part['load'] = async (client, { random, today, store, say }) => {
  const earners = await readEarners(client)
  if (earners.length === 0) return
  const rules = demoRules(today)
  await loadRules(client, rules)
  // Those one may sign in as work the most.
  const atWork = earners.flatMap((earner) =>
    earner.is_demo ? Array<Earner>(6).fill(earner) : chance(random, 0.75) ? [earner] : [],
  )
  const { tickets, units, serials, numbers, makeUnit } = makeTickets(random, atWork, rules, today, howMany.tickets)
  const [{ code = 'RCI-0001', name = 'Administrator' } = {}] = (
    await client.query<{ code: string; name: string }>(
      `select u.usercode as code, u.username as name from users u join user_roles r using (usercode) where r.role_code = 'Administrator' order by 1 limit 1`,
    )
  ).rows
  const runs = makeSettlements(random, tickets, await readPayees(client), today, { code, name })
  const sold = Array.from({ length: howMany.unclaimed }, () =>
    makeUnit('705', addDays(today, -Math.floor(random() * 20) - 1)),
  )
  const inStock = Array.from({ length: howMany.inStock }, () => makeUnit('705', null))
  await insertRows(client, serialNumbers, [
    ...serials,
    ...[...sold, ...inStock].flatMap(({ indoor, outdoor }) => [indoor, outdoor]),
  ])
  await insertRows(client, bonusTickets, tickets)
  await insertRows(client, bonusTicketUnits, units)
  const holding = new Set(
    tickets
      .filter(({ ticket_status }) => ticket_status !== 'Draft' && ticket_status !== 'Denied')
      .map((one) => one.bonus_ticket_code),
  )
  const claims = units
    .filter(({ bonus_ticket_code }) => holding.has(bonus_ticket_code))
    .flatMap(({ bonus_ticket_code, serial_indoor = null, serial_outdoor = null }) =>
      serialsOf([{ serial_indoor, serial_outdoor }]).map((serial_number) => ({ serial_number, bonus_ticket_code })),
    )
  await insertRows(client, bonusClaims, claims)
  await insertRows(
    client,
    settlements,
    runs.map(({ run }) => run),
  )
  await insertRows(
    client,
    settlementLines,
    runs.flatMap(({ lines }) => lines),
  )
  await insertRows(
    client,
    settlementTickets,
    runs.flatMap(({ taken }) => taken),
  )
  await insertRows(
    client,
    settlementExclusions,
    runs.flatMap(({ left }) => left),
  )
  await insertRows(client, attachments, await ticketPhotos(store, tickets))
  const counters = [...numbers].map(([key, last]) => ({
    prefix: 'IBT',
    dept_code: key.slice(0, -5),
    month: key.slice(-4),
    last,
  }))
  // The runs come in the order of their numbers.
  const lasts = new Map(
    runs.map(({ run }) => [run.settlement_code.slice(8, 12), Number(run.settlement_code.slice(-5))]),
  )
  const ofRuns = [...lasts].map(([month, last]) => ({ prefix: 'STL', dept_code: '700', month, last }))
  await insertRows(client, documentCounters, [...counters, ...ofRuns])
  say(`demo data: ${tickets.length} bonus tickets, ${runs.length} settlements`)
}
