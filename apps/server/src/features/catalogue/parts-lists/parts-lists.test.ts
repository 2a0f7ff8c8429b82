import * as contract from '@sejuk/contract/catalogue/parts-lists'
import * as downloads from '@sejuk/contract/platform/downloads'
import * as imports from '@sejuk/contract/platform/imports'
import { beforeAll, expect, test } from 'vitest'
import { loadMasters } from '../../../../reference/load-masters.ts'
import { loadReference } from '../../../../reference/load-reference.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { type Rows, workbook } from '../../../../test/workbooks.ts'

const { as, database } = await startTestServer()
const editor = await as(['Item-Bom-View', 'Item-Bom-Modify'], { username: 'Nurul' })
const reader = await as(['Item-Bom-View'])
const stranger = await as([])

beforeAll(async () => {
  await loadReference(database, () => {})
  await loadMasters(database, () => {})
})

const board = '30131000137'
const display = '30561000137'
const line = (position_no: number, sparepart_item_code: string, more: object = {}) => ({
  position_no,
  sparepart_item_code,
  qty: 1,
  ...more,
})
const add = (item_code: string, lines: object[], bom_type = 'Indoor') =>
  editor(contract.addPartsList, { item_code, bom_type, lines })
const detail = async (bom_code: string, more: object = {}) =>
  (await reader(contract.getPartsList, { bom_code, ...more })).data

test('a parts list is written once for a unit and type, and read with what is known of its parts', async () => {
  const added = await add('GSW-05NK3(I)', [line(1, board), line(2, display, { qty: '2', is_compressor: 'true' })])
  expect(added).toMatchObject({ code: '200', data: { bom_code: expect.stringMatching(/^BOM-\d{5}$/) } })
  expect(await detail(added.data.bom_code)).toMatchObject({
    item_code: 'GSW-05NK3(I)',
    bom_type: 'Indoor',
    parts: 2,
    positions: 2,
    view_revision: null,
    update_user_name: 'Nurul',
    lines: [
      { position_no: 1, sparepart_item_code: board, part_group_code: 'PCBI', warranty_months: 12, is_returnable: true },
      { position_no: 2, sparepart_item_code: display, qty: 2, is_compressor: true },
    ],
  })
  expect((await add('GSW-05NK3(I)', [line(1, board)])).errors).toEqual({
    bom_type: [`This unit has a parts list of this type already: ${added.data.bom_code}`],
  })
  expect((await reader(contract.getPartsList, { item_code: 'GSW-05NK3(I)', bom_type: 'Indoor' })).data.bom_code).toBe(
    added.data.bom_code,
  )
  expect((await reader(contract.getPartsList, { item_code: 'GSW-05NK3(I)', bom_type: 'Panel' })).code).toBe('404')
  expect((await reader(contract.getPartsList, { bom_code: 'BOM-9' })).code).toBe('404')
})

test('a list holds spare parts only, each once at a position for the same serial numbers', async () => {
  const errors = async (lines: object[], item_code = 'GSW-07NK3(I)') => (await add(item_code, lines)).errors
  expect(await errors([])).toEqual({ lines: ['A parts list has at least one part'] })
  expect(await errors([line(1, 'GSW-07NK3(O)')])).toEqual({
    'lines.0.sparepart_item_code': ['GSW-07NK3(O) is not a spare part'],
  })
  expect(await errors([line(1, 'NOTHING')])).toEqual({
    'lines.0.sparepart_item_code': ['This choice is not in the list'],
  })
  expect(await errors([line(1, board), line(1, board)])).toEqual({
    'lines.1.sparepart_item_code': ['The same part stands at this position already'],
  })
  expect(await errors([line(1, board, { serial_from: '4N5', serial_to: '4N2' })])).toEqual({
    'lines.0.serial_to': ['The last serial prefix is before the first'],
  })
  expect(Object.keys((await errors([line(0, board, { qty: 0, serial_from: 'a*' })])) ?? {})).toEqual([
    'lines.0.position_no',
    'lines.0.qty',
    'lines.0.serial_from',
  ])
  expect(await errors([line(1, board)], 'GSW-07NK3')).toEqual({
    item_code: ['Only a unit has a parts list, not a set and not a spare part'],
  })
  expect(await errors([line(1, board)], board)).toEqual({
    item_code: ['Only a unit has a parts list, not a set and not a spare part'],
  })
  expect(await errors([line(1, board)], 'NOTHING')).toEqual({ item_code: ['This choice is not in the list'] })
  expect((await errors(Array.from({ length: 501 }, (_, n) => line(n + 1, board))))?.lines).toHaveLength(1)
  expect((await reader(contract.listPartsLists, { search: 'GSW-07NK3' })).data).toEqual([])
})

