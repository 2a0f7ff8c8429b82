import { viewDataScopes } from '@sejuk/domain/viewers'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { rowVersion } from '../../columns.ts'

export const roles = pgTable('roles', {
  role_code: text().primaryKey(),
  role_name: text().notNull(),
  view_data: text({ enum: viewDataScopes }).notNull(),
  is_active: boolean().notNull().default(true),
  /** Built-in accounts with this role sign in with a second factor. */
  needs_second_factor: boolean().notNull().default(false),
  row_version: rowVersion(),
})

export const rolePermissions = pgTable(
  'role_permissions',
  {
    role_code: text()
      .notNull()
      .references(() => roles.role_code, { onDelete: 'cascade' }),
    permission_code: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.role_code, t.permission_code] })],
)

export const menus = pgTable('menus', {
  menu_code: integer().primaryKey(),
  /** 0 is the top. */
  parent_code: integer().notNull(),
  name: text().notNull(),
  local_name: text().notNull(),
  icons: text().notNull().default(''),
  url: text().notNull().default(''),
  support_platform: text({ enum: ['desktop', 'mobile', 'both'] }).notNull(),
  landing_page: text({ enum: ['Yes', 'No'] })
    .notNull()
    .default('No'),
  display_on_top_position: text({ enum: ['Yes', 'No'] })
    .notNull()
    .default('No'),
  display_seq: integer().notNull(),
  row_version: rowVersion(),
})

export const roleMenus = pgTable(
  'role_menus',
  {
    role_code: text()
      .notNull()
      .references(() => roles.role_code, { onDelete: 'cascade' }),
    menu_code: integer()
      .notNull()
      .references(() => menus.menu_code, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.role_code, t.menu_code] })],
)
