import * as contract from '@sejuk/contract/catalogue/exploded-views'
import { addPartsList, updatePartsList } from '@sejuk/contract/catalogue/parts-lists'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { loadMasters } from '../../../../reference/load-masters.ts'
import { loadReference } from '../../../../reference/load-reference.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { itemReplacements } from '../../../db/tables/catalogue/item-replacements.ts'
import { items } from '../../../db/tables/catalogue/items.ts'

const { as, app, db, database } = await startTestServer()
const editor = await as(undefined, { username: 'Nurul' })
const second = await as(undefined, { username: 'Rina' })
const reader = await as(['Exploded-View-Readonly'], { username: 'Budi' })
const stranger = await as([])

beforeAll(async () => {
  await loadReference(database, () => {})
  await loadMasters(database, () => {})
})

const [board, display] = ['30131000137', '30561000137']
const unit = (item_code: string) => ({ item_code, bom_type: 'Indoor' })
const circle = (position_no: number, cx = 0.5) => ({ position_no, cx, cy: 0.5, r: 0.02, label_x: 0.2, label_y: 0.2 })
const map = (...spots: object[]) => ({ v: 1, spots })
const png = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
const pictureForm = async (fields: object, bytes?: Uint8Array, name = 'view.png') => {
  const form = fileForm(bytes ?? (await png()), name)
  for (const [field, value] of Object.entries(fields))
    form.set(field, typeof value === 'object' ? JSON.stringify(value) : String(value))
  return form
}
const withParts = async (item_code: string) => {
  const lines = [board, display].map((sparepart_item_code, n) => ({ position_no: n + 1, sparepart_item_code, qty: 1 }))
  const { data } = await editor(addPartsList, { ...unit(item_code), lines })
  const saved = await editor(contract.saveExplodedView, await pictureForm(unit(item_code)))
  return { bom_code: data.bom_code, saved }
}
const draft = async (item_code: string) =>
  (await editor(contract.getExplodedView, { ...unit(item_code), draft: true })).data
const read = (item_code: string, more: object = {}) => reader(contract.getExplodedView, { ...unit(item_code), ...more })

test('a view is drawn, completed both ways, published, and only then seen by readers', async () => {
  const code = 'GSW-05NK3(I)'
  const { saved } = await withParts(code)
  expect(saved).toMatchObject({
    code: '200',
    data: { view_code: expect.stringMatching(/^EXV-\d{5}$/), row_version: 1 },
  })
  expect(await draft(code)).toMatchObject({
    width: 40,
    height: 30,
    positions_without_spot: [1, 2],
    spots_without_position: [],
    published_revision: null,
    has_draft: true,
  })
  expect((await read(code)).data).toMatchObject({ photo_path: null, revision: null, parts: [{ position_no: 1 }, {}] })
  const seen = { ...unit(code), row_version: 1 }
  expect(await editor(contract.publishExplodedView, seen)).toMatchObject({
    code: '409',
    status: 'NotComplete',
    message: '2 to settle first',
  })
  const put = await editor(contract.updateExplodedView, { ...seen, json: map(circle(1), circle(7)) })
  expect(put.data.row_version).toBe(2)
  expect(await draft(code)).toMatchObject({ positions_without_spot: [2], spots_without_position: [7] })
  await editor(contract.updateExplodedView, { ...seen, row_version: 2, json: map(circle(1), circle(2)) })
  const published = await editor(contract.publishExplodedView, { ...seen, row_version: 3, note: 'First' })
  expect(published).toMatchObject({ message: 'Revision 1 is published', data: { revision: 1 } })
  const { data } = await read(code)
  expect(data).toMatchObject({ revision: 1, published_user_name: 'Nurul', json: { spots: [{ position_no: 1 }, {}] } })
  expect(await editor(contract.publishExplodedView, { ...seen, row_version: 4 })).toMatchObject({
    code: '409',
    status: 'NothingNew',
  })
  const picture = await app.inject({
    url: data.photo_path,
    headers: { cookie: `sid=${reader.token}`, host: 'sejuk.test' },
  })
  expect(picture.statusCode).toBe(200)
  const foreign = await app.inject({
    url: data.photo_path,
    headers: { cookie: `sid=${stranger.token}`, host: 'sejuk.test' },
  })
  expect(foreign.statusCode).toBe(404)
})