test('of a serial number only what is built into that unit is shown', async () => {
  const { bom_code } = (
    await add('GSW-09NK3(I)', [
      line(1, board, { serial_to: '4n2' }),
      line(1, display, { serial_from: ' 4N3 ' }),
      line(2, display),
    ])
  ).data
  const positions = async (serial_number: string) =>
    (await detail(bom_code, { serial_number })).lines.map(
      (one: { position_no: number; sparepart_item_code: string }) => `${one.position_no} ${one.sparepart_item_code}`,
    )
  expect(await positions('4N1A60438812')).toEqual([`1 ${board}`, `2 ${display}`])
  expect(await positions('4n5a60438812')).toEqual([`1 ${display}`, `2 ${display}`])
})

test('two editors: the second gets 409 with the lines of the first, and loses nothing', async () => {
  const { bom_code } = (await add('GSW-12NK3(I)', [line(1, board)])).data
  const save = (lines: object[]) => editor(contract.updatePartsList, { bom_code, row_version: 1, lines })
  expect((await save([line(1, board, { qty: 3 })])).data).toEqual({ bom_code, row_version: 2 })
  const late = await save([line(1, board, { qty: 4 })])
  expect(late).toMatchObject({
    code: '409',
    data: { changed_by: 'Nurul', changed_fields: ['lines'], current: { row_version: 2, lines: [{ qty: 3 }] } },
  })
  expect((await detail(bom_code)).lines).toMatchObject([{ qty: 3 }])
  expect(
    (await reader(contract.partsListLog, { code: bom_code })).data.map((one: { action: string }) => one.action),
  ).toEqual(['update', 'create'])
  expect((await editor(contract.deletePartsList, { bom_code, row_version: 1 })).code).toBe('409')
  expect((await editor(contract.deletePartsList, { bom_code, row_version: 2 })).message).toBe('Deleted')
  expect((await reader(contract.getPartsList, { bom_code })).code).toBe('404')
})

test('a list is copied to another unit, and two are compared', async () => {
  const { bom_code } = (await add('GSW-18NK3(I)', [line(1, board), line(2, display, { qty: 2 })])).data
  const to = { bom_code, item_code: 'GSW-24NK3(I)', bom_type: 'Indoor' }
  const copied = await editor(contract.copyPartsList, to)
  expect(copied.message).toBe('Parts list copied')
  expect((await editor(contract.copyPartsList, to)).errors?.bom_type).toHaveLength(1)
  expect((await editor(contract.copyPartsList, { ...to, bom_code: 'BOM-0' })).code).toBe('404')
  const pair = { bom_a: bom_code, bom_b: copied.data.bom_code }
  expect((await reader(contract.comparePartsLists, pair)).data).toMatchObject({ same: 2, differences: [] })
  const lines = [line(1, board), line(2, display), line(3, '30131000137')]
  await editor(contract.updatePartsList, { bom_code: copied.data.bom_code, row_version: 1, lines })
  expect((await reader(contract.comparePartsLists, pair)).data).toMatchObject({
    same: 1,
    differences: [
      { position_no: 2, sparepart_item_code: display, qty_a: 2, qty_b: 1 },
      { position_no: 3, qty_a: 0, qty_b: 1, part_name: expect.stringContaining('PCB') },
    ],
  })
  expect((await reader(contract.comparePartsLists, { bom_a: bom_code, bom_b: bom_code })).errors).toEqual({
    bom_b: ['Choose two different parts lists'],
  })
  expect((await reader(contract.comparePartsLists, { bom_a: bom_code, bom_b: 'BOM-0' })).code).toBe('404')
})

test('where a part is used, and lists by filter', async () => {
  const used = await reader(contract.listPartsListLines, { sparepart_item_code: display, bom_type: 'Indoor' })
  expect(used.total).toBeGreaterThan(3)
  expect(used.data.every((one: { sparepart_item_code: string }) => one.sparepart_item_code === display)).toBe(true)
  const codes = async (filter: object) =>
    (await reader(contract.listPartsLists, filter)).data.map(({ item_code }: { item_code: string }) => item_code)
  expect(await codes({ search: 'GSW-05NK3', sort: '-parts' })).toEqual(['GSW-05NK3(I)'])
  expect(await codes({ search: 'GSW-05NK3', view: 'with' })).toEqual([])
  expect(await codes({ search: 'GSW-05NK3', sparepart_item_code: 'X' })).toEqual([])
  expect(await codes({ category_code: 'VRO' })).toEqual([])
  expect((await reader(contract.partsListDropdown, { search: 'GSW-05NK3' })).data).toMatchObject([
    { label: 'GSW-05NK3(I), Indoor' },
  ])
  expect((await stranger(contract.bomTypeDropdown)).data.map(({ bom_type }: { bom_type: string }) => bom_type)).toEqual(
    ['Indoor', 'Outdoor', 'Panel', 'Remote', 'Package D', 'Unit'],
  )
})

