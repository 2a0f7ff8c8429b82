import { installerPhotos } from '@sejuk/domain/installers/registrations'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { displayPhone } from '@sejuk/domain/values/phone'
import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { userPermissions, users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'

const headOffice = async (db: Db) => {
  const [first] = await db
    .select({ dept_code: departments.dept_code })
    .from(departments)
    .orderBy(sql`${departments.branch_type} <> 'HO'`, asc(departments.dept_code))
    .limit(1)
  if (!first) throw new Error('There is no branch')
  return first.dept_code
}

const newInstallerCode = async (db: Db) => {
  const { rows } = await db.execute<{ n: number }>(sql`select nextval('installer_code')::int as n`)
  const year = companyToday().slice(0, 4)
  return `INS-${year}-${String(rows[0]?.n).padStart(5, '0')}`
}

/** A new person with a phone and nothing else: no role, and no right but to send their own photos. */
export const beginRegistration = async (db: Db, actor: Actor, phone_number: string) => {
  const user_code = await newInstallerCode(db)
  const dept_code = await headOffice(db)
  const username = displayPhone(phone_number)
  await db.insert(users).values({
    usercode: user_code,
    login_name: user_code.toLowerCase(),
    username,
    title: 'Installer',
    phone: phone_number,
    department: dept_code,
  })
  await db.insert(userPermissions).values(
    installerPhotos.map((photo) => ({
      usercode: user_code,
      permission_code: photoPermission('Installer', photo, 'Upload'),
      is_allowed: true,
    })),
  )
  await db.insert(installers).values({ user_code, phone_number, dept_code })
  const themselves = { ...actor, usercode: user_code, username, via: 'partner' }
  await logActions(db, themselves, [
    { entity: 'installer', entity_code: user_code, action: 'register', to_status: 'Draft', after: { phone_number } },
  ])
  return user_code
}
