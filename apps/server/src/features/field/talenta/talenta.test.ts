import { read, utils } from '@e965/xlsx'
import * as contract from '@sejuk/contract/field/talenta'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { type Rows, workbook } from '../../../../test/workbooks.ts'

const { as } = await startTestServer()
const hr = await as(undefined, { username: 'Ratna' })
await as([], { usercode: 'U-DIMAS', username: 'Dimas' })
const head = ['NIK', 'Tanggal', 'Jam Masuk', 'Jam Pulang']
const form = (rows: Rows, more: Record<string, string> = {}) => {
  const made = new FormData()
  made.set('file', new File([new Uint8Array(workbook({ Absen: rows }))], 'absen.xlsx'))
  for (const [name, value] of Object.entries(more)) made.set(name, value)
  return made
}
const good = ['U-DIMAS', '2026-11-16', '08:31', '18:02']

test('rows are looked at before anything is converted, and what is wrong is told by row and column', async () => {
  const rows = [
    head,
    good,
    ['U-NOBODY', '2026-11-16', '08:31', ''],
    ['u-dimas', '2026-11-16', '8.31', ''],
    ['U-DIMAS', '2026-11-17', 'x', ''],
    ['U-DIMAS', '2026-13-40', '08:30', ''],
  ]
  const { data } = await hr(contract.previewTalenta, form(rows))
  expect(data).toMatchObject({ total: 5, ready: 1, problem_count: 4 })
  expect(data.rows).toMatchObject([{ employee_id: 'U-DIMAS', name: 'Dimas', check_in: '08:31', code: 'H' }])
  expect(data.problems.map(({ line, column }: { line: number; column: string }) => [line, column])).toEqual([
    [3, 'NIK'],
    [4, 'Tanggal'],
    [5, 'Jam Masuk'],
    [6, 'Tanggal'],
  ])
  expect(data.problems[0].message).toBe('No staff with this code')
  expect((await hr(contract.convertTalenta, form(rows))).message).toBe(
    '4 problems: mend the file, or leave the rows out',
  )
})

test('a text file of the device is read like a table, whatever sign stands between its cells', async () => {
  for (const sign of [',', ';']) {
    const text = [head, good, ['U-NOBODY', '2026-11-16', '08:31', '']].map((row) => row.join(sign)).join('\r\n')
    const made = new FormData()
    made.set('file', new File([`\uFEFF${text}`], 'ABSEN.CSV', { type: 'text/csv' }))
    expect((await hr(contract.previewTalenta, made)).data).toMatchObject({
      ...{ total: 2, ready: 1, problem_count: 1, rows: [{ employee_id: 'U-DIMAS', check_in: '08:31' }] },
    })
    expect((await hr(contract.glanceTalenta, made)).data.rows[0]).toMatchObject({ cells: head })
  }
})

test('staff of other branches is not known to who sees one branch', async () => {
  await as([], { usercode: 'U-FAR', username: 'Farah', department: '713' })
  const own = await as(['Talenta-Convert'], { view_data: 'View_Data_My_Branch', department: '705' })
  const { data } = await own(contract.previewTalenta, form([head, ['U-FAR', '2026-11-16', '08:31', '18:02']]))
  expect(data).toMatchObject({ ready: 0, rows: [], problems: [{ message: 'No staff with this code' }] })
  expect((await hr(contract.previewTalenta, form([head, ['U-FAR', '2026-11-16', '08:31', '']]))).data.ready).toBe(1)
})

test('the file in the layout of Talenta is read back by another library', async () => {
  const { data } = await hr(
    contract.convertTalenta,
    form([head, good, ['U-NOBODY', '2026-11-16', '', '']], { skip_bad: 'true' }),
  )
  const book = read(data)
  const [name = ''] = book.SheetNames
  expect(utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1 })).toEqual([
    ['Employee ID', 'Date', 'Shift', 'Check In', 'Check Out', 'Attendance Code'],
    ['U-DIMAS', '2026-11-16', '08:30~18:00', '08:31', '18:02', 'H'],
  ])
})

test('the header of a file is found below its title rows, and its columns are offered', async () => {
  const device = [
    ['PT Sejuk', null, null, null],
    ['November 2026', null, null, null],
    [null, null, null, null],
    ['No', 'PIN', 'Tgl', 'Scan Masuk', 'Scan Pulang'],
    [1, 'U-DIMAS', '2026-11-16', '08:31', '18:02'],
  ]
  const { data } = await hr(contract.glanceTalenta, form(device))
  expect(data.line).toBe(4)
  expect(data.columns).toMatchObject({ employee_id: 'PIN', date: 'Tgl', check_in: 'Scan Masuk', shift: '' })
  expect(data.rows.map(({ line }: { line: number }) => line)).toEqual([1, 2, 4, 5])
  expect(data.rows[3].cells).toEqual(['1', 'U-DIMAS', '2026-11-16', '08:31', '18:02'])
  const bad = new FormData()
  bad.set('file', new File([new Uint8Array([1, 2, 3])], 'absen.xlsx'))
  expect((await hr(contract.glanceTalenta, bad)).errors).toHaveProperty('file')
  expect((await (await as([]))(contract.glanceTalenta, form(device))).code).toBe('403')
})

test('columns are mapped once and used from then on, and a stale map is not overwritten', async () => {
  const { data } = await hr(contract.getTalentaColumns)
  expect(data).toMatchObject({ employee_id: 'NIK', check_in: 'Jam Masuk', row_version: 0 })
  const mapped = { ...data, employee_id: 'ID', date: 'Day', check_in: 'In', check_out: 'Out', code: 'Kode' }
  expect((await hr(contract.saveTalentaColumns, { ...mapped, employee_id: '' })).errors).toHaveProperty('employee_id')
  expect((await hr(contract.saveTalentaColumns, mapped)).data).toEqual({ row_version: 1 })
  expect((await hr(contract.saveTalentaColumns, { ...mapped, row_version: 7 })).code).toBe('409')
  const other = await hr(
    contract.previewTalenta,
    form([
      ['ID', 'Day', 'In', 'Out', 'Kode'],
      ['U-DIMAS', '2026-11-18', '', '', 'CT'],
    ]),
  )
  expect(other.data.rows).toMatchObject([{ date: '2026-11-18', code: 'CT' }])
  const missing = await hr(contract.previewTalenta, form([head, good]))
  expect(missing.data).toMatchObject({ ready: 0 })
  expect(missing.data.problems.length).toBeGreaterThan(0)
})

test('garbage is refused with a sentence, and only who may convert converts', async () => {
  const bad = new FormData()
  bad.set('file', new File([new Uint8Array([1, 2, 3])], 'absen.xlsx'))
  const { code, data } = await hr(contract.previewTalenta, bad)
  expect(code === '200' ? data.problem_count : 1).toBeGreaterThan(0)
  expect((await hr(contract.previewTalenta, new FormData())).code).toBe('406')
  expect((await (await as([]))(contract.getTalentaColumns)).code).toBe('403')
})
