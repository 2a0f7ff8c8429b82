import { join } from 'node:path'
import { permissions } from '../packages/domain/src/permissions.ts'
import type { ViewData } from '../packages/domain/src/viewers.ts'
import { type BenchRequest, compare, type Target } from './clients.ts'
import { fillManyAddresses } from './fill/many-addresses.ts'
import { fillManyWorkOrders } from './fill/work-orders.ts'
import { freePort, openBench, start } from './server.ts'

/**
 * Lists of ten million rows, for everybody: each page against the best SQL for it, and against the same page of a hundred thousand
 * rows. Both databases stay in BENCH_DIR (about 30 GB), so that only the first run fills them.
 */
const many = Number(process.env.BENCH_ROWS ?? 10_000_000)
const few = 100_000
const goal = 1.3
/** Cases whose name holds it; all without one. */
const chosen = process.argv[2] ?? ''
const folder = process.env.BENCH_DIR ?? join(import.meta.dirname, '../.cache/bench-scale')

type Person = {
  name: string
  view_data: ViewData
  usercode: string
  /** Those of somebody who sees several. */
  branches?: string[]
  asc_code?: string
  list: string
  /** The same scope for the bare program. */
  bare: string
  /** A page that is there in the small database too. */
  later: number
}
const addresses = { list: '/api/customer-address/maintain-official-address', later: 50 }
const jobs = { list: '/api/work-order', later: 50 }

/** Branches, centres and people as they are filled. */
const people: Person[] = [
  { ...addresses, name: 'all', view_data: 'View_Data_All_Branches', usercode: 'BENCH-ALL', bare: '/addresses/all?' },
  {
    ...{ ...addresses, name: 'a branch', view_data: 'View_Data_My_Branch', usercode: 'BENCH-BM' },
    bare: '/addresses/branches?code=705',
  },
  {
    ...{ ...addresses, name: 'three branches', view_data: 'View_Data_Multi_Branch', usercode: 'BENCH-RM' },
    branches: ['705', '706', '713'],
    bare: '/addresses/branches?code=705&code=706&code=713',
  },
  {
    ...{ ...addresses, name: 'a salesperson', view_data: 'View_Data_Salesman', usercode: 'U7' },
    bare: '/addresses/salesperson?code=U7',
    later: 20,
  },
  {
    ...{ ...jobs, name: 'a centre', view_data: 'View_Data_Asc', usercode: 'BENCH-ASC', asc_code: '9-ASC-007' },
    bare: '/jobs/centre?code=9-ASC-007',
  },
  {
    ...{ ...jobs, name: 'a technician', view_data: 'View_Data_Technician', usercode: 'T-7' },
    bare: '/jobs/technician?code=T-7',
    later: 5,
  },
]

const openAt = async (rows: number) => {
  const bench = await openBench(join(folder, String(rows)))
  await bench.fillOnce(`${rows} addresses`, () => fillManyAddresses(bench.pool, rows))
  await bench.fillOnce(`${rows} work orders`, () => fillManyWorkOrders(bench.pool, rows))
  for (const { usercode, view_data, branches = [], asc_code } of people)
    await bench.fillOnce(`${usercode} of the scale bench`, async () => {
      const role = `R-${usercode}`
      const write = (text: string, ...values: unknown[]) => bench.pool.query(text, values)
      await write('insert into roles (role_code, role_name, view_data) values ($1, $1, $2)', role, view_data)
      await write(
        'insert into role_permissions (role_code, permission_code) select $1, unnest($2::text[])',
        role,
        permissions,
      )
      await write(
        `insert into users (usercode, login_name, username, department, asc_code) values ($1, $1, $1, '705', $2)`,
        usercode,
        asc_code,
      )
      await write('insert into user_roles (usercode, role_code) values ($1, $2)', usercode, role)
      await write(
        'insert into user_departments (usercode, dept_code) select $1, unnest($2::text[])',
        usercode,
        branches,
      )
    })
  await bench.serve()
  const port = await freePort()
  await start('./bare/best-lists.ts', { DATABASE_URL: bench.url, PORT: String(port) })
  return { bench, port }
}

const benches: Awaited<ReturnType<typeof openAt>>[] = []
const get = (path: string) => (): BenchRequest => ({ method: 'GET', path })
const shown = (ms: number) => ms.toFixed(2).padStart(9)
try {
  for (const rows of [few, many]) benches.push(await openAt(rows))
  const [small, large] = benches
  if (!small || !large) throw new Error('nothing was opened')
  console.log(
    `\n${'case'.padEnd(34)}  ${few} rows     best  ratio  ${many} rows     best  ratio  growth   goal ${goal}`,
  )
  for (const { name, usercode, list, bare, later } of people) {
    const cases: [what: string, ours: string, bare: string][] = [
      ['page 1', `${list}?total=later`, bare],
      [`page ${later}`, `${list}?total=later&page=${later}`, `${bare}&page=${later}`],
      ['oldest first', `${list}?total=later&sort=created_date`, `${bare}&oldest`],
      ['total', `${list}?total=only`, `${bare}&total`],
    ]
    for (const [what, asked, limit] of cases) {
      if (!`${name}, ${what}`.includes(chosen)) continue
      const measured = []
      for (const { bench, port } of [small, large]) {
        const cookie = await bench.signIn(usercode)
        const ours: Target = { name: 'ours', port: bench.port, cookie }
        measured.push(
          await compare(ours, { name: 'bare', port, cookie }, get(asked), 1, { rounds: 5, requests: 40 }, get(limit)),
        )
      }
      const [at, then] = measured
      if (!at || !then) continue
      const growth = then.ours / at.ours
      // Of a hundred thousand rows few are somebody's: counting them to the cap is no growth of the list.
      const isOver = then.ratio > goal || (growth > goal && what !== 'total')
      console.log(
        `${`${name}, ${what}`.padEnd(34)}${shown(at.ours)}${shown(at.bare)}${at.ratio.toFixed(2).padStart(7)}      ${shown(then.ours)}${shown(then.bare)}${then.ratio.toFixed(2).padStart(7)}${growth.toFixed(2).padStart(8)}${isOver ? '   over' : ''}`,
      )
    }
  }
} finally {
  for (const { bench } of benches) await bench.close()
}
