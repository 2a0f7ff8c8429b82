import { languages } from '@sejuk/domain/platform/languages'
import { viewDataScopes } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { roles } from './roles.ts'

/** Everybody who signs in, staff and partners alike. */
export const users = pgTable(
  'users',
  {
    usercode: text().primaryKey(),
    /** What one types to sign in. */
    login_name: text().notNull(),
    /** What others read. */
    username: text().notNull(),
    title: text().notNull().default(''),
    email: text(),
    phone: text(),
    password_hash: text(),
    password_changed_date: instant(),
    /** The password was given by an administrator: good for choosing another, and nothing else. */
    must_change_password: boolean().notNull().default(false),
    department: text()
      .notNull()
      .references(() => departments.dept_code),
    /** Overrules the widest scope of the person's roles. */
    view_data: text({ enum: viewDataScopes }),
    asc_code: text(),
    /** What the person chose to read; null until they choose. */
    language: text({ enum: languages }),
    allow_visit_customer: boolean().notNull().default(false),
    is_active: boolean().notNull().default(true),
    join_date: date({ mode: 'string' }),
    resign_date: date({ mode: 'string' }),
    /** Rises with everything that changes what the person may do or see: a cached viewer is compared with it. */
    viewer_version: integer().notNull().default(1),
    /** Neither an installer nor with roles of partners alone. The database writes it by itself (triggers on roles and installers): nothing else does. */
    is_staff: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('users_login_name').on(sql`lower(${t.login_name})`),
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_department').on(t.department),
    // A sealed code has room for so many bytes.
    check('users_usercode_fits', sql`octet_length(${t.usercode}) between 1 and 16`),
    index('users_name').on(t.username, t.usercode),
    index('users_staff').on(t.username, t.usercode).where(sql`is_staff`),
    index('users_staff_department').on(t.department, t.username, t.usercode).where(sql`is_staff`),
    index('users_search').using(
      'gin',
      t.username.op('gin_trgm_ops'),
      t.usercode.op('gin_trgm_ops'),
      t.phone.op('gin_trgm_ops'),
    ),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    role_code: text()
      .notNull()
      .references(() => roles.role_code),
  },
  (t) => [primaryKey({ columns: [t.usercode, t.role_code] }), index('user_roles_role_code').on(t.role_code)],
)

/** The branches of a person who sees several. */
export const userDepartments = pgTable(
  'user_departments',
  {
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
  },
  (t) => [primaryKey({ columns: [t.usercode, t.dept_code] })],
)

/** Whose records a customer or a keyperson sees: `code` is of a customer or of a shop. */
export const userBelongings = pgTable(
  'user_belongings',
  {
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    kind: text({ enum: ['customer', 'shop'] }).notNull(),
    code: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.usercode, t.kind, t.code] })],
)

/** One permission given to, or taken from, one person beside their roles. */
export const userPermissions = pgTable(
  'user_permissions',
  {
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    permission_code: text().notNull(),
    is_allowed: boolean().notNull(),
    /** The last day it counts, in the person's own branch. */
    until_date: date({ mode: 'string' }),
  },
  (t) => [primaryKey({ columns: [t.usercode, t.permission_code] })],
)
