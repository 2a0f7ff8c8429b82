import type { LegalEntityValues } from '@sejuk/domain/company/legal-entity-values'
import {
  isDoneAlone,
  loosens,
  neededLevel,
  type SettingKind,
  type SettingValues,
} from '@sejuk/domain/company/setting-kinds'
import { standardSettings } from '@sejuk/domain/platform/site-settings'
import { standardCreditSetting } from '@sejuk/domain/sales/credit-verdict'
import { addDays } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { readLegalEntity } from '../../src/business/company/read-legal-entity.ts'
import { settingChanges } from '../../src/db/tables/company/setting-changes.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { numbered } from '../makers/numbered.ts'
import type { Part } from '../part.ts'

type Row = typeof settingChanges.$inferInsert
type Person = { usercode: string; username: string; level: number }

const finance: Person = { usercode: 'RCI-0226', username: 'Lina Susanti', level: 2 }
const manager: Person = { usercode: 'RCI-0203', username: 'Hendri Halim', level: 3 }
const director: Person = { usercode: 'RCI-0101', username: 'Surya Atmaja', level: 4 }
const second: Person = { usercode: 'RCI-0102', username: 'Ratih Wulandari', level: 4 }

const standard = { ...standardCreditSetting }
const of713 = { ...standard, block_at: 'Approve', tolerance_percent: 5, overdue_days: 45 }
const of715 = { ...standard, overdue_days: 14 }

type Told = {
  kind: SettingKind
  scope: string
  before: SettingValues
  after: SettingValues
  author: Person
  reason: string
  /** Days before today. */
  age: number
  status: NonNullable<Row['status']>
  more?: (created: string) => Partial<Row>
}

const at = (day: string, hour = '02:10') => `${day}T${hour}:00.000Z`
const by = (person: Person, day: string): Partial<Row> => ({
  ...{ decided_by: person.usercode, decided_user_name: person.username, decided_date: at(day, '04:30') },
  authors: [],
})
const heldFrom = (day: string): Partial<Row> => ({ valid_from: at(day, '05:00'), in_force_date: at(day, '05:00') })

/** One in every state; what is in force is what the branches of the demo have. */
const told = (today: string): Told[] => [
  {
    kind: 'credit',
    scope: '713',
    before: standard,
    after: of713,
    author: manager,
    age: 130,
    status: 'In_Force',
    reason: 'Dealers of this branch pay after the harvest, finance decides about them',
    more: (created) => ({ ...by(director, addDays(created, 1)), ...heldFrom(addDays(created, 3)) }),
  },
  {
    kind: 'credit',
    scope: '715',
    before: standard,
    author: finance,
    age: 42,
    status: 'Stale',
    after: { ...standard, finance_manager_up_to: 800_000_000 },
    reason: 'Three requests a month wait for a director',
  },
  {
    kind: 'credit',
    scope: '715',
    before: standard,
    after: of715,
    author: manager,
    age: 40,
    status: 'In_Force',
    reason: 'Two dealers of this branch failed after thirty days',
    more: (created) => ({ valid_from: at(created), in_force_date: at(created) }),
  },
  {
    kind: 'credit',
    scope: '705',
    before: standard,
    author: finance,
    age: 80,
    status: 'Ended',
    after: { ...standard, tolerance_percent: 3 },
    reason: 'Deliveries of the dry season come before the payments of September',
    more: (created) => ({
      ...by(manager, addDays(created, 1)),
      ...heldFrom(addDays(created, 3)),
      valid_until: addDays(created, 33),
      ended_date: at(addDays(created, 33), '17:05'),
      restored_date: at(addDays(created, 33), '17:05'),
    }),
  },
  {
    kind: 'credit',
    scope: '705',
    before: standard,
    author: manager,
    age: 1,
    status: 'Submitted',
    after: { ...standard, tolerance_percent: 2, finance_manager_up_to: 750_000_000 },
    reason: 'Year-end projects: six requests waited two days for a director',
    more: () => ({ valid_until: addDays(today, 75) }),
  },
  {
    kind: 'credit',
    scope: '706',
    before: standard,
    author: finance,
    age: 1,
    status: 'Approved',
    after: { ...standard, cheque_days: 75 },
    reason: 'Customers of this branch write cheques of seventy-five days',
    more: () => ({ ...by(manager, addDays(today, -1)), valid_from: at(addDays(today, 2), '17:00') }),
  },
  {
    kind: 'orders',
    scope: '',
    before: { ...standardSettings.orders },
    author: manager,
    age: 25,
    status: 'Rejected',
    after: { ...standardSettings.orders, branch_band_percent: 12 },
    reason: 'Branch managers ask for four percent more at the end of the year',
    more: (created) => ({
      ...by(director, addDays(created, 2)),
      authors: [manager.usercode],
      reject_reason: 'Special prices are enough',
    }),
  },
  {
    kind: 'service_tax',
    scope: '',
    before: { ...standardSettings.service_tax },
    author: finance,
    age: 12,
    status: 'Withdrawn',
    after: { with_npwp: 2.5, without_npwp: 5 },
    reason: 'A rate of the new regulation, to be confirmed',
  },
  {
    kind: 'orders',
    scope: '',
    before: { ...standardSettings.orders },
    author: second,
    age: 2,
    status: 'Draft',
    after: { ...standardSettings.orders, floor_percent: 88 },
    reason: 'Margins of the third quarter are below the plan',
  },
]

