import {
  certificationLevels,
  technicianSkills,
  technicianStatuses,
  vehicles,
} from '@sejuk/domain/aftersales/technicians'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { serviceCentres } from './service-centres.ts'

/** Whoever goes to the customer. A technician who signs in is a user with the same code. */
export const technicians = pgTable(
  'technicians',
  {
    technician_code: text().primaryKey(),
    technician_name: text().notNull(),
    phone: text(),
    nik: text(),
    asc_code: text()
      .notNull()
      .references(() => serviceCentres.asc_code),
    skills: text({ enum: technicianSkills }).array().notNull().default([]),
    certification_level: text({ enum: certificationLevels }),
    certification_number: text(),
    certification_valid_to: date({ mode: 'string' }),
    max_jobs_day: integer().notNull().default(4),
    vehicle: text({ enum: vehicles }).notNull().default('Motorcycle'),
    status: text({ enum: technicianStatuses }).notNull().default('Active'),
    /** Districts they prefer; none is everywhere the centre goes. */
    zones: text().array().notNull().default([]),
    /** Sunday is 0. */
    work_days: integer().array().notNull().default(sql`'{1,2,3,4,5,6}'`),
    work_from: text().notNull().default('08:30'),
    work_to: text().notNull().default('18:00'),
    join_date: date({ mode: 'string' }),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('technicians_name').on(t.technician_name, t.technician_code),
    index('technicians_asc').on(t.asc_code, t.technician_name, t.technician_code),
  ],
)
