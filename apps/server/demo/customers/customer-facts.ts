import type { CustomerStatus, CustomerType } from '@sejuk/domain/customers/customers'
import { chainOf } from '@sejuk/domain/masters/regions'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { makePersonName } from '../makers/names.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { makeMobile } from '../makers/phones.ts'
import { chance, digits, pick, type Random, weightedPick, whole } from '../makers/random.ts'
import { streets } from '../makers/word-lists.ts'
import type { Branch } from '../masters/branches.ts'
import type { Place } from '../masters/places.ts'
import { towns } from '../masters/towns.ts'

const types = weightedPick<[CustomerType, number]>(
  [
    ['dealer', 55],
    ['project-contractor', 13],
    ['end-user', 12],
    ['sub-dealer-parent', 8],
    ['modern-channel', 5],
    ['e-commerce', 4],
    ['asc', 3],
  ],
  ([, weight]) => weight,
)
const levels = weightedPick(
  [
    { code: 'BRONZE', weight: 45, limit: 25 },
    { code: 'SILVER', weight: 32, limit: 100 },
    { code: 'GOLD', weight: 17, limit: 350 },
    { code: 'PLATINUM', weight: 6, limit: 1200 },
  ],
  ({ weight }) => weight,
)
const units = [['RAC'], ['RAC'], ['RAC', 'LCAC'], ['RAC', 'CAC'], ['LCAC', 'CAC'], ['RAC', 'Water Purify']] as const
const methods = ['CBD', 'COD', 'TRANSFER', 'GIRO', 'TOP', 'TOP'] as const

/** Only the newest are still on their way in; of the others a few are being changed, or gone. */
const statusOf = (random: Random, age: number): CustomerStatus => {
  const drawn = random()
  if (age <= 400 && drawn < 0.45) return drawn < 0.2 ? 'Submitted' : drawn < 0.38 ? 'Draft' : 'Rejected'
  return drawn > 0.99 ? 'Closed' : drawn > 0.975 ? 'Adjusted' : 'Approved'
}

