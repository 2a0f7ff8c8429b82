import type { HolidayKind } from '@sejuk/domain/masters/holidays'
import type { holidays } from '../../src/db/tables/masters/holidays.ts'
import { readCsv } from '../read-csv.ts'

/** The government's days off, as far as they are announced; those of a later year are reckoned and may still move. */
export const standardHolidays = (): (typeof holidays.$inferInsert)[] =>
  readCsv('./holidays.csv').map((cell) => ({
    holiday_date: cell('date'),
    holiday_name: cell('name_en'),
    local_name: cell('name_id'),
    kind: cell('type') as HolidayKind,
    is_estimated: cell('certainty') === 'estimated',
    source: cell('source') || null,
  }))
