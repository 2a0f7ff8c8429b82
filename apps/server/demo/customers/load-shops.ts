import type pg from 'pg'
import { keypersons, promotors, shopPromotors, shops } from '../../src/db/tables/customers/shops.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { makePersonName } from '../makers/names.ts'
import { makeMobile } from '../makers/phones.ts'
import { chance, pick, type Random, weightedPick, whole } from '../makers/random.ts'
import { streets } from '../makers/word-lists.ts'
import type { Part } from '../part.ts'
import { demoBranch, demoShop, demoUsers } from '../platform/accounts.ts'

type Owner = {
  customer_code: string
  customer_name: string
  dept_code: string
  salesman_code: string
  lat: number | null
  lng: number | null
  province_code: string
  city_code: string
  district_code: string
  sub_district_code: string
  postal_code: string
  created_by: string
  create_user_name: string
  created_date: string
}
type Shop = typeof shops.$inferInsert & { shop_class: 'A' | 'B' | 'C' }

const owners = `select customer_code, customer_name, dept_code, salesman_code, lat, lng, province_code, city_code, district_code,
    sub_district_code, postal_code, created_by, create_user_name,
    to_char(created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_date
  from customers where status in ('Approved', 'Adjusted') order by customer_code`

const classes = weightedPick<['A' | 'B' | 'C', number]>(
  [
    ['A', 12],
    ['B', 33],
    ['C', 55],
  ],
  ([, weight]) => weight,
)
const hours = ['08.00–17.00', '09.00–18.00', '09.00–21.00', '10.00–22.00'] as const

const makeShops = (random: Random, count: number, all: readonly Owner[]): Shop[] => {
  const numbers = new Map<string, number>()
  const nextCode = (dept_code: string) => {
    const number = (numbers.get(dept_code) ?? 0) + 1
    numbers.set(dept_code, number)
    return `SHP-${dept_code}-${String(number).padStart(4, '0')}`
  }
  return Array.from({ length: all.length ? count : 0 }, (_, n): Shop => {
    // Everybody has one; the rest are branches of those who came first.
    const isFirst = n < all.length
    const owner = (isFirst ? all[n] : pick(random, all.slice(0, Math.ceil(all.length / 2)))) as Owner
    const [shop_class] = classes(random)
    const street = pick(random, streets)
    const apart = isFirst ? 0 : (random() - 0.5) * 0.01
    const isClosed = chance(random, 0.03)
    const status = isClosed ? 'Closed' : chance(random, 0.04) ? 'Draft' : 'Approved'
    return {
      ...owner,
      shop_code: nextCode(owner.dept_code),
      shop_name: isFirst ? owner.customer_name : `${owner.customer_name} ${street}`,
      shop_class,
      floor_area_m2: shop_class === 'A' ? whole(random, 120, 600) : whole(random, 20, 150),
      display_units: { GREE: whole(random, 1, 12), DAIKIN: whole(random, 0, 8), SHARP: whole(random, 0, 6) },
      opening_hours: pick(random, hours),
      phone: makeMobile(random),
      detail_address: `Jl. ${street} No. ${whole(random, 1, 250)}`,
      lat: owner.lat === null ? null : Number((owner.lat + apart).toFixed(6)),
      lng: owner.lng === null ? null : Number((owner.lng + apart).toFixed(6)),
      is_open: isClosed ? 'N' : 'Y',
      status,
      authors: status === 'Draft' ? [owner.created_by] : [],
      close_reason: isClosed ? 'Sewa tidak diperpanjang' : null,
    }
  })
}

/** Whoever pays in cash orders after the money came: the keyperson and the customer of the demo can order at once. */
const onCredit = `update customers set collect_method = 'TOP', payment_term_days = 30, credit_limit = greatest(credit_limit, 150000000),
    cooperation = 'Cooperate', cooperation_reason = null
  where customer_code = (select customer_code from shops where shop_code = $1)`

/** The shops of approved customers, who decides in them, and who sells our units there. */
export const loadShops: Part['load'] = async (client, { random, size, today, say }) => {
  const { rows } = await client.query<Owner>(owners)
  const made = makeShops(random, size.shops, rows)
  await insertRows(client, shops, made)
  await client.query(onCredit, [demoShop])
  await client.query(`select setval('shop_code', greatest(1, $1::bigint))`, [made.length])
  const keys = makeKeypersons(random, made)
  await insertRows(client, keypersons, keys)
  await client.query(`select setval('keyperson_code', greatest(1, $1::bigint))`, [keys.length + 1])
  await loadPromotors(client, random, made, today)
  say(`demo data: ${made.length} shops, ${keys.length} keypersons`)
}

const makeKeypersons = (random: Random, made: readonly Shop[]) => {
  const account = demoUsers.find(({ login_name }) => login_name === 'keyperson')
  const kept = made.filter(
    ({ shop_code, shop_class, status }) =>
      shop_code === demoShop || (status === 'Approved' && chance(random, shop_class === 'C' ? 0.2 : 0.8)),
  )
  return kept.map(({ shop_code, dept_code, created_by, created_date }, n) => {
    const isAccount = shop_code === demoShop && dept_code === demoBranch && account
    return {
      keyperson_code: isAccount ? account.usercode : `KEY-${String(n + 2).padStart(4, '0')}`,
      keyperson_name: isAccount ? account.username : makePersonName(random),
      phone: makeMobile(random),
      shop_code,
      dept_code,
      user_code: isAccount ? account.usercode : null,
      created_by,
      created_date,
    }
  })
}

const loadPromotors = async (client: pg.ClientBase, random: Random, made: readonly Shop[], today: string) => {
  const good = made.filter(({ shop_class, status }) => shop_class === 'A' && status === 'Approved')
  const people = Array.from({ length: Math.ceil(good.length / 8) }, (_, n) => {
    const first = pick(random, good)
    return {
      promotor_code: `PRM-${String(n + 1).padStart(4, '0')}`,
      promotor_name: makePersonName(random),
      phone: makeMobile(random),
      dept_code: first.dept_code,
      salesman_code: first.salesman_code ?? null,
      join_date: `${Number(today.slice(0, 4)) - whole(random, 0, 3)}-${String(whole(random, 1, 10)).padStart(2, '0')}-01`,
      is_active: chance(random, 0.95),
      created_by: first.created_by,
      // In every row: the columns of all are those of the first.
      user_code: null as string | null,
    }
  })
  const account = demoUsers.find(({ login_name }) => login_name === 'promotor')
  const hers = people.find(({ dept_code, is_active }) => dept_code === demoBranch && is_active)
  await insertRows(
    client,
    promotors,
    people.map((one) =>
      account && one === hers ? { ...one, promotor_name: account.username, user_code: account.usercode } : one,
    ),
  )
  await client.query(`select setval('promotor_code', greatest(1, $1::bigint))`, [people.length])
  const places = people.flatMap(({ promotor_code, dept_code }) => {
    const near = good.filter((shop) => shop.dept_code === dept_code)
    const chosen = new Set(Array.from({ length: whole(random, 1, 3) }, () => pick(random, near).shop_code))
    return [...chosen].map((shop_code) => ({ shop_code, promotor_code }))
  })
  await insertRows(client, shopPromotors, places)
}
