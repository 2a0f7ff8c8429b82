import { because, type Message } from '../messages.ts'
import type { Shift } from './day-results.ts'

/** The columns that a file of a device or of HR may have, and that Talenta's import layout has. */
export const talentaFields = ['employee_id', 'date', 'shift', 'check_in', 'check_out', 'code'] as const
export type TalentaField = (typeof talentaFields)[number]
export const neededFields = ['employee_id', 'date', 'check_in', 'check_out'] as const satisfies readonly TalentaField[]
/** How each column of the file is titled. Empty where the file has none. */
export type TalentaColumns = Record<TalentaField, string>

/** Titles of Talenta's own import layout, in its order. */
export const talentaTitles: Record<TalentaField, string> = {
  employee_id: 'Employee ID',
  date: 'Date',
  shift: 'Shift',
  check_in: 'Check In',
  check_out: 'Check Out',
  code: 'Attendance Code',
}
export const usualColumns: TalentaColumns = {
  ...{ employee_id: 'NIK', date: 'Tanggal', shift: '', check_in: 'Jam Masuk', check_out: 'Jam Pulang', code: '' },
}
/** How devices title their columns, in both languages; the first that a file has is taken. */
const knownTitles: Record<TalentaField, readonly string[]> = {
  employee_id: [
    'nik',
    'employee id',
    'employee code',
    'id karyawan',
    'kode karyawan',
    'no. id',
    'no id',
    'pin',
    'emp no',
    'emp no.',
    'user id',
  ],
  date: ['tanggal', 'tgl', 'date', 'tanggal absen', 'attendance date'],
  shift: ['shift', 'jam kerja', 'jadwal', 'schedule'],
  check_in: ['jam masuk', 'scan masuk', 'absen masuk', 'check in', 'clock in', 'masuk', 'in'],
  check_out: [
    'jam pulang',
    'scan pulang',
    'scan keluar',
    'absen pulang',
    'jam keluar',
    'check out',
    'clock out',
    'pulang',
    'out',
  ],
  code: ['kode', 'kode kehadiran', 'attendance code', 'status'],
}
const plainTitle = (text: string) =>
  text
    .replaceAll(/[\s*_-]+/g, ' ')
    .trim()
    .toLowerCase()

/** The columns of a header: those that were saved where it has them, otherwise those that devices usually have. */
export const guessColumns = (header: readonly string[], saved: TalentaColumns): TalentaColumns => {
  const taken = new Set<string>()
  const find = (field: TalentaField) => {
    for (const wanted of [plainTitle(saved[field]), ...knownTitles[field]].filter(Boolean)) {
      const title = header.find((one) => plainTitle(one) === wanted && !taken.has(one))
      if (title === undefined) continue
      taken.add(title)
      return title
    }
    return ''
  }
  return {
    ...{ employee_id: find('employee_id'), date: find('date'), check_in: find('check_in') },
    ...{ check_out: find('check_out'), shift: find('shift'), code: find('code') },
  }
}

/** The row that names most of what is looked for; of equals the first, and the first of all where none does. */
export const guessHeader = (rows: readonly { line: number; cells: readonly string[] }[], saved: TalentaColumns) => {
  const found = ({ cells }: { cells: readonly string[] }) =>
    Object.values(guessColumns(cells, saved)).filter(Boolean).length
  return rows.reduce<(typeof rows)[number] | undefined>(
    (best, row) => (best === undefined || found(row) > found(best) ? row : best),
    undefined,
  )
}
export const mostTalentaRows = 20_000

/** Present, absent: what a row without a code of its own says. */
export const presentCode = 'H'
export const absentCode = 'A'

/** '8:05', '08.05', '08:05:30' and '5:05 PM' as '08:05'; nothing where it is no time. */
export const readTime = (text: string): string | null => {
  const found = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s*(am|pm)?$/i.exec(text.trim())
  if (!found) return null
  const half = found[3]?.toLowerCase()
  const typed = Number(found[1])
  const isHalfHour = half !== undefined && (typed < 1 || typed > 12)
  const hour = half === undefined ? typed : (typed % 12) + (half === 'pm' ? 12 : 0)
  const minute = Number(found[2])
  if (isHalfHour || hour > 23 || minute > 59) return null
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

export type DeviceRow = {
  employee_id: string
  date: string
  shift: string
  check_in: string
  check_out: string
  code: string
}
export type TalentaRow = DeviceRow & { name: string }
type Known = { usercode: string; username: string }
export type TalentaProblem = { field: TalentaField; message: Message }

type UsualShift = Pick<Shift, 'shift_name' | 'start_time' | 'end_time'>
const endsNextDay = ({ start_time, end_time }: UsualShift) => end_time <= start_time

/** One row in Talenta's layout, or what is wrong with it. `seen` remembers the rows before it. */
export const toTalenta = (
  row: DeviceRow,
  staff: Known | undefined,
  usual: UsualShift,
  seen: Set<string>,
): { row: TalentaRow } | { problems: TalentaProblem[] } => {
  const check_in = row.check_in ? readTime(row.check_in) : ''
  const check_out = row.check_out ? readTime(row.check_out) : ''
  const key = `${staff?.usercode} ${row.date}`
  const problems: TalentaProblem[] = [
    ...(staff ? [] : [{ field: 'employee_id', message: because('no-such-staff') } as const]),
    ...(staff && seen.has(key) ? [{ field: 'date', message: because('day-stands-twice') } as const] : []),
    ...(check_in === null ? [{ field: 'check_in', message: because('time-written-08-30') } as const] : []),
    ...(check_out === null ? [{ field: 'check_out', message: because('time-written-08-30') } as const] : []),
    ...(check_in && check_out && check_out <= check_in && !endsNextDay(usual)
      ? [{ field: 'check_out', message: because('out-before-in') } as const]
      : []),
  ]
  seen.add(key)
  if (!staff || check_in === null || check_out === null || problems.length > 0) return { problems }
  return {
    row: {
      ...{ employee_id: staff.usercode, name: staff.username, date: row.date, check_in, check_out },
      shift: row.shift || usual.shift_name,
      code: row.code || (check_in || check_out ? presentCode : absentCode),
    },
  }
}
