import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { creditLimitRequests } from '../../src/db/tables/sales/credit-limit-requests.ts'
import { creditSettings } from '../../src/db/tables/sales/credit-settings.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { numbered } from '../makers/numbered.ts'
import { workday } from '../makers/office-hours.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import type { Part } from '../part.ts'

type Debtor = {
  customer_code: string
  dept_code: string
  salesman_code: string
  salesman_name: string
  credit_limit: number
}
type Request = typeof creditLimitRequests.$inferInsert
type Numbers = ReturnType<typeof numbered>
type By = { usercode: string; username: string }

const debtors = `select c.customer_code, c.dept_code, c.salesman_code, u.username as salesman_name, c.credit_limit::float8 as credit_limit
  from customers c join users u on u.usercode = c.salesman_code
  where c.status in ('Approved', 'Adjusted') and c.credit_limit > 0 order by c.customer_code`

const reasons = [
  'Two more shops were opened this year',
  'Stock for the dry season',
  'A tender of the city, delivered within a month',
  'Pays on time for two years',
  'A second warehouse',
]
const refusals = ['Two invoices are overdue', 'Sales do not support it', 'The guarantee is missing']
const kinds = ['permanent', 'granted', 'ended', 'submitted', 'submitted-temporary', 'draft', 'rejected'] as const
type Kind = (typeof kinds)[number]

/** Every tenth customer with a limit asked for another one; temporary limits of today are among them. */
export const loadCredit: Part['load'] = async (client, { random, today, say }) => {
  await loadSettings(client)
  const [approver] = (
    await client.query<By>(`select usercode, username from users join user_roles using (usercode)
      where role_code = 'Finance-Manager' order by usercode limit 1`)
  ).rows
  if (!approver) return
  const { rows } = await client.query<Debtor>(debtors)
  const numbers = numbered('CLR')
  const asking = rows.filter(() => chance(random, 0.1))
  const requests = asking.map((debtor, n) =>
    // Of a few customers each kind is there, however small the demo is.
    makeRequest(random, debtor, kinds[n] ?? pick(random, kinds), { today, approver, numbers }),
  )
  await insertRows(client, creditLimitRequests, requests)
  await numbers.save(client)
  say(`demo data: ${requests.length} credit limit requests`)
}

/** One branch lets finance decide, one is stricter than the others. */
const loadSettings = async (client: pg.ClientBase) => {
  const by = { updated_by: 'RCI-0203', updated_user_name: 'Hendri Halim' }
  const usual = { branch_manager_up_to: 100_000_000, finance_manager_up_to: 500_000_000, cheque_days: 70 }
  const { rows } = await client.query<{ dept_code: string }>(
    `select dept_code from departments where dept_code in ('713', '715') order by dept_code`,
  )
  await insertRows(
    client,
    creditSettings,
    rows.map(({ dept_code }) => ({
      ...{ dept_code, ...usual, ...by, block_at: dept_code === '713' ? ('Approve' as const) : ('Submit' as const) },
      tolerance_percent: dept_code === '713' ? 5 : 0,
      overdue_days: dept_code === '713' ? 45 : 14,
    })),
  )
}

type Around = { today: string; approver: By; numbers: Numbers }

const makeRequest = (random: Random, debtor: Debtor, kind: Kind, { today, approver, numbers }: Around): Request => {
  const { customer_code, dept_code, salesman_code, credit_limit } = debtor
  const isTemporary = kind === 'granted' || kind === 'ended' || kind === 'submitted-temporary'
  const isDecided = kind === 'permanent' || kind === 'granted' || kind === 'ended'
  const age = { permanent: [40, 400], ended: [70, 300], granted: [2, 20], rejected: [5, 90] }[kind as 'granted'] ?? [
    0, 4,
  ]
  const created = workday(addDays(today, -whole(random, age[0] ?? 0, age[1] ?? 4)))
  const more = Math.max(100_000, Math.round((credit_limit * whole(random, 10, 30)) / 100 / 100_000) * 100_000)
  // What was approved for good is the limit of today.
  const [current_limit, requested_limit] =
    kind === 'permanent' ? [Math.max(0, credit_limit - more), credit_limit] : [credit_limit, credit_limit + more]
  const valid_from = addDays(created, 1)
  const valid_to =
    kind === 'granted' ? addDays(today, whole(random, 2, 38)) : addDays(valid_from, whole(random, 14, 55))
  const at = (day: string, hour: string) => `${day}T${hour}:00Z`
  const isDraft = kind === 'draft'
  const isGuaranteed = chance(random, 0.2)
  return {
    request_code: numbers.next(dept_code, created),
    ...{ customer_code, dept_code, salesman_code, current_limit, requested_limit },
    request_type: isTemporary ? 'temporary' : 'permanent',
    granted_amount: kind === 'granted' || kind === 'ended' ? requested_limit - current_limit : null,
    valid_from: isTemporary && isDecided ? valid_from : null,
    valid_to: isTemporary ? valid_to : null,
    reason: pick(random, reasons),
    guarantee_type: isGuaranteed ? 'Bank-Guarantee' : null,
    guarantee_amount: isGuaranteed ? more : null,
    status: isDecided ? 'Approved' : isDraft ? 'Draft' : kind === 'rejected' ? 'Rejected' : 'Submitted',
    reject_reason: kind === 'rejected' ? pick(random, refusals) : null,
    authors: isDecided ? [] : [salesman_code],
    created_by: salesman_code,
    create_user_name: debtor.salesman_name,
    submitted_date: isDraft ? null : at(created, '03:20'),
    approved_by: isDecided ? approver.usercode : null,
    approved_user_name: isDecided ? approver.username : null,
    approved_date: isDecided ? at(valid_from, '02:10') : null,
    is_end_told: kind === 'ended',
    ended_date: kind === 'ended' ? at(addDays(valid_to, 1), '17:10') : null,
    created_date: at(created, '02:40'),
  }
}