test('without the permission nothing is read or written', async () => {
  for (const endpoint of [contract.listPartsLists, contract.listPartsListLines, contract.getPartsList])
    expect((await stranger(endpoint, { bom_code: 'X' })).code).toBe('403')
  for (const endpoint of [
    contract.addPartsList,
    contract.updatePartsList,
    contract.deletePartsList,
    contract.copyPartsList,
  ])
    expect((await reader(endpoint, {})).code).toBe('403')
})

const titles = ['Unit', 'Type', 'Position', 'Spare part', 'Quantity', 'Compressor', 'Serial from']
const preview = async (rows: Rows) => {
  const form = fileForm(workbook({ BOM: [titles, ...rows] }), 'bom.xlsx')
  form.set('module_name', contract.partsListSheet.module_name)
  return editor(imports.previewImport, form)
}

test('lines come by Excel, with what is wrong at its cell, and can be taken back', async () => {
  const bad = await preview([
    ['GMV-ND22PLS/D2', 'Indoor', 1, board, 1, 'no', null],
    ['GMV-ND22PLS/D2', 'Indoor', 1, board, 1, null, null],
    ['GSW-05NK3', 'Castle', 1, board, 1, null, null],
    ['NOTHING', 'Indoor', 'x', board, 0, 'maybe', null],
  ])
  expect(bad).toMatchObject({ code: '200', data: { row_count: 4, bad_rows: 3 } })
  const rows = await editor(imports.listImportRows, { import_batch_code: bad.data.import_batch_code, only: 'bad' })
  expect(rows.data.map(({ problems }: { problems: object }) => problems)).toMatchObject([
    { sparepart_item_code: 'The same part stands at this position already' },
    { bom_type: 'This choice is not in the list' },
    { qty: expect.any(String), position_no: expect.any(String), is_compressor: 'Write Yes or No' },
  ])
  const good = await preview([
    ['GMV-ND22PLS/D2', 'indoor', 1, board, 1, 'no', '4N1'],
    ['GMV-ND22PLS/D2', 'Indoor', 2, display, 2, 'ya', null],
  ])
  const { import_batch_code } = good.data
  expect((await editor(imports.commitImport, { import_batch_code })).data).toEqual({ added: 2, skipped: 0 })
  const [list] = (await reader(contract.listPartsLists, { search: 'GMV-ND22PLS/D2' })).data
  expect(list).toMatchObject({ parts: 2, bom_type: 'Indoor' })
  expect((await editor(imports.rollBackImport, { import_batch_code })).code).toBe('200')
  expect((await reader(contract.listPartsLists, { search: 'GMV-ND22PLS/D2' })).data).toEqual([])
})

test('what was changed after the import stays', async () => {
  const { import_batch_code } = (await preview([['GMV-ND28PLS/D2', 'Indoor', 1, board, 1, null, null]])).data
  await editor(imports.commitImport, { import_batch_code })
  const [list] = (await reader(contract.listPartsLists, { search: 'GMV-ND28PLS/D2' })).data
  const { bom_code, row_version } = list
  await editor(contract.updatePartsList, { bom_code, row_version, lines: [line(1, board, { qty: 5 })] })
  expect((await editor(imports.rollBackImport, { import_batch_code })).code).toBe('409')
  expect((await detail(bom_code)).lines).toMatchObject([{ qty: 5 }])
})

test('a file that is no workbook is refused, and a download is prepared', async () => {
  const form = fileForm(new TextEncoder().encode('not a workbook'), 'bom.xlsx')
  form.set('module_name', contract.partsListSheet.module_name)
  const refused = await editor(imports.previewImport, form)
  expect(Number(refused.code)).toBeLessThan(500)
  expect(refused.code).not.toBe('200')
  const { module_name } = contract.partsListData
  expect((await reader(downloads.prepareDownload, { module_name, search: 'GSW' })).code).toBe('200')
  expect((await stranger(downloads.prepareDownload, { module_name })).code).toBe('403')
})
