import { type BonusFlag, checkTicket, worstTone } from '@sejuk/domain/installers/bonus-checks'
import { type BonusRule, computeBonus } from '@sejuk/domain/installers/bonus-rules'
import type { TicketStatus } from '@sejuk/domain/installers/bonus-tickets'
import type { InstallerType } from '@sejuk/domain/installers/installers'
import { expectedPaymentDate } from '@sejuk/domain/installers/settlements'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import { total } from '@sejuk/domain/values/money'
import type { bonusTickets, bonusTicketUnits } from '../../src/db/tables/installers/bonus-tickets.ts'
import { makePersonName } from '../makers/names.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { makeMobile } from '../makers/phones.ts'
import { chance, pick, type Random, weightedPick, whole } from '../makers/random.ts'
import { streets } from '../makers/word-lists.ts'
import { type DemoSerial, deliveredBefore, unitMaker } from './bonus-units.ts'

export type Earner = {
  user_code: string
  user_name: string
  user_type: InstallerType
  dept_code: string
  timezone: string
  phone_number: string
  since: string
  lat: number
  lng: number
}
export type DemoTicket = typeof bonusTickets.$inferInsert & { ticket_status: TicketStatus; amount: number }
export type DemoUnit = typeof bonusTicketUnits.$inferInsert

/** What is old is decided; what is new waits. */
const whenOld: readonly [TicketStatus, number][] = [
  ['Approved_By_Finance', 90],
  ['Denied', 9],
  ['Withdrawn', 1],
]
const whenNew: readonly [TicketStatus, number][] = [
  ['Submitted', 34],
  ['Approved_By_Branch', 22],
  ['Approved_By_Finance', 20],
  ['Draft', 9],
  ['Withdrawn', 6],
  ['On_Hold', 5],
  ['Denied', 4],
]
const pickOld = weightedPick(whenOld, ([, share]) => share)
const pickNew = weightedPick(whenNew, ([, share]) => share)

const reasons: Partial<Record<TicketStatus, readonly string[]>> = {
  Denied: ['Unit pengganti garansi, bukan pemasangan baru', 'Pelanggan tidak mengenal pemasangan ini'],
  Withdrawn: ['Foto nomor seri tidak terbaca', 'Alamat pelanggan kurang lengkap'],
  On_Hold: ['Menunggu konfirmasi pelanggan', 'Jarak foto dan alamat sedang diperiksa'],
}
const staff = {
  branch_user_code: 'RCI-0310',
  branch_user_name: 'Yudi Setiawan',
  finance_user_code: 'RCI-0226',
  finance_user_name: 'Lina Susanti',
}
const perDay = 7

/** So many tickets over a year, in the order they were begun. */
export const makeTickets = (
  random: Random,
  earners: readonly Earner[],
  rules: readonly BonusRule[],
  today: string,
  howMany: number,
) => {
  const makeUnit = unitMaker(random)
  const days = Array.from({ length: howMany }, () =>
    workday(addDays(today, -Math.floor(random() ** 1.15 * 362))),
  ).toSorted()
  const soFar = new Map<string, { units: number; amounts: Record<string, number> }>()
  const numbers = new Map<string, number>()
  const [tickets, units, serials]: [DemoTicket[], DemoUnit[], DemoSerial[]] = [[], [], []]
  for (const [n, day] of days.entries()) {
    const who = pick(
      random,
      earners.filter(({ since }) => since <= day).length ? earners.filter(({ since }) => since <= day) : earners,
    )
    const pairs = Array.from({ length: whole(random, 1, chance(random, 0.1) ? perDay : 2) }, () =>
      makeUnit(who.dept_code, deliveredBefore(random, day)),
    )
    serials.push(...pairs.flatMap(({ indoor, outdoor }) => [indoor, outdoor]))
    const ticket_status = (daysFrom(day, today) > 25 ? pickOld : pickNew)(random)[0]
    const month = `${who.user_code}/${day.slice(0, 7)}`
    const before = soFar.get(month) ?? { units: 0, amounts: {} }
    const lines = computeBonus(
      rules,
      pairs.map(({ indoor }) => ({ ...indoor, capacity_pk: indoor.capacity_pk ?? null })),
      who,
      day,
      before,
    )
    if (ticket_status !== 'Draft' && ticket_status !== 'Denied') {
      for (const { rule_code, amount } of lines)
        if (rule_code) before.amounts[rule_code] = (before.amounts[rule_code] ?? 0) + amount
      soFar.set(month, { ...before, units: before.units + lines.length })
    }
    const counter = `${who.dept_code}-${day.slice(2, 4)}${day.slice(5, 7)}`
    numbers.set(counter, (numbers.get(counter) ?? 0) + 1)
    const bonus_ticket_code = `IBT-${counter}-${String(numbers.get(counter)).padStart(5, '0')}`
    const ticket = makeTicket(random, who, day, today, {
      n,
      bonus_ticket_code,
      ticket_status,
      pairs,
      amount: total(lines.map(({ amount }) => amount)),
    })
    tickets.push(ticket)
    units.push(
      ...pairs.map(({ indoor, outdoor }, at) => ({
        bonus_ticket_code,
        unit_no: at + 1,
        serial_indoor: indoor.serial_number,
        serial_outdoor: outdoor.serial_number,
        item_code: indoor.set_item_code ?? indoor.item_code,
        item_name: indoor.item_name,
        ...(lines[at] as (typeof lines)[number]),
        rule_terms: rules.find(({ rule_code }) => rule_code === lines[at]?.rule_code) ?? null,
      })),
    )
  }
  return { tickets, units, serials, numbers, makeUnit }
}

