import type { SecurityEventKind } from '@sejuk/domain/platform/accounts/security-events'
import { addDays, instantOf } from '@sejuk/domain/values/dates'
import { securityEvents } from '../../src/db/tables/platform/security-events.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import type { Part } from '../part.ts'
import { demoUsers } from './accounts.ts'

const headOffice = 'Asia/Jakarta'
const days = 30
const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
]
const stranger = { ip: '203.0.113.77', user_agent: 'python-requests/2.32.3' }

type Row = typeof securityEvents.$inferInsert
type Person = Pick<Row, 'usercode' | 'username'>

/** A working day: people sign in, some after a slip. */
const dayOf = (random: Random, day: string): Row[] =>
  demoUsers.flatMap(({ usercode, username }, n) => {
    if (!chance(random, 0.6)) return []
    const place = { ip: `10.${10 + (n % 9)}.4.${20 + n}`, user_agent: pick(random, browsers) }
    const row = (kind: SecurityEventKind, part: number, detail = ''): Row => {
      const at = officeMoment(day, headOffice, part)
      return { at, kind, usercode, username, by_usercode: null, by_username: null, ...place, detail }
    }
    const part = random() * 0.2
    const slips = chance(random, 0.12) ? whole(random, 1, 2) : 0
    return [
      ...Array.from({ length: slips }, (_, slip) => row('sign-in-failed', part + slip / 2000)),
      row('sign-in', part + 0.002, 'web'),
    ]
  })

/** Guesses from outside, one night. */
const nightOf = (day: string, { usercode, username }: Person): Row[] =>
  (
    ['sign-in-failed', 'sign-in-failed', 'sign-in-failed', 'sign-in-failed', 'sign-in-failed', 'locked-out'] as const
  ).map((kind, n) => ({
    at: instantOf(day, `02:1${n}:07`, headOffice),
    kind,
    usercode,
    username,
    by_usercode: null,
    by_username: null,
    ...stranger,
    detail: '',
  }))

export const loadSecurityLog: Part['load'] = async (client, { random, today }) => {
  const personOf = (name: string): Person => {
    const found = demoUsers.find(({ login_name }) => login_name === name)
    if (!found) throw new Error(`Nobody of the demo is called ${name}`)
    return { usercode: found.usercode, username: found.username }
  }
  const administrator = personOf('admin')
  const change = (ago: number, kind: SecurityEventKind, person: Person | undefined, detail = ''): Row => ({
    at: officeMoment(workday(addDays(today, -ago)), headOffice, 0.55),
    kind,
    usercode: person?.usercode ?? null,
    username: person?.username ?? '',
    by_usercode: administrator.usercode,
    by_username: administrator.username,
    ip: '10.10.4.20',
    user_agent: browsers[0] ?? '',
    detail,
  })
  const workdays = [...new Set(Array.from({ length: days }, (_, n) => workday(addDays(today, n - days))))]
  const rows = [
    ...workdays.flatMap((day) => dayOf(random, day)),
    ...nightOf(addDays(today, -6), personOf('bm')),
    change(1, 'password-reset', personOf('bm')),
    change(4, 'email-changed', personOf('branch-admin'), 'lama@sejuk.example > admin.jakarta@sejuk.example'),
    change(9, 'roles-changed', personOf('bm'), '+Branch-Manager'),
    change(12, 'role-rights-changed', undefined, 'Branch-Admin: +Customer-Search, -Customer-Delete'),
  ]
  await insertRows(
    client,
    securityEvents,
    rows.toSorted((a, b) => String(a.at).localeCompare(String(b.at))),
  )
}