test('a draft leaves what readers see as it was, and an older revision can come back', async () => {
  const code = 'GSW-07NK3(I)'
  await withParts(code)
  const save = (row_version: number, json: object) =>
    editor(contract.updateExplodedView, { ...unit(code), row_version, json })
  await save(1, map(circle(1), circle(2)))
  await editor(contract.publishExplodedView, { ...unit(code), row_version: 2 })
  // Nothing given changes nothing: no draft begins.
  const nothing = await editor(contract.updateExplodedView, { ...unit(code), row_version: 3 })
  expect(nothing.data.row_version).toBe(3)
  expect((await draft(code)).has_draft).toBe(false)
  await save(3, map(circle(1, 0.9), circle(2)))
  expect((await read(code)).data.json.spots[0].cx).toBe(0.5)
  expect((await read(code, { draft: true })).code).toBe('403')
  expect((await read(code, { revision: 1 })).code).toBe('403')
  await editor(contract.publishExplodedView, { ...unit(code), row_version: 4 })
  expect((await read(code)).data).toMatchObject({ revision: 2, json: { spots: [{ cx: 0.9 }, {}] } })
  const revisions = await editor(contract.listExplodedViewRevisions, unit(code))
  expect(revisions.data).toMatchObject([
    { revision: 2, spots: 2 },
    { revision: 1, spots: 2 },
  ])
  const back = { ...unit(code), row_version: 5, revision: 1 }
  expect((await editor(contract.restoreExplodedView, { ...back, revision: 9 })).code).toBe('404')
  expect((await editor(contract.restoreExplodedView, back)).message).toBe('Revision 1 is the draft now')
  expect((await draft(code)).json.spots[0].cx).toBe(0.5)
  expect((await read(code)).data.json.spots[0].cx).toBe(0.9)
})

test('two editors: the second gets 409 with the spots of the first', async () => {
  const code = 'GSW-09NK3(I)'
  await withParts(code)
  const save = (by: typeof editor, json: object) =>
    by(contract.updateExplodedView, { ...unit(code), row_version: 1, json })
  expect((await save(second, map(circle(1)))).code).toBe('200')
  expect(await save(editor, map(circle(2)))).toMatchObject({
    code: '409',
    status: 'Conflict',
    data: {
      changed_by: 'Rina',
      changed_fields: ['json'],
      current: { row_version: 2, json: { spots: [{ position_no: 1 }] } },
    },
  })
  expect((await draft(code)).json.spots).toHaveLength(1)
})

test('picture and spots are removed from the draft, and what was published stays', async () => {
  const code = 'GSW-12NK3(I)'
  await withParts(code)
  const seen = (row_version: number) => ({ ...unit(code), row_version })
  await editor(contract.updateExplodedView, { ...seen(1), json: map(circle(1), circle(2)) })
  await editor(contract.publishExplodedView, seen(2))
  expect((await editor(contract.removeExplodedViewJson, seen(3))).message).toBe('Spots removed')
  expect((await editor(contract.removeExplodedViewImage, seen(4))).message).toBe('Picture removed')
  expect((await editor(contract.removeExplodedViewImage, seen(4))).code).toBe('409')
  expect(await draft(code)).toMatchObject({ photo_code: null, width: 0, json: { spots: [] } })
  expect((await editor(contract.publishExplodedView, seen(5))).message).toBe('The view needs a picture first')
  expect((await read(code)).data).toMatchObject({ revision: 1, width: 40 })
  const again = await editor(
    contract.updateExplodedView,
    await pictureForm({ ...seen(5), json: map(circle(1)) }, await png(80, 20)),
  )
  expect(again.code).toBe('200')
  expect(await draft(code)).toMatchObject({ width: 80, height: 20, json: { spots: [{ position_no: 1 }] } })
  const log = await editor(contract.explodedViewLog, { code: again.data.view_code })
  expect(log.data.map(({ action }: { action: string }) => action)).toEqual([
    'update',
    'remove-image',
    'remove-json',
    'publish',
    'update',
    'create',
  ])
})

test('bad files and bad spots are refused, and nothing is left of them', async () => {
  const code = 'GSW-18NK3(I)'
  const save = async (fields: object, bytes?: Uint8Array, name?: string) =>
    editor(contract.saveExplodedView, await pictureForm({ ...unit(code), ...fields }, bytes, name))
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const refused of [
    await save({}, svg, 'view.svg'),
    await save({}, svg, 'view.png'),
    await save({}, new TextEncoder().encode('%PDF-1.4'), 'view.png'),
    await save({}, new Uint8Array(), 'view.png'),
    await save({ json: '{' }),
    await save({ json: map({ ...circle(1), cx: 2 }) }),
    await save({ json: map({ ...circle(1), position_no: 0 }) }),
    await save({ json: map({ ...circle(1), more: 1 }) }),
    await save({ json: map({ position_no: 1, label_x: 0, label_y: 0, points: [[0, 0]] }) }),
    await save({ json: { v: 2, spots: [] } }),
    await save({ json: map(...Array.from({ length: 301 }, (_, n) => circle(n + 1))) }),
    await save({ bom_type: 'Castle' }),
    await editor(contract.saveExplodedView, unit(code)),
  ])
    expect(refused.code).toBe('406')
  expect((await save({ json: '{' })).errors).toEqual({ json: ['The spots are not valid'] })
  expect((await save({ item_code: 'NOTHING' })).code).toBe('404')
  expect((await save({ item_code: 'GSW-18NK3' })).code).toBe('404')
  expect(await draft(code)).toMatchObject({ view_code: null, row_version: 0 })
  await save({})
  expect((await save({})).errors).toEqual({ bom_type: ['This unit has an exploded view of this type already'] })
})

