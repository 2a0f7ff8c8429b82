import { leaveData } from '@sejuk/contract/field/leaves'
import { leaveStatuses } from '@sejuk/domain/field/leave'
import { leaveTypes } from '@sejuk/domain/field/leave-days'
import { leaveWords } from '@sejuk/words/field/leaves'
import { byOwnName } from '../../../platform/export/by-own-name.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { leaveList } from './queries.ts'

export const leaveExport = exportable(leaveData, {
  book: leaveWords,
  title: 'title',
  rows: leaveList,
  columns: [
    { key: 'leave_code', width: 20 },
    { key: 'username', word: 'staff', width: 26 },
    { key: 'dept_name', word: 'branch', width: 20 },
    { key: 'leave_type', width: 16, values: byOwnName(leaveTypes) },
    { key: 'from_date', width: 12 },
    { key: 'to_date', width: 12 },
    { key: 'half_day', values: byOwnName(['am', 'pm'] as const), width: 12 },
    { key: 'days', type: 'number' },
    { key: 'balance', type: 'number' },
    { key: 'delegate_name', word: 'delegate', width: 26 },
    { key: 'status', values: byOwnName(leaveStatuses) },
    { key: 'reason', width: 30 },
    { key: 'submitted_date', word: 'age', type: 'datetime' },
  ],
})
