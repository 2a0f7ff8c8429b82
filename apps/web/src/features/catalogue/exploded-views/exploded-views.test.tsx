import * as contract from '@sejuk/contract/catalogue/exploded-views'
import type { PartOfUnit } from '@sejuk/contract/catalogue/parts-lists'
import type { SpotMap } from '@sejuk/domain/catalogue/exploded-views'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { beNarrow } from '../../../../test/browser.ts'
import { type FakeRequest, openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const menu = [{ ...(rina.menu[0] as (typeof rina.menu)[number]), url: '/exploded-view' }]
const permission = ['Exploded-View-Readonly', 'Exploded-View-Maintain', 'Item-Bom-View']
const part = (position_no: number, part_name: string, more: Partial<PartOfUnit> = {}): PartOfUnit => ({
  ...{ line_no: position_no, position_no, qty: 1, sparepart_item_code: `P-${position_no}`, part_name },
  ...{ part_local_name: null, part_group_code: 'FMO', part_group_name: 'Motor', interchange_group: null },
  ...{ serial_from: null, serial_to: null, is_compressor: false, is_consumable: false, is_returnable: false },
  ...{ warranty_months: 12, substitutes: [], interchanges: [] },
  ...more,
})
const spot = (position_no: number, cx = 0.5) => ({ position_no, cx, cy: 0.5, r: 0.02, label_x: 0.3, label_y: 0.3 })
const map = (...spots: SpotMap['spots']): SpotMap => ({ v: 1, spots })
const detail = (json: SpotMap, more: object = {}) => ({
  data: {
    ...{ item_code: 'GSV-09', item_name: 'Gree 1 PK', bom_type: 'Outdoor', view_code: 'EXV-1', bom_code: 'BOM-1' },
    ...{ photo_code: 'PHT-1', photo_path: '/p.png', width: 800, height: 600, json },
    parts: [part(1, 'Compressor'), part(2, 'Fan motor'), part(3, 'Grille')],
    ...{ revision: null, published_revision: 1, published_date: null, published_user_name: null },
    ...{ has_draft: true, update_user_name: 'Nurul', updated_date: '2026-11-14T03:00:00Z', row_version: 4 },
    ...{ positions_without_spot: [], spots_without_position: [] },
    ...more,
  },
})
const saved = (row_version: number) => ({
  data: { view_code: 'EXV-1', row_version, updated_date: '2026-11-15T03:00:00Z' },
})
const get = contract.getExplodedView.path
const update = contract.updateExplodedView.path
const url = '/exploded-view/maintain?item_code=GSV-09&bom_type=Outdoor'
const open = (answers: Record<string, object | ((asked: FakeRequest) => object)>) =>
  openPage(url, { menu, permission, usercode: 'N' }, answers)
const sentTo = (asked: FakeRequest[], path: string) => asked.filter((one) => one.path === path)
const spotsIn = (request: FakeRequest | undefined) => (request?.body as { json: SpotMap } | undefined)?.json.spots ?? []
const stage = () => screen.findByRole('application', { name: 'Drawing of GSV-09' })

/** As a hand: down, along, up. */
const drag = async (element: Element, from: [number, number], to: [number, number]) => {
  const at = ([clientX, clientY]: [number, number]) => ({
    clientX,
    clientY,
    pointerId: 1,
    button: 0,
    pointerType: 'mouse',
  })
  await act(async () => {
    fireEvent.pointerDown(element, at(from))
  })
  await act(async () => {
    fireEvent.pointerMove(window, at(to))
  })
  await act(async () => {
    fireEvent.pointerUp(window, at(to))
  })
}

test('what is missing on either side is marked, and publishing says how much', async () => {
  open({ [get]: detail(map(spot(1), spot(9))) })
  const list = await screen.findByRole('complementary', { name: 'Positions' })
  expect(within(list).getAllByText('No spot on the picture')).toHaveLength(2)
  expect(within(list).getByText('No position in the parts list')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Spot 9: not in the parts list' })).toBeTruthy()
  const publish = screen.getByRole('button', { name: /^Publish/ })
  expect(publish.getAttribute('aria-disabled')).toBe('true')
})

test('a spot is drawn for the position that was chosen, undone, done again and saved', async () => {
  const { asked } = open({ [get]: detail(map(spot(1))), [update]: saved(5) })
  const list = await screen.findByRole('complementary', { name: 'Positions' })
  const [, row] = within(list).getAllByRole('listitem')
  await user.click(within(row as HTMLElement).getByRole('button', { name: 'Draw' }))
  expect(screen.getByText('Press on the picture where position 3 is')).toBeTruthy()
  await drag(await stage(), [500, 300], [600, 200])
  expect(await screen.findByRole('button', { name: 'Spot 3: Grille' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByRole('button', { name: 'Spot 3: Grille' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Redo' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sentTo(asked, update)).toHaveLength(1))
  expect(sentTo(asked, update)[0]?.body).toMatchObject({ item_code: 'GSV-09', bom_type: 'Outdoor', row_version: 4 })
  expect(spotsIn(sentTo(asked, update)[0]).map(({ position_no }) => position_no)).toEqual([1, 3])
})

test('keys move, remove and number spots', async () => {
  const { asked } = open({ [get]: detail(map(spot(1), spot(9))), [update]: saved(5) })
  const mark = await screen.findByRole('button', { name: 'Spot 1: Compressor' })
  await act(async () => mark.focus())
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Number by itself' }))
  expect(await screen.findByRole('button', { name: 'Spot 2: Fan motor' })).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Spot 2: Fan motor' }).focus())
  await user.keyboard('{Delete}')
  expect(screen.queryByRole('button', { name: 'Spot 2: Fan motor' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sentTo(asked, update)).toHaveLength(1))
  const [moved] = spotsIn(sentTo(asked, update)[0])
  expect(moved && 'cx' in moved ? Math.round(moved.cx * 100) : 0).toBe(52)
})

const conflict = (json: SpotMap) => ({
  ...{ code: '409', status: 'Conflict', message: 'Changed' },
  data: {
    ...{ current: { json, row_version: 7 }, changed_by: 'Rina', changed_date: '2026-11-15T03:00:00Z' },
    changed_fields: ['json'],
  },
})

test('two editors of different spots are merged without a question', async () => {
  let times = 0
  const { asked } = open({
    [get]: detail(map(spot(1), spot(2))),
    [update]: () => (times++ === 0 ? conflict(map(spot(1), spot(2, 0.9))) : saved(8)),
  })
  await act(async () => (await screen.findByRole('button', { name: 'Spot 1: Compressor' })).focus())
  await user.keyboard('{ArrowDown}')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sentTo(asked, update)).toHaveLength(2))
  const second = sentTo(asked, update)[1]
  expect(second?.body).toMatchObject({ row_version: 7 })
  const byNumber = new Map(spotsIn(second).map((one) => [one.position_no, one]))
  expect(byNumber.get(1)).toMatchObject({ cy: 0.502 })
  expect(byNumber.get(2)).toMatchObject({ cx: 0.9 })
})

test('a spot that both moved is asked, and nothing is lost meanwhile', async () => {
  let times = 0
  const { asked } = open({
    [get]: detail(map(spot(1), spot(2))),
    [update]: () => (times++ === 0 ? conflict(map(spot(1, 0.9), spot(2, 0.9))) : saved(8)),
  })
  for (const name of ['Spot 1: Compressor', 'Spot 2: Fan motor']) {
    await act(async () => (await screen.findByRole('button', { name })).focus())
    await user.keyboard('{ArrowDown}')
  }
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rina drew too' })
  const first = within(dialog).getByRole('group', { name: 'Spot 1: Compressor' })
  await user.click(within(first).getByRole('radio', { name: 'Theirs' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save the mix' }))
  await waitFor(() => expect(sentTo(asked, update)).toHaveLength(2))
  const byNumber = new Map(spotsIn(sentTo(asked, update)[1]).map((one) => [one.position_no, one]))
  expect(byNumber.get(1)).toMatchObject({ cx: 0.9, cy: 0.5 })
  expect(byNumber.get(2)).toMatchObject({ cx: 0.5, cy: 0.502 })
})

test('without a network the spots stay on the device, and come back with the page', async () => {
  const answers = { [get]: detail(map(spot(1))) }
  const first = open(answers)
  await act(async () => (await screen.findByRole('button', { name: 'Spot 1: Compressor' })).focus())
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await user.keyboard('{Delete}')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/kept on this device/)).toBeTruthy()
  first.unmount()
  open(answers)
  expect(await screen.findByText(/Unsaved spots of .* are back/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Spot 1: Compressor' })).toBeNull()
})

test('a complete drawing is published with the version that was saved', async () => {
  const { asked } = open({
    [get]: detail(map(spot(1), spot(2), spot(3))),
    [contract.publishExplodedView.path]: { data: { ...saved(5).data, revision: 2 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  const question = await screen.findByRole('dialog', { name: 'Publish revision 2?' })
  await user.click(within(question).getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(sentTo(asked, contract.publishExplodedView.path)).toHaveLength(1))
  expect(sentTo(asked, contract.publishExplodedView.path)[0]?.body).toMatchObject({ row_version: 4 })
})

test('a unit without a view begins with a picture; who may not draw is told so', async () => {
  const { unmount } = open({ [get]: detail(map(), { view_code: null, photo_code: null, photo_path: null }) })
  expect(await screen.findByText('Begin with a picture')).toBeTruthy()
  unmount()
  openPage(url, { menu, permission: ['Exploded-View-Readonly'] }, {})
  expect(await screen.findByText('No Permission')).toBeTruthy()
})

test('on a phone a tap on a number shows the part with what replaces it', async () => {
  beNarrow(true)
  const substitutes = [{ item_code: 'P-22', item_name: 'Fan motor DC', local_name: null, ratio: 2 }]
  const parts = [part(1, 'Compressor', { is_compressor: true }), part(2, 'Fan motor', { substitutes, qty: 3 })]
  openPage(
    '/exploded-view/readonly?item_code=GSV-09&bom_type=Outdoor',
    { menu, permission: ['Exploded-View-Readonly'] },
    { [get]: detail(map(spot(1), spot(2)), { parts, revision: 3 }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Spot 2: Fan motor' }))
  const card = await screen.findByRole('region', { name: 'Spot 2' })
  expect(within(card).getByRole('heading', { name: 'Fan motor' })).toBeTruthy()
  expect(card.textContent).toContain('3 per unit')
  expect(card.textContent).toContain('P-22 Fan motor DC × 2')
  expect(screen.queryByRole('button', { name: 'Draw and change' })).toBeNull()
  await user.type(screen.getByLabelText('Find a part'), 'comp')
  expect(within(screen.getByRole('list', { name: 'Parts list' })).getAllByRole('listitem')).toHaveLength(1)
})

test('without a unit the reader offers the pictures and an item to choose; an item alone opens its first picture', async () => {
  const row = {
    ...{ view_code: 'EXV-1', item_code: 'GSV-09', item_name: 'Gree 1 PK', bom_type: 'Outdoor', update_user_name: 'N' },
    ...{ brand_code: null, category_name: null, bom_code: null, thumbnail_path: null, spots: 2, positions: 2 },
    ...{ to_settle: 0, published_revision: 1, has_draft: false, updated_date: '2026-11-14T03:00:00Z', row_version: 1 },
  }
  const reader = { menu, permission: ['Exploded-View-Readonly'] }
  const answers = {
    [contract.listExplodedViews.path]: { data: [row], total: 1 },
    [contract.listItemViews.path]: {
      data: { item_code: 'GSV-09', item_name: 'Gree 1 PK', views: [{ item_code: 'GSV-09', bom_type: 'Outdoor' }] },
    },
    [get]: detail(map(spot(1), spot(2))),
  }
  const { unmount } = openPage('/exploded-view/readonly', reader, answers)
  const picture = await screen.findByRole('link', { name: /GSV-09/ })
  expect(picture.getAttribute('href')).toBe('/exploded-view/readonly?item_code=GSV-09&bom_type=Outdoor')
  expect(screen.getByRole('button', { name: /Item/ })).toBeTruthy()
  unmount()
  openPage('/exploded-view/readonly?item_code=GSV-09', reader, answers)
  expect(await screen.findByRole('button', { name: 'Spot 2: Fan motor' })).toBeTruthy()
})
