import type { Data } from '@sejuk/contract/endpoint'
import type { attendanceToday } from '@sejuk/contract/field/attendance'

export type Today = Data<typeof attendanceToday>
