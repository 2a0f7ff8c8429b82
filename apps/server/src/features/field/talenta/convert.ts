import type * as contract from '@sejuk/contract/field/talenta'
import { officeShift } from '@sejuk/domain/field/day-results'
import {
  guessColumns,
  guessHeader,
  mostTalentaRows,
  type TalentaColumns,
  type TalentaRow,
  talentaFields,
  talentaTitles,
  toTalenta,
  usualColumns,
} from '@sejuk/domain/field/talenta'
import { because } from '@sejuk/domain/messages'
import { readCsv } from '@sejuk/domain/money/read-csv'
import type { Viewer } from '@sejuk/domain/viewers'
import { english } from '@sejuk/words/english'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { shiftsOf } from '../../../business/field/shifts.ts'
import type { Db } from '../../../db/database.ts'
import { talentaMappings as t } from '../../../db/tables/field/talenta.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'
import { glanceAtSheet, readSheet } from '../../../platform/sheets/read-sheet.ts'

const records = recordsOf('talenta-columns', t, t.mapping_code)
const only = 'company'
const mostShown = 200
const mostColumns = 60
/** Titles and blanks of a device's file, beside its rows. */
const rowsAboveHeader = 30

const columnsOf = async (db: Db): Promise<TalentaColumns & { row_version: number }> => {
  const [found] = await db.select().from(t).where(eq(t.mapping_code, only))
  return { ...usualColumns, ...found?.columns, row_version: found?.row_version ?? 0 }
}

export const getTalentaColumns = async ({ db }: RequestContext<typeof contract.getTalentaColumns>) => ({
  data: await columnsOf(db),
})

export const saveTalentaColumns = async ({ db, actor, input }: RequestContext<typeof contract.saveTalentaColumns>) => {
  const { row_version, ...typed } = input
  const columns: TalentaColumns = { ...typed, shift: typed.shift ?? '', code: typed.code ?? '' }
  if (row_version === 0 && !(await records.find(db, only))) {
    const added = await records.add(db, actor, { mapping_code: only, columns })
    return { data: { row_version: added.row_version } }
  }
  const before = await records.lock(db, { code: only, row_version }, { columns })
  const after = await records.change(db, actor, before, { columns })
  return { data: { row_version: after.row_version } }
}

const cell = z.string().trim().max(200).default('')
const schema = z.object({
  ...{ employee_id: z.string().trim().min(1).max(100), date: z.iso.date() },
  ...{ shift: cell, check_in: cell, check_out: cell, code: cell },
})

/** Staff by the code or the login that the file names, in the caller's sight. */
const staffBy = async (db: Db, viewer: Viewer) => {
  const found = await db
    .select({
      ...{ usercode: users.usercode, username: users.username, login_name: users.login_name },
      dept_code: users.department,
    })
    .from(users)
    .where(visibleUsers(viewer))
  return new Map(
    found.flatMap((one) => [one.usercode, one.login_name].map((name) => [name.toLowerCase(), one] as const)),
  )
}

type Problem = { line: number; column: string; value: string; message: string }

const isField = (name: string): name is keyof TalentaColumns => talentaFields.some((field) => field === name)

const templateOf = (titles: TalentaColumns) => {
  const titled = (field: keyof TalentaColumns) => ({ titles: [titles[field] || talentaTitles[field]] })
  return {
    ...{ sheet: 'Attendance', schema, maxRows: mostTalentaRows },
    columns: {
      ...{ employee_id: titled('employee_id'), date: { ...titled('date'), isDate: true }, shift: titled('shift') },
      ...{ check_in: titled('check_in'), check_out: titled('check_out'), code: titled('code') },
    },
  }
}

/** A device's text file as the table it stands for; the reader says what is wrong with it. */
const asTable = async (file: File) => {
  if (!file.name.toLowerCase().endsWith('.csv')) return file
  const { writeXlsx } = await import('hucre/xlsx')
  const rows = readCsv(await file.text(), mostTalentaRows + rowsAboveHeader).map((cells) =>
    cells.slice(0, mostColumns).map((one) => one.trim() || null),
  )
  const bytes = await writeXlsx({ sheets: [{ name: 'Attendance', rows }] })
  return new File([new Uint8Array(bytes)], `${file.name}.xlsx`)
}

/** The reader takes its time: the transaction begins after it. */
export const readGlance = async ({ db, input }: StepwiseContext<typeof contract.glanceTalenta>) => {
  const saved = await columnsOf(db)
  const found = await glanceAtSheet(await asTable(input.file), templateOf(saved))
  if ('problem' in found) return refuse('invalid', { errors: { file: [found.problem] } })
  const header = guessHeader(found.rows, saved)
  return { rows: found.rows, line: header?.line ?? 1, columns: guessColumns(header?.cells ?? [], saved) }
}
export const glanceTalenta = async (
  _context: RequestContext<typeof contract.glanceTalenta>,
  data: Awaited<ReturnType<typeof readGlance>>,
) => ({ data })

const read = async (db: Db, viewer: Viewer, file: File) => {
  const titles = await columnsOf(db)
  const { lines, problems, rows } = await readSheet(await asTable(file), templateOf(titles))
  const staff = await staffBy(db, viewer)
  const shiftOf = await shiftsOf(db)
  const seen = new Set<string>()
  const ready: TalentaRow[] = []
  const titleOf = (field: string) => (isField(field) ? titles[field] || talentaTitles[field] : field)
  const wrong: Problem[] = problems.map((one) => ({ ...one, column: titleOf(one.column), value: one.value ?? '' }))
  for (const { line, value } of lines) {
    const one = staff.get(value.employee_id.toLowerCase())
    const found = toTalenta(value, one, one ? shiftOf(one, value.date) : officeShift, seen)
    if ('row' in found) ready.push(found.row)
    else
      wrong.push(
        ...found.problems.map(({ field, message }) => ({
          ...{ line, column: titleOf(field), value: value[field], message: english(message) },
        })),
      )
  }
  wrong.sort((a, b) => a.line - b.line)
  return { ready, wrong, total: rows }
}

export const readTalenta = ({ db, viewer, input }: StepwiseContext<typeof contract.previewTalenta>) =>
  read(db, viewer, input.file)
type Found = Awaited<ReturnType<typeof readTalenta>>

export const previewTalenta = async (
  _context: RequestContext<typeof contract.previewTalenta>,
  { ready, wrong, total }: Found,
) => ({
  data: {
    ...{ total, ready: ready.length, rows: ready.slice(0, mostShown) },
    ...{ problems: wrong.slice(0, mostShown), problem_count: wrong.length },
  },
})

export const convertTalenta = async (
  { input }: RequestContext<typeof contract.convertTalenta>,
  { ready, wrong }: Found,
) => {
  if (ready.length === 0) refuse('conflict', { because: because('nothing-to-convert') })
  if (wrong.length > 0 && !input.skip_bad)
    refuse('conflict', { because: because('rows-not-right', { n: wrong.length }) })
  const { writeXlsx } = await import('hucre/xlsx')
  const rows = [
    talentaFields.map((field) => talentaTitles[field]),
    ...ready.map((row) => talentaFields.map((field) => row[field] || null)),
  ]
  const bytes = await writeXlsx({ sheets: [{ name: 'Attendance', rows }] })
  const name = `talenta-${companyToday()}.xlsx`
  return { data: { name, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes } }
}
