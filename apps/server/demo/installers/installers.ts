import { transferTypeOf } from '@sejuk/domain/installers/installers'
import { needsDisclaimer, privacyVersion } from '@sejuk/domain/installers/registrations'
import { addDays } from '@sejuk/domain/values/dates'
import type { installerBanks, installers } from '../../src/db/tables/installers/installers.ts'
import { makePersonName } from '../makers/names.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { makeMobile } from '../makers/phones.ts'
import { chance, digits, pick, type Random, weightedPick, whole } from '../makers/random.ts'
import { streets } from '../makers/word-lists.ts'
import { reasonsFor, type Standing, standings } from './installer-standings.ts'

export type City = { city_code: string; province_code: string; dept_code: string; timezone: string; share: number }
export type DemoInstaller = typeof installers.$inferInsert & { user_status: Standing['user_status'] }
export type DemoAccount = typeof installerBanks.$inferInsert
type Made = { person: DemoInstaller; account: DemoAccount | undefined; timezone: string }

type Makings = { cities: readonly City[]; banks: readonly string[]; today: string }
const two = (n: number) => String(n).padStart(2, '0')
const approver = { approved_user_code: 'RCI-0310', approved_user_name: 'Yudi Setiawan' }
const financier = { approved_user_code: 'RCI-0203', approved_user_name: 'Hendri Halim' }

/** Born where they work, and old enough. */
const makeNik = (random: Random, { city_code }: City) => {
  const day = whole(random, 1, 28) + (chance(random, 0.15) ? 40 : 0)
  const year = whole(random, 72, 104) % 100
  return `${city_code.replace('.', '')}${two(whole(random, 1, 12))}${two(day)}${two(whole(random, 1, 12))}${two(year)}${two(0)}${two(whole(random, 1, 60))}`
}

const reasonOf = (random: Random, status: keyof typeof reasonsFor) => {
  const reasons = reasonsFor[status]
  return reasons ? pick(random, reasons) : null
}

/** So many people in every state, the longest registered first. Each has a phone and a card of their own. */
export const makeInstallers = (random: Random, { cities, banks, today }: Makings): Made[] => {
  const pickCity = weightedPick(cities, ({ share }) => share)
  const taken = new Set<string>()
  const unique = (make: () => string): string => {
    const made = make()
    if (taken.has(made)) return unique(make)
    taken.add(made)
    return made
  }
  const days = standings.map((standing) => ({ standing, day: workday(addDays(today, -ageOf(random, standing))) }))
  days.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  return days.map(({ standing, day }, n) => {
    const city = pickCity(random)
    const at = (plus: number, part: number) => {
      const later = addDays(day, plus)
      return officeMoment(workday(later < today ? later : addDays(today, -1)), city.timezone, part)
    }
    const person = makePerson(random, standing, city, at, {
      user_code: `INS-${day.slice(0, 4)}-${String(n + 1).padStart(5, '0')}`,
      phone_number: unique(() => makeMobile(random)),
      id_card_number: unique(() => makeNik(random, city)),
    })
    const account = standing.approve_status === undefined ? undefined : makeAccount(random, standing, person, banks, at)
    return { person, account, timezone: city.timezone }
  })
}

type At = (plus: number, part: number) => string

/** What waits has not waited long; who works with us may have done so for years. */
const ageOf = (random: Random, { user_status, approve_status }: Standing) => {
  if (user_status === 'Submitted' || user_status === 'Draft') return whole(random, 1, 9)
  if (user_status === 'Modified' || user_status === 'Withdrawn') return whole(random, 4, 40)
  if (approve_status === 'Bank_Submitted' || approve_status === 'Bank_Modified') return whole(random, 5, 30)
  return whole(random, 30, 520)
}

type Unique = Pick<DemoInstaller, 'user_code' | 'phone_number' | 'id_card_number'>

const makePerson = (random: Random, standing: Standing, city: City, at: At, unique: Unique): DemoInstaller => {
  const { user_status, requested_type, user_type, is_barred } = standing
  const isDraft = user_status === 'Draft'
  const wasApproved = user_status === 'Approved' || user_status === 'Paused'
  const user_name = makePersonName(random)
  const created_date = at(0, random() * 0.4)
  return {
    ...unique,
    user_status,
    requested_type,
    user_type,
    is_barred,
    user_name,
    dept_code: city.dept_code,
    email: chance(random, 0.6) ? `${user_name.toLowerCase().replaceAll(' ', '.')}@mail.example` : null,
    id_card_address: `Jl. ${pick(random, streets)} No. ${whole(random, 1, 180)} RT ${two(whole(random, 1, 12))}/${two(whole(random, 1, 9))}`,
    province_code: city.province_code,
    city_code: city.city_code,
    consent_version: privacyVersion,
    consent_date: created_date,
    submitted_date: isDraft ? null : at(0, 0.4 + random() * 0.3),
    id_verify_result: wasApproved ? 'Valid' : 'Unknown',
    approved_date: wasApproved ? at(2, random()) : null,
    approved_user_code: wasApproved ? approver.approved_user_code : null,
    approved_user_name: wasApproved ? approver.approved_user_name : null,
    approve_reason: reasonOf(random, user_status),
    admin_remark: chance(random, 0.12)
      ? pick(random, ['Rekomendasi cabang.', 'Sudah ditelepon, data cocok.', 'Pernah bekerja di dealer.'])
      : null,
    last_login_date: wasApproved ? at(whole(random, 3, 400), random()) : null,
    created_date,
    updated_date: at(user_status === 'Modified' ? 3 : 0, 0.7 + random() * 0.3),
  }
}

const makeAccount = (
  random: Random,
  { approve_status = null, bank_verify_result }: Standing,
  { user_code, user_name = '', created_date, province_code, city_code }: DemoInstaller,
  banks: readonly string[],
  at: At,
): DemoAccount => {
  const isOwn = chance(random, 0.88)
  const isApproved = approve_status === 'Bank_Approved'
  return {
    user_code,
    bank_code: pick(random, banks),
    bank_province_code: province_code,
    bank_city_code: city_code,
    account_name: isOwn ? user_name.toUpperCase() : makePersonName(random).toUpperCase(),
    credited_account: digits(random, whole(random, 10, 13)).replace(/^0/, '1'),
    receiver_type: '1',
    receiver_residency: '1',
    transfer_type: transferTypeOf('1', '1'),
    approve_status,
    bank_verify_result,
    approve_reason: approve_status ? reasonOf(random, approve_status) : null,
    approved_date: isApproved ? at(3, random()) : null,
    approved_user_code: isApproved ? financier.approved_user_code : null,
    approved_user_name: isApproved ? financier.approved_user_name : null,
    created_date,
    updated_date: created_date,
  }
}

/** Who gave an account in another name sent a letter with it. */
export const hasLetter = ({ person, account }: Pick<Made, 'person' | 'account'>) =>
  account !== undefined && needsDisclaimer(account.account_name, person.user_name ?? '')