test('a changed parts list shows in the list of views, and readers see published ones only', async () => {
  const code = 'GSW-24NK3(I)'
  const { bom_code } = await withParts(code)
  const rowOf = async (by: typeof editor) =>
    (await by(contract.listExplodedViews, { search: 'GSW-24NK3' })).data as contract.ExplodedViewRow[]
  expect(await rowOf(reader)).toEqual([])
  expect(await rowOf(editor)).toMatchObject([{ to_settle: 2, spots: 0, positions: 2, published_revision: null }])
  await editor(contract.updateExplodedView, { ...unit(code), row_version: 1, json: map(circle(1), circle(2)) })
  await editor(contract.publishExplodedView, { ...unit(code), row_version: 2 })
  expect(await rowOf(reader)).toMatchObject([{ to_settle: 0, published_revision: 1, has_draft: false }])
  const lines = [{ position_no: 1, sparepart_item_code: board, qty: 1 }]
  await editor(updatePartsList, { bom_code, row_version: 1, lines })
  expect(await rowOf(reader)).toMatchObject([{ to_settle: 1 }])
  expect((await editor(contract.listExplodedViews, { state: 'unsettled', search: 'GSW-24' })).total).toBe(1)
  const options = await reader(contract.explodedViewDropdown, { search: 'GSW-24NK3' })
  expect(options.data).toMatchObject([{ item_code: code, bom_type: 'Indoor', label: `${code}, Indoor` }])
  const ofSet = await reader(contract.listItemViews, { item_code: 'GSW-24NK3' })
  expect(ofSet.data.views).toMatchObject([{ item_code: code, bom_type: 'Indoor', published_revision: 1 }])
  expect((await reader(contract.listItemViews, { item_code: 'NOTHING' })).code).toBe('404')
})

test('of a serial number the reader sees the parts of that unit', async () => {
  const lines = [
    { position_no: 1, sparepart_item_code: board, qty: 1, serial_to: '4N2' },
    { position_no: 1, sparepart_item_code: display, qty: 1, serial_from: '4N3' },
  ]
  await editor(addPartsList, { ...unit('GSW-05NE2(I)'), lines })
  const parts = async (serial_number: string) =>
    (await read('GSW-05NE2(I)', { serial_number })).data.parts.map(
      ({ sparepart_item_code }: { sparepart_item_code: string }) => sparepart_item_code,
    )
  expect(await parts('')).toEqual([board, display])
  expect(await parts('4n1 a60438812')).toEqual([board])
  expect(await parts('4N9A60438812')).toEqual([display])
})

const spare = {
  ...{ business_unit_code: 'RAC', item_type: 'Spare Part', used_for_indoor_outdoor: 'None' as const },
  ...{ has_serial: false, warranty_sparepart_months: 12, warranty_compressor_months: 0 },
}

test('a part that was replaced is shown with what takes its place, along the whole chain', async () => {
  const lines = [{ position_no: 1, sparepart_item_code: board, qty: 1 }]
  await editor(addPartsList, { ...unit('GSW-07NE2(I)'), lines })
  const next = ['30131000138', '30131000139']
  for (const [n, code] of [board, ...next].entries())
    await db
      .insert(items)
      .values({ ...spare, item_code: code, item_name: `Board ${n}` })
      .onConflictDoNothing()
  for (const [n, code] of [board, ...next].entries())
    await db
      .update(items)
      .set({ replaced_by_item_code: next[n] ?? null })
      .where(eq(items.item_code, code))
  const [part] = (await read('GSW-07NE2(I)')).data.parts
  expect(
    part.substitutes.map(({ item_code, ratio }: { item_code: string; ratio: number }) => [item_code, ratio]),
  ).toEqual(next.map((code) => [code, 1]))
  const pair = { created_by: 'N', create_user_name: 'Nurul', valid_from: '2026-01-01', direction: 'both' as const }
  await db
    .insert(items)
    .values({ ...spare, item_code: '30561000138', item_name: 'Display 2' })
    .onConflictDoNothing()
  await db.insert(itemReplacements).values([
    { ...pair, old_item_code: display, new_item_code: board, ratio: 2 },
    { ...pair, old_item_code: board, new_item_code: '30561000138', valid_to: '2026-01-31' },
  ])
  const [again] = (await read('GSW-07NE2(I)')).data.parts
  const ratios = again.substitutes.map((one: { item_code: string; ratio: number }) => [one.item_code, one.ratio])
  expect(ratios).toHaveLength(3)
  expect(ratios).toEqual(expect.arrayContaining([[display, 0.5], ...next.map((code) => [code, 1])]))
})

test('without the permission nothing is read or drawn', async () => {
  for (const endpoint of [
    contract.listExplodedViews,
    contract.getExplodedView,
    contract.explodedViewDropdown,
    contract.listItemViews,
  ])
    expect((await stranger(endpoint, unit('GSW-05NK3(I)'))).code).toBe('403')
  for (const endpoint of [
    contract.saveExplodedView,
    contract.updateExplodedView,
    contract.removeExplodedViewImage,
    contract.removeExplodedViewJson,
    contract.publishExplodedView,
    contract.restoreExplodedView,
    contract.listExplodedViewRevisions,
    contract.explodedViewLog,
  ])
    expect((await reader(endpoint, unit('GSW-05NK3(I)'))).code).toBe('403')
})
