import type { ExplainedLink } from '@sejuk/contract/platform/permissions'
import type { ViewData, Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { type ExplainedEntity, explainedRecords } from './explained-records.ts'

const some = (codes: readonly string[], says: (list: string) => string, none: string) =>
  codes.length ? says(codes.join(', ')) : none

const inWords: Record<ViewData, (person: Viewer) => string> = {
  View_Data_All_Branches: () => 'Sees the records of all branches',
  View_Data_Multi_Branch: ({ departmentlist }) =>
    some(
      departmentlist,
      (list) => `Sees the records of these branches: ${list}`,
      'Sees the records of several branches, but none is listed',
    ),
  View_Data_My_Branch: ({ department }) => `Sees the records of the branch ${department}`,
  View_Data_Asc: ({ asc_code }) =>
    asc_code
      ? `Sees the records of the service centre ${asc_code}`
      : 'Belongs to no service centre, and so sees nothing',
  View_Data_Technician: () => 'Sees the jobs given to them',
  View_Data_Salesman: () => 'Sees the records of their own customers, and what they entered themselves',
  View_Data_Customer: ({ customer_codes }) =>
    some(
      customer_codes,
      (list) => `Sees the records of these customers: ${list}`,
      'Belongs to no customer, and so sees nothing',
    ),
  View_Data_Keyperson: ({ shop_codes }) =>
    some(shop_codes, (list) => `Sees the records of these shops: ${list}`, 'Belongs to no shop, and so sees nothing'),
}

/** The scope in words, and where it comes from. */
export const explainScope = async (db: Db, person: Viewer, usercode: string): Promise<ExplainedLink> => {
  const about = 'scope'
  const { view_data } = person
  if (!view_data) return { about, is_open: false, because: ['Has no scope, and so sees nothing'] }
  const [own] = await db.select({ view_data: users.view_data }).from(users).where(eq(users.usercode, usercode))
  const givers = await db
    .select({ role_name: roles.role_name })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.role_code, userRoles.role_code), eq(roles.is_active, true)))
    .where(and(eq(userRoles.usercode, usercode), eq(roles.view_data, view_data)))
  const source = own?.view_data
    ? ['This scope was set for this person alone']
    : givers.map(({ role_name }) => `This scope comes with the role ${role_name}`)
  return { about, is_open: true, because: [inWords[view_data](person), ...source] }
}

/** What whoever asks may not see themselves is not there for them, so that nobody learns of records by asking about others. */
export const explainRecord = async (
  db: Db,
  asking: Viewer,
  person: Viewer,
  entity: ExplainedEntity,
  code: string,
): Promise<ExplainedLink> => {
  const about = 'record'
  const { read } = explainedRecords[entity]
  const record = await read(db, code, asking)
  if (!record) return { about, is_open: false, because: [`There is no record ${code}`] }
  const isSeen = await read(db, code, person)
  const { salesman_code, asc_code, technician_code, created_by } = record
  const belongs = [
    `${code} belongs to the branch ${record.dept_code}`,
    ...(salesman_code ? [`The salesman is ${salesman_code}`] : []),
    ...(asc_code ? [`The service centre is ${asc_code}`] : []),
    ...(technician_code ? [`The technician is ${technician_code}`] : []),
    ...(created_by ? [`It was entered by ${created_by}`] : []),
  ]
  const says = isSeen ? `${code} is inside the scope` : `${code} is outside the scope`
  return { about, is_open: Boolean(isSeen), because: [says, ...belongs] }
}

/** Where the record's own state has something against the action. */
export const explainStatus = async (
  db: Db,
  entity: ExplainedEntity,
  code: string,
  permission: string | undefined,
): Promise<ExplainedLink | undefined> => {
  const gate = permission ? await explainedRecords[entity].gate(db, code, permission) : undefined
  return gate && { about: 'status', is_open: gate.enabled, because: [gate.why] }
}