type Entity = { entity_code: string; values: LegalEntityValues }

/** The data of the companies: an account that waits for a director, an address from next month on, one that was rejected. */
const toldOfEntities = (today: string, [first, second]: readonly Entity[]): Told[] => {
  if (!first || !second) return []
  const account = (account_number: string): LegalEntityValues['accounts'][number] => ({
    ...{ bank_code: first.values.accounts[0]?.bank_code ?? '', label: first.values.accounts[0]?.label ?? null },
    ...{ account_number, account_name: first.values.name, dept_codes: [], from_date: today, to_date: null },
  })
  const withAccount = (account_number: string) => ({
    ...first.values,
    accounts: [...first.values.accounts, account(account_number)],
  })
  const kind = 'legal_entity' as const
  const before = first.values
  return [
    {
      ...{ kind, scope: first.entity_code, before, author: manager, age: 1, status: 'Submitted' as const },
      after: withAccount('5270449931'),
      reason: 'Dealers asked for an account of their own, the letter of the bank is in the file',
    },
    {
      ...{ kind, scope: first.entity_code, before, author: finance, age: 33, status: 'Rejected' as const },
      after: withAccount('8820117745'),
      reason: 'A branch would like its customers to pay there',
      more: (created) => ({
        ...by(director, addDays(created, 1)),
        authors: [finance.usercode],
        reject_reason: 'The account is in the name of a person',
      }),
    },
    {
      ...{ kind, scope: second.entity_code, before: second.values, author: finance, age: 3 },
      ...{ status: 'Approved' as const, reason: 'The head office moves next month' },
      after: { ...second.values, address: 'Jl. Boulevard BSD No. 7, Tangerang Selatan 15345' },
      more: (created) => ({ ...by(manager, addDays(created, 1)), valid_from: at(addDays(today, 12), '17:00') }),
    },
  ]
}

const entitiesOf = async (client: pg.ClientBase): Promise<Entity[]> => {
  const db = drizzle({ client: client as pg.Client })
  const { rows } = await client.query<{ entity_code: string }>(
    `select entity_code from legal_entities order by entity_code desc limit 2`,
  )
  const found: Entity[] = []
  for (const { entity_code } of rows) {
    const read = await readLegalEntity(db, entity_code)
    if (read) found.push({ entity_code, values: read.values })
  }
  return found
}

/** Settings that move money were changed by documents. */
export const loadSettingChanges: Part['load'] = async (client, { today, say }) => {
  const { rows } = await client.query<{ dept_code: string; dept_name: string }>(
    `select dept_code, dept_name from departments`,
  )
  const branches = new Map(rows.map(({ dept_code, dept_name }) => [dept_code, dept_name]))
  const numbers = numbered('MSC')
  const entities = await entitiesOf(client)
  const names = new Map(entities.map(({ entity_code, values }) => [entity_code, values.name]))
  const changes = [...told(today), ...toldOfEntities(today, entities)]
    .filter(({ scope }) => scope === '' || branches.has(scope) || names.has(scope))
    .toSorted((one, other) => other.age - one.age)
    .map(({ kind, scope, before, after, author, reason, age, status, more }): Row => {
      const created = addDays(today, -age)
      const is_alone = isDoneAlone(kind, before, after) && status === 'In_Force'
      return {
        change_code: numbers.next('700', created),
        ...{ kind, scope, scope_name: branches.get(scope) ?? names.get(scope) ?? 'Sejuk', status },
        ...{ dept_code: branches.has(scope) ? scope : null, before, after },
        ...{ reason, is_alone, loosens: loosens(kind, before, after), author_level: author.level },
        needed_level: neededLevel(kind, { before, after, author_level: author.level }),
        ...{ authors: [author.usercode], created_by: author.usercode, create_user_name: author.username },
        ...{ created_date: at(created), submitted_date: status === 'Draft' ? null : at(created) },
        ...more?.(created),
      }
    })
  await insertRows(client, settingChanges, changes)
  await numbers.save(client)
  say(`demo data: ${changes.length} changes of settings`)
}
