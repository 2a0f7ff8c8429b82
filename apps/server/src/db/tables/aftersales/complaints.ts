import { complaintStatuses, serviceStatuses, taskStatuses } from '@sejuk/domain/aftersales/statuses'
import {
  compensationTypes,
  complaintCategories,
  complaintSources,
  noteKinds,
} from '@sejuk/domain/aftersales/tickets/complaints'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { departments } from '../masters/departments.ts'
import { users } from '../platform/users.ts'
import { serviceCentres } from './service-centres.ts'
import { surveys } from './surveys.ts'
import { technicians } from './technicians.ts'
import { aftersalesTickets } from './tickets.ts'
import { workOrders } from './work-orders.ts'

/** Somebody is not content, and somebody of ours has the task to mend it. */
export const complaints = pgTable(
  'complaints',
  {
    complain_code: text().primaryKey(),
    source: text({ enum: complaintSources }).notNull(),
    ticket_number: text().references(() => aftersalesTickets.ticket_number),
    work_order_number: text().references(() => workOrders.work_order_number),
    survey_code: text().references(() => surveys.survey_code),
    asc_code: text().references(() => serviceCentres.asc_code),
    technician_code: text().references(() => technicians.technician_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    customer_name: text().notNull(),
    customer_phone: text().notNull(),
    category: text({ enum: complaintCategories }).notNull(),
    severity: integer().$type<1 | 2 | 3>().notNull(),
    description: text().notNull(),
    demanded_remedy: text(),
    status: text({ enum: complaintStatuses }).notNull().default('Complained'),
    due_date: instant().notNull(),
    reopen_count: integer().notNull().default(0),
    is_escalated: boolean().notNull().default(false),
    /** Nobody yet, where a customer complained at night and the centre has nobody who looks after it. */
    owner_code: text().references(() => users.usercode),
    owner_name: text(),
    task_status: text({ enum: taskStatuses }).notNull().default('Task_Unassigned'),
    task_result: text(),
    contacted_date: instant(),
    root_cause: text(),
    compensation_type: text({ enum: compensationTypes }).notNull().default('None'),
    compensation_amount: rupiah().notNull().default(0),
    last_reply_date: instant(),
    solved_date: instant(),
    is_withdrawn: boolean().notNull().default(false),
    withdraw_reason: text(),
    /** How the work order stood when the complaint came: a withdrawal brings it back there. */
    service_status_before: text({ enum: serviceStatuses }),
    new_work_order_number: text().references(() => workOrders.work_order_number),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    uniqueIndex('complaints_open_once')
      .on(t.work_order_number)
      .where(sql`status <> 'Complain_Solved' and not is_withdrawn`),
    index('complaints_created').on(t.created_date, t.complain_code),
    index('complaints_search').using(
      'gin',
      t.complain_code.op('gin_trgm_ops'),
      t.customer_name.op('gin_trgm_ops'),
      t.customer_phone.op('gin_trgm_ops'),
    ),
    index('complaints_status').on(t.status, t.created_date, t.complain_code),
    index('complaints_withdrawn').on(t.created_date, t.complain_code).where(sql`is_withdrawn`),
    index('complaints_due').on(t.due_date, t.complain_code),
    index('complaints_dept').on(t.dept_code, t.created_date, t.complain_code),
    index('complaints_asc').on(t.asc_code, t.created_date, t.complain_code),
    index('complaints_technician').on(t.technician_code, t.created_date, t.complain_code),
    index('complaints_creator').on(t.created_by, t.created_date, t.complain_code),
    index('complaints_owner').on(t.owner_code, t.due_date, t.complain_code),
    index('complaints_phone').on(t.customer_phone, t.created_date),
    check('complaints_severity', sql`${t.severity} between 1 and 3`),
  ],
)

/** Replies to the customer and notes among ourselves; a task that changes hands keeps them. */
export const complaintNotes = pgTable(
  'complaint_notes',
  {
    note_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    complain_code: text()
      .notNull()
      .references(() => complaints.complain_code, { onDelete: 'cascade' }),
    kind: text({ enum: noteKinds }).notNull(),
    body: text().notNull(),
    usercode: text().notNull(),
    username: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [index('complaint_notes_complaint').on(t.complain_code, t.note_id)],
)
