import { type AddressType, addressKey } from '@sejuk/domain/customers/official-addresses'
import { addDays, dayIn, daysFrom } from '@sejuk/domain/values/dates'
import { keepDigits } from '@sejuk/domain/values/numbers'
import { makePersonName } from '../makers/names.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { asTyped, makeMobile } from '../makers/phones.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import { complexes, flowers, streets } from '../makers/word-lists.ts'
import type { Branch } from '../masters/branches.ts'
import type { Place, PlacesNear } from '../masters/places.ts'
import type { DemoCustomer } from './customers.ts'

export type DemoAddress = Place & {
  address_code: string
  customer_code: string
  detail_address: string
  receiver_name: string
  receiver_phone: string
  created_by: string
  create_user_name: string
  created_date: string
  address_type: AddressType
  order_code: string | null
  reject_reason: string | null
  decided_user_name: string | null
}

const official = {
  ...{ address_type: 'official-address' as const, order_code: null },
  ...{ reject_reason: null, decided_user_name: null },
}

/** Of the newest that are not somebody's first, some were written for one order: they wait, or somebody decided. */
const [newest, oneIn] = [1200, 4]
const decisions = [
  { address_type: 'temporary-address' },
  { address_type: 'temporary-address' },
  { address_type: 'confirmed-temporary-address', decided_user_name: 'Wahyu Kurniawan' },
  {
    address_type: 'rejected-temporary-address',
    decided_user_name: 'Wahyu Kurniawan',
    reject_reason: 'Alamat tidak ditemukan di peta',
  },
] as const satisfies readonly Partial<DemoAddress>[]

const withTemporaries = (addresses: readonly DemoAddress[]) => {
  const had = new Set<string>()
  return addresses.map((address, i): DemoAddress => {
    const isFirst = !had.has(address.customer_code)
    had.add(address.customer_code)
    if (isFirst || i < addresses.length - newest || i % oneIn) return address
    const order_code = `SO-${address.address_code.slice(4)}`
    return { ...address, order_code, ...decisions[(i / oneIn) % decisions.length] }
  })
}

const roman = ['I', 'II', 'III', 'IV', 'V'] as const
const three = (n: number) => String(n).padStart(3, '0')
const neighbourhood = (random: Random) => `RT ${three(whole(random, 1, 12))}/RW ${three(whole(random, 1, 15))}`
const block = (random: Random) =>
  `Blok ${pick(random, [...'ABCDEF'])}${whole(random, 1, 12)} No. ${whole(random, 1, 40)}`

const streetLines: readonly ((random: Random, place: Place) => string)[] = [
  (random) => `Jl. ${pick(random, streets)} No. ${whole(random, 1, 250)}`,
  (random) => `Jl. ${pick(random, streets)} No. ${whole(random, 1, 250)} ${neighbourhood(random)}`,
  (random) => `Jl. ${pick(random, streets)} Kav. ${whole(random, 1, 60)}`,
  (random) =>
    `Gg. ${pick(random, flowers)} ${pick(random, roman)} No. ${whole(random, 1, 60)} ${neighbourhood(random)}`,
  (random) => `Komp. ${pick(random, complexes)} ${block(random)}`,
  (random) => `Ruko ${pick(random, complexes)} ${block(random)}`,
  (random, { district_name }) => `Jl. Raya ${district_name} Km ${whole(random, 1, 24)} No. ${whole(random, 1, 99)}`,
]

/** Everybody has one where there are enough; of the others the oldest customers have twice the usual share. */
const shareOut = (random: Random, customers: number, addresses: number) => {
  const counts = new Array<number>(customers).fill(addresses >= customers ? 1 : 0)
  for (let left = addresses - (addresses >= customers ? customers : 0); left > 0; left -= 1) {
    const drawn = random()
    const lucky = Math.floor(((drawn + drawn * drawn) / 2) * customers)
    counts[lucky] = (counts[lucky] ?? 0) + 1
  }
  return counts
}

type Makings = { branches: readonly Branch[]; placesNear: PlacesNear; today: string; firstNumber?: number }

/** So many addresses of these customers, the oldest first. No customer has the same one twice. */
export const makeOfficialAddresses = (
  random: Random,
  count: number,
  customers: readonly DemoCustomer[],
  { branches, placesNear, today, firstNumber = 1 }: Makings,
): DemoAddress[] => {
  const branchOf = new Map(branches.map((branch) => [branch.dept_code, { ...branch, placeNear: placesNear(branch) }]))
  const counts = shareOut(random, customers.length, count)
  const addresses = customers.flatMap((customer, i) => {
    const branch = branchOf.get(customer.dept_code)
    if (!branch) throw new Error(`${customer.customer_code} belongs to no branch`)
    const taken = new Set<string>()
    return Array.from({ length: counts[i] ?? 0 }, (_, nth) => {
      const address = makeAddress(random, customer, branch, taken)
      return {
        ...address,
        created_date: nth === 0 ? customer.created_date : laterThan(random, customer, branch, today),
      }
    })
  })
  addresses.sort((a, b) => order(a.created_date, b.created_date) || order(a.customer_code, b.customer_code))
  return withTemporaries(
    addresses.map((address, i) => ({ address_code: addressCode(firstNumber + i), ...address, ...official })),
  )
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const addressCode = (number: number) => `ADR-${String(number).padStart(6, '0')}`

/** Some day since the customer came, after the hour at which customers come. */
const laterThan = (random: Random, { created_date }: DemoCustomer, { timezone }: Branch, today: string) => {
  const yesterday = addDays(today, -1)
  const day = addDays(yesterday, -whole(random, 0, daysFrom(dayIn(created_date, timezone), yesterday)))
  return officeMoment(workday(day), timezone, 0.5 + random() / 2)
}

type Home = Branch & { placeNear: (random: Random) => Place }

const makeAddress = (
  random: Random,
  { customer_code, salesman_code }: DemoCustomer,
  { placeNear, salesmen, clerks }: Home,
  taken: Set<string>,
) => {
  const place = placeNear(random)
  let detail_address = ''
  do detail_address = pick(random, streetLines)(random, place)
  while (taken.has(addressKey(detail_address)))
  taken.add(addressKey(detail_address))
  const salesman = salesmen.find(({ usercode }) => usercode === salesman_code)
  const typist = salesman && chance(random, 0.5) ? salesman : pick(random, clerks.length ? clerks : salesmen)
  return {
    customer_code,
    ...place,
    detail_address,
    receiver_name: makePersonName(random),
    receiver_phone: keepDigits(asTyped(random, makeMobile(random))),
    created_by: typist.usercode,
    create_user_name: typist.username,
  }
}
