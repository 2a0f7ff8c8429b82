import * as contract from '@sejuk/contract/learning/students'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { courses, courseVersions } from '../../../src/db/tables/learning/courses.ts'
import { enrolments } from '../../../src/db/tables/learning/enrolments.ts'
import { users } from '../../../src/db/tables/platform/users.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

const content = {
  ...{ pass_score: 80, attempts_max: 3, retry_after_hours: 24, validity_months: 0 },
  ...{ grants_skill: null, grants_level: null, grants_installer_level: null, lessons: [] },
}
const course = { course_code: 'CRS-1', title_default: 'Course', title_local: 'Kursus', content }

/** Learners are seen as people are: by their branch or centre. */
export const studentsInScope: ScopedRows = {
  name: 'students',
  columns: ['dept_code', 'asc_code', 'technician_code', 'salesman_code'],
  // Those who look are learners too, and their own branch and centre are those they look from.
  owned: (owner, usercode) => ({
    ...owner,
    ...(usercode.startsWith('V-') ? { dept_code: '705', asc_code: '8-ASC-01' } : {}),
    technician_code: usercode,
    salesman_code: usercode,
  }),
  make: async (db: NodePgDatabase, { dept_code, asc_code, technician_code, salesman_code }, n) => {
    const own = [technician_code, salesman_code].find((code) => code !== 'STRANGER')
    const usercode = own ?? `L-${n}`
    await db
      .insert(courses)
      .values({
        ...{ ...course, category: 'product', lesson_count: 0, minutes: 0, missing_count: 0 },
        ...{ created_by: 'X', create_user_name: 'X', published_version: 1 },
      })
      .onConflictDoNothing()
    await db
      .insert(courseVersions)
      .values({ ...course, version: 1 })
      .onConflictDoNothing()
    await db
      .insert(users)
      .values({ usercode, login_name: usercode, username: usercode, department: dept_code, asc_code })
      .onConflictDoNothing()
    await db.insert(enrolments).values({ course_code: 'CRS-1', version: 1, usercode })
    return usercode
  },
  asks: [
    { endpoint: contract.listStudents, keyOf: named('usercode'), input: () => ({ limit: 100 }) },
    { endpoint: contract.getStudent, one: (usercode) => ({ usercode }) },
  ],
}