/** Eight digits and the one that makes them fit; no firm bears a number that begins with 9. */
const makeNpwp = (random: Random) => {
  const eight = `9${digits(random, 7)}`
  const sum = [...eight].reduce((total, digit, n) => {
    const counted = Number(digit) * (n % 2 === 0 ? 1 : 2)
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return `0${eight}${(10 - (sum % 10)) % 10}${digits(random, 3)}000`
}

const makeNik = (random: Random, sub_district_code: string) => {
  const area = sub_district_code.replaceAll('.', '').slice(0, 6)
  const two = (n: number) => String(n).padStart(2, '0')
  const born = two(whole(random, 1, 28)) + two(whole(random, 1, 12)) + two(whole(random, 60, 99))
  return `${area}${born}9${digits(random, 2)}9`
}

/** In its own city near the branch, elsewhere further away, and never in the sea. */
const townOf = (random: Random, { dept_code, lat, lng }: Branch, isNear: boolean) => {
  const known = towns[dept_code]
  return pick(random, known ? (isNear ? known.near : known.far) : [[lat, lng] as const])
}

type Asked = {
  customer: { customer_name: string; created_by: string; create_user_name: string; created_date: string }
  branch: Branch
  place: Place | undefined
  today: string
  /** Where customers have their accounts. */
  banks: readonly string[]
  /** How many came later, itself included. */
  age: number
}

/** A few are treasurers of the state or collect the tax themselves; told by the number, so that nothing else changes with it. */
const transactionCodeOf = (npwp: string) => {
  const n = Number(npwp.slice(3, 9)) % 40
  return n === 0 ? ('02' as const) : n < 3 ? ('03' as const) : ('04' as const)
}

/** Everything about a customer beside its name and its people. */
export const makeFacts = (random: Random, { customer, branch, place, banks, today, age }: Asked) => {
  const [type] = types(random)
  const level = levels(random)
  const isFirm = /^(PT|CV) /.test(customer.customer_name)
  const isTaxable = chance(random, isFirm ? 0.8 : 0.12)
  const chain = chainOf(place?.sub_district_code ?? branch.city_code)
  const street = `Jl. ${pick(random, streets)} No. ${whole(random, 1, 250)}`
  const town = townOf(random, branch, chain.city_code === branch.city_code)
  const around = () => (random() + random() - 1) * 0.017
  const hasPin = chance(random, 0.92)
  const npwp = isTaxable ? makeNpwp(random) : null
  const owner = makePersonName(random)
  const method = pick(random, methods)
  const hasBank = chance(random, 0.35) && banks.length > 0
  const isRefused = chance(random, 0.04)
  return {
    customer_type_code: type,
    customer_level: level.code,
    org_code: '1-GREE',
    business_unit_codes: [...pick(random, units)],
    cooperation: isRefused ? ('No Cooperate' as const) : ('Cooperate' as const),
    cooperation_reason: isRefused ? 'Menunggak lebih dari enam bulan' : null,
    asc_flag: type === 'asc' ? ('Yes' as const) : ('No' as const),
    customer_is_taxable: isTaxable ? 1 : 0,
    transaction_code: npwp ? transactionCodeOf(npwp) : ('04' as const),
    price_include_tax: chance(random, 0.6) ? ('Y' as const) : ('N' as const),
    tax_id_type: npwp ? ('TIN' as const) : ('National ID' as const),
    npwp,
    nitku: npwp && `${npwp}000000`,
    nik: npwp ? null : makeNik(random, place?.sub_district_code ?? '31.73.05.1002'),
    tax_name: npwp ? customer.customer_name : null,
    tax_address: npwp && place ? `${street}, ${place.city_name}` : null,
    tax_emails: npwp ? [`pajak.${whole(random, 1000, 9999)}@pelanggan.example`] : [],
    collect_method: method,
    payment_term_days: method === 'TOP' || method === 'GIRO' ? pick(random, [14, 30, 45, 60]) : 0,
    credit_limit: method === 'TOP' || method === 'GIRO' ? level.limit * whole(random, 6, 14) * 100_000 : 0,
    cheque_allowed: method === 'GIRO' ? ('Y' as const) : ('N' as const),
    pic_name: owner,
    pic_phone: makeMobile(random),
    pic_email: chance(random, 0.5) ? `${owner.toLowerCase().replaceAll(' ', '.')}@pelanggan.example` : null,
    province_code: chain.province_code ?? null,
    city_code: chain.city_code ?? null,
    district_code: chain.district_code ?? null,
    sub_district_code: chain.sub_district_code ?? null,
    postal_code: place?.postal_code ?? null,
    detail_address: street,
    lat: hasPin ? Number((town[0] + around()).toFixed(6)) : null,
    lng: hasPin ? Number((town[1] + around()).toFixed(6)) : null,
    bank_code: hasBank ? pick(random, banks) : null,
    account_name: hasBank ? owner : null,
    account_number: hasBank ? digits(random, 10) : null,
    ...standing(random, statusOf(random, age), { customer, branch, today }),
  }
}

const standing = (
  random: Random,
  status: CustomerStatus,
  { customer, branch, today }: Pick<Asked, 'customer' | 'branch' | 'today'>,
) => {
  const wasApproved = status === 'Approved' || status === 'Adjusted' || status === 'Closed'
  const others = [...branch.clerks, ...branch.salesmen].filter(({ usercode }) => usercode !== customer.created_by)
  const approver = wasApproved ? others[0] : undefined
  const decided = workday(addDays(dayIn(customer.created_date, branch.timezone), whole(random, 1, 3)))
  const day = decided > today ? today : decided
  return {
    status,
    waiting: status === 'Adjusted' ? { customer_name: `${customer.customer_name} Abadi` } : null,
    waiting_since: waitingSince(random, status, { customer, branch, today }),
    authors: status === 'Approved' || status === 'Closed' || status === 'Deleted' ? [] : [customer.created_by],
    author_code: customer.created_by,
    author_name: customer.create_user_name,
    reject_reason: status === 'Rejected' ? 'Foto depan toko tidak terbaca' : null,
    close_reason: status === 'Closed' ? 'Toko tutup permanen' : null,
    approved_by: approver?.usercode ?? null,
    approved_user_name: approver?.username ?? null,
    approved_date: approver ? officeMoment(day, branch.timezone, 0.6) : null,
  }
}

/** A new customer waits since it was written; a change was asked for in the last two weeks, of a customer however old. */
const waitingSince = (
  random: Random,
  status: CustomerStatus,
  { customer, branch, today }: Pick<Asked, 'customer' | 'branch' | 'today'>,
) => {
  if (status === 'Submitted') return customer.created_date
  if (status !== 'Adjusted') return null
  const asked = officeMoment(workday(addDays(today, -whole(random, 1, 14))), branch.timezone, 0.3)
  return [asked, customer.created_date].toSorted().at(-1) ?? null
}