type Facts = {
  n: number
  bonus_ticket_code: string
  ticket_status: TicketStatus
  pairs: { indoor: DemoSerial; outdoor: DemoSerial }[]
  amount: number
}

const notes = ['Dipasang sesuai, pelanggan puas', 'Pemasangan benar, teknisi ramah', 'Unit terpasang dan dingin']

/** One customer in twenty is called: of what waits some are still due, of what went through all confirmed. */
const callOf = ({ n, ticket_status }: Facts, call_date: string) => {
  const nobody = { call_back_status: null, calls: 0, call_date: null, call_user_name: null, call_note: null }
  if (n % 20 !== 7 || ticket_status === 'Draft' || ticket_status === 'Withdrawn') return nobody
  const called = { calls: 1, call_date, call_user_name: 'Siti Rahayu' }
  if (ticket_status === 'Denied')
    return { ...called, call_back_status: 'Disputed' as const, call_note: 'Pelanggan tidak mengenal pemasangan ini' }
  if (ticket_status !== 'Approved_By_Finance')
    return n % 40 === 7
      ? { ...nobody, call_back_status: 'Due' as const }
      : { ...called, call_back_status: 'Due' as const, call_note: 'Telepon tidak diangkat' }
  return { ...called, call_back_status: 'Confirmed' as const, call_note: notes[n % notes.length] ?? '' }
}

const makeTicket = (random: Random, who: Earner, day: string, today: string, facts: Facts): DemoTicket => {
  const { bonus_ticket_code, ticket_status, pairs, amount } = facts
  const at = (plus: number, part: number) => {
    const later = addDays(day, plus)
    return officeMoment(workday(later < today ? later : today), who.timezone, part)
  }
  const isDraft = ticket_status === 'Draft'
  const isBranch = ['Approved_By_Branch', 'Approved_By_Finance'].includes(ticket_status)
  const isFinance = ticket_status === 'Approved_By_Finance'
  const customer_phone = makeMobile(random)
  const [lat, lng] = [who.lat + (random() - 0.5) * 0.2, who.lng + (random() - 0.5) * 0.2]
  const away = chance(random, 0.06) ? 0.03 : 0.001
  const flags: BonusFlag[] = isDraft
    ? []
    : checkTicket({
        install_date: day,
        units: pairs.map(({ indoor, outdoor }) => ({
          serial_indoor: indoor.serial_number,
          serial_outdoor: outdoor.serial_number,
        })),
        serials: pairs
          .flatMap(({ indoor, outdoor }) => [indoor, outdoor])
          .map((one) => ({
            serial_number: one.serial_number,
            set_item_code: one.set_item_code ?? null,
            unit_kind: one.unit_kind,
            delivered_date: one.delivered_date ?? null,
            is_returned: false,
          })),
        deniedBefore: [],
        samePhotos: [],
        distance: away * 111_000,
        customer_phone,
        installer_phone: who.phone_number,
        unitsThatDay: pairs.length,
        onSamePhone: [],
        byCentre: [],
      })
  const created_date = at(0, 0.5 + random() * 0.3)
  const finance_date = isFinance ? at(whole(random, 3, 6), 0.8 + random() * 0.2) : null
  return {
    bonus_ticket_code,
    user_code: who.user_code,
    client_key: `demo-${facts.n}-${bonus_ticket_code}`,
    user_type: who.user_type,
    dept_code: who.dept_code,
    install_date: day,
    customer_name: makePersonName(random),
    customer_phone,
    customer_address: `${pick(random, streets)} No. ${whole(random, 1, 180)}`,
    shop_name: null,
    pin_lat: lat,
    pin_lng: lng,
    capture_lat: lat + away,
    capture_lng: lng,
    unit_count: pairs.length,
    amount,
    flags,
    tone: worstTone(flags),
    ticket_status,
    ...callOf(facts, at(1, 0.4)),
    hold_until: ticket_status === 'On_Hold' && facts.n % 2 ? addDays(today, 2 + (facts.n % 12)) : null,
    hold_user_code: ticket_status === 'On_Hold' ? staff.branch_user_code : null,
    held_status: ticket_status === 'On_Hold' ? pick(random, ['Submitted', 'Approved_By_Branch'] as const) : null,
    payment_status: 'Not_Yet',
    reason: reasons[ticket_status] ? pick(random, reasons[ticket_status] ?? []) : null,
    submitted_date: isDraft ? null : at(0, 0.9),
    branch_date: isBranch ? at(whole(random, 1, 2), random() * 0.7) : null,
    branch_user_code: isBranch ? staff.branch_user_code : null,
    branch_user_name: isBranch ? staff.branch_user_name : null,
    finance_date,
    finance_user_code: isFinance ? staff.finance_user_code : null,
    finance_user_name: isFinance ? staff.finance_user_name : null,
    expected_date: finance_date ? expectedPaymentDate(finance_date.slice(0, 10)) : null,
    paid_date: null,
    created_date,
  }
}
