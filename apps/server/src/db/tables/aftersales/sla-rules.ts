import { priorities, serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { departments } from '../masters/departments.ts'

/** How many working hours each step may take. What is left open stands for any; the closest rule counts. */
export const slaRules = pgTable(
  'sla_rules',
  {
    sla_rule_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    priority: text({ enum: priorities }),
    service_type: text({ enum: serviceTypes }),
    /** The branch whose area it is for. */
    dept_code: text().references(() => departments.dept_code),
    accept_hours: integer().notNull(),
    schedule_hours: integer().notNull(),
    visit_hours: integer().notNull(),
    finish_hours: integer().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('sla_rules_once').on(t.priority, t.service_type, t.dept_code).nullsNotDistinct(),
    check(
      'sla_rules_in_order',
      sql`0 < ${t.accept_hours} and ${t.accept_hours} <= ${t.schedule_hours} and ${t.schedule_hours} <= ${t.visit_hours} and ${t.visit_hours} <= ${t.finish_hours}`,
    ),
  ],
)
