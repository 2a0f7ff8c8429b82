import { unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { otherWorkbook, type Rows, workbook } from '../../../test/workbooks.ts'
import { readWorkbook } from './read-workbook.ts'

const spec = {
  sheet: 'Parts',
  maxRows: 30,
  columns: {
    code: { titles: ['Part Code', 'Kode Suku Cadang'], isRequired: true },
    name: { titles: ['Part Name', 'Nama'], isRequired: true },
    note: { titles: ['Note', 'Catatan'], isRequired: false },
    since: { titles: ['Since', 'Sejak'], isRequired: false, isDate: true },
  },
}
const header = ['Part Code', 'Part Name', 'Note', 'Since']
const kinds = ['xlsx', 'biff8'] as const

const readBytes = (bytes: Uint8Array) => {
  const said = [...readWorkbook(Buffer.from(bytes), spec)]
  return {
    rows: said.flatMap((it) => ('rows' in it ? it.rows : [])),
    faults: said.flatMap((it) => ('fault' in it ? [it.fault] : [])),
    count: said.flatMap((it) => ('end' in it ? [it.end] : [])),
  }
}
const readRows = (rows: Rows) => readBytes(workbook({ Parts: rows }))
const cellsOf = (rows: Rows) => readRows(rows).rows.map(({ cells }) => cells)
const refused = (message: string, line = 0, column = '', value = '') => ({
  rows: [],
  faults: [{ line, column, value, message }],
})

describe.each(kinds)('a workbook written as %s', (kind) => {
  const cells = (rows: Rows) => readBytes(workbook({ Parts: rows }, kind)).rows.map((row) => row.cells)

  test('gives its rows with the line numbers their author sees', () => {
    const rows: Rows = [header, ['P1', 'Fan', 'grey'], [], ['P2', 'Motor'], [' ', '', null], ['P3', 'Board']]
    expect(readBytes(workbook({ Parts: rows }, kind))).toEqual({
      faults: [],
      count: [3],
      rows: [
        { line: 2, cells: ['P1', 'Fan', 'grey', null] },
        { line: 4, cells: ['P2', 'Motor', null, null] },
        { line: 6, cells: ['P3', 'Board', null, null] },
      ],
    })
  })

  test('keeps what was typed as a number, without a point or an exponent', () => {
    const [first, second] = cells([
      header,
      [10350, 812345678901, { v: 812, z: '00000' }],
      [true, 0.5, { v: 215550123, z: '000-0000-0000' }],
    ])
    expect(first).toEqual(['10350', '812345678901', '00812', null])
    expect(second).toEqual(['TRUE', '0.5', '002-1555-0123', null])
  })

  test('may hold letters of any script, and what looks like markup', () => {
    const row = ['Ж "x"', '空调 ❄️ 𝒜', "<script>alert('&amp;')</script>\u00a0é"]
    expect(cells([header, row])).toEqual([[...row, null]])
  })

  test('says which cell holds an error', () => {
    expect(cells([header, ['P1', { t: 'e', v: 0x17 }]])[0]?.[1]).toEqual({
      value: '#REF!',
      message: 'The cell holds an error',
    })
  })

  test('with a merged header is refused', () => {
    const told: [Rows, object] = [
      [
        [...header, 'More', ''],
        ['P1', 'Fan'],
      ],
      { merges: ['E1:F1'] },
    ]
    expect(readBytes(workbook({ Parts: told }, kind))).toMatchObject(
      refused('The header has merged cells: E1:F1', 1, '', 'E1:F1'),
    )
  })
})

describe('the header', () => {
  test('is known by its English or Indonesian titles or its keys, in any order, with other columns beside it', () => {
    const rows = cellsOf([
      ['Colour', ' nama *', 'KODE  SUKU CADANG', 'Price', 'note'],
      ['grey', 'Fan', 'P1', 5, 'x'],
    ])
    expect(rows).toEqual([['P1', 'Fan', 'x', null]])
  })

  test('may stand below a title', () => {
    const told: [Rows, object] = [[['PARTS OF 2026'], [], header, ['P1', 'Fan']], { merges: ['A1:D1'] }]
    expect(readBytes(workbook({ Parts: told })).rows).toMatchObject([{ line: 4 }])
  })

  test('that lacks a required column names it, and an optional one may be left out', () => {
    expect(
      readRows([
        ['Part Code', 'Colour'],
        ['P1', 'grey'],
      ]),
    ).toMatchObject(refused('The column Part Name is missing', 1, 'name'))
    expect(
      cellsOf([
        ['Part Code', 'Part Name'],
        ['P1', 'Fan'],
      ]),
    ).toEqual([['P1', 'Fan', null, null]])
  })

  test('that is not there at all names every required column', () => {
    const { faults, rows } = readRows([
      ['P1', 'Fan', 'grey'],
      ['P2', 'Motor', ''],
    ])
    expect(rows).toEqual([])
    expect(faults.map(({ message }) => message)).toEqual([
      'The column Part Code is missing',
      'The column Part Name is missing',
    ])
  })

  test('with a title twice is not guessed at', () => {
    expect(
      readRows([
        [...header, 'part code'],
        ['P1', 'Fan', '', null, 'P9'],
      ]),
    ).toMatchObject(refused('The column Part Code stands twice', 1, 'code'))
  })
})

describe('several sheets', () => {
  const good: Rows = [header, ['P1', 'Fan']]
  const old: Rows = [header, ['P9', 'Old']]
  const other: Rows = [
    ['Column', 'Rule'],
    ['Part Code', 'Required'],
  ]
  const fan = [{ line: 2, cells: ['P1', 'Fan', null, null] }]

  test.each(kinds)('the one named as in the template is meant (%s)', (kind) => {
    expect(readBytes(workbook({ Old: old, parts: good }, kind)).rows).toEqual(fan)
  })

  test.each(kinds)('else the only one whose header fits (%s)', (kind) => {
    expect(readBytes(workbook({ Guide: other, Empty: [], Mine: good }, kind)).rows).toEqual(fan)
  })

  test.each(kinds)('a hidden one does not count (%s)', (kind) => {
    expect(readBytes(workbook({ Old: [old, { isHidden: true }], Mine: good }, kind)).rows).toEqual(fan)
  })

  test('two that fit are refused by name', () => {
    expect(readBytes(workbook({ May: good, June: good }))).toMatchObject(
      refused("Several sheets have the template's header: May, June"),
    )
  })

  test('when none fits, the first says what it lacks', () => {
    const { faults } = readBytes(workbook({ A: other, B: other }))
    expect(faults.map(({ message }) => message)).toContain('The column Part Name is missing')
  })
})

describe('a cell', () => {
  test('with a formula counts by its saved result; without one it is a problem', async () => {
    expect(
      cellsOf([
        header,
        [
          { t: 's', v: 'P1', f: '"P"&1' },
          { v: 3, f: '1+2' },
        ],
      ]),
    ).toEqual([['P1', '3', null, null]])
    const unsaved = new Map([['1,2', { formula: 'A2&B2' }]])
    const bytes = await otherWorkbook({ name: 'Parts', rows: [header, ['P1', 'Fan']], cells: unsaved })
    expect(readBytes(bytes).rows[0]?.cells[2]).toEqual({
      value: '=A2&B2',
      message: 'The formula has no saved result. Save the file in Excel, or type the value',
    })
  })

  test('with a date where text is expected is a problem: Excel has made it of something else', () => {
    expect(cellsOf([header, ['P1', { v: 46_340, z: 'd-mmm' }]])[0]?.[1]).toEqual({
      value: '2026-11-14',
      message: 'A date stands here. Format the cell as text and type it again',
    })
  })

  test.each([
    [{ v: 46_340, z: 'dd/mm/yyyy' }, '2026-11-14'],
    ['2026-11-14', '2026-11-14'],
    ['14/11/2026', '2026-11-14'],
    ['1-2-2026', '2026-02-01'],
  ])('for a day holds a date, or text that can mean only one: %j', (told, day) => {
    expect(cellsOf([header, ['P1', 'Fan', '', told]])[0]?.[3]).toBe(day)
  })

  test.each(kinds)('of a workbook that counts its days from 1904 means the same day (%s)', (kind) => {
    const rows: Rows = [header, ['P1', 'Fan', '', { v: 46_340 - 1462, z: 'dd/mm/yyyy' }]]
    expect(readBytes(workbook({ Parts: rows }, kind, { date1904: true })).rows[0]?.cells[3]).toBe('2026-11-14')
  })

  test.each(['14 November 2026', '31/02/2026', '11/14/2026', 20261114])('for a day may not hold %j', (told) => {
    expect(cellsOf([header, ['P1', 'Fan', '', told]])[0]?.[3]).toEqual({
      value: String(told),
      message: 'Write the date as 2026-11-14',
    })
  })

  test('with a number too long to be exact is a problem', () => {
    expect(cellsOf([header, ['P1', 6_281_234_567_890_123]])[0]?.[1]).toMatchObject({
      message: 'The number is too long to be exact. Format the cell as text and type it again',
    })
  })

  test('with a zero byte is a problem, and half a letter is mended', () => {
    expect(cellsOf([header, ['P1', 'a\0b']])[0]?.[1]).toEqual({
      value: 'a␀b',
      message: 'A character that cannot be stored was found',
    })
    expect(cellsOf([header, ['P1', 'a_xD800_b']])[0]?.[1]).toBe('a\ufffdb')
  })
})

describe('how much', () => {
  const rowsOf = (count: number): Rows => [header, ...Array.from({ length: count }, (_, n) => [`P${n}`, 'Fan'])]

  test('as many rows as the template allows are read, one more is refused', () => {
    expect(readRows(rowsOf(30)).rows).toHaveLength(30)
    expect(readRows(rowsOf(31))).toEqual({ ...refused('No more than 30 rows', 32), count: [31] })
  })

  test('no rows, no cells, no sheet that is filled', () => {
    expect(readRows([header])).toMatchObject(refused('The sheet has no rows below its header'))
    expect(readRows([])).toMatchObject(refused('The sheet is empty'))
    expect(readBytes(workbook({ A: [], B: [['  ']] }))).toMatchObject(refused('The sheet is empty'))
  })
})

test('a workbook without the sheet it speaks of is damaged', () => {
  const { 'xl/worksheets/sheet1.xml': _, ...rest } = unzipSync(workbook({ Parts: [header, ['P1', 'Fan']] }))
  expect(readBytes(zipSync(rest))).toMatchObject(refused('The file is damaged and cannot be read'))
})
