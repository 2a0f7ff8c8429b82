import { isOnPicture, unmatched } from '@sejuk/domain/catalogue/exploded-views'
import { expect, test } from 'vitest'
import { standardBoms } from '../standard-bom.ts'
import { layoutOf } from '../unit-layouts.ts'
import { type DrawnView, drawView, spotsOf } from './draw-view.ts'

const drawn = standardBoms().flatMap((bom) => {
  const found = layoutOf(bom.category_code, bom.item_code, bom.bom_type)
  return found ? [{ bom, ...found }] : []
})
const views = new Map<string, DrawnView>()
/** Units with the same parts have the same picture. */
const viewOf = ({ bom, name, layout }: (typeof drawn)[number]) => {
  const groups = new Set(bom.lines.map(({ part_group_code }) => part_group_code))
  const key = [name, ...groups].join(' ')
  const view = views.get(key) ?? drawView(layout, groups)
  views.set(key, view)
  return view
}

test('at least six kinds of units are drawn', () => {
  expect(new Set(drawn.map(({ name }) => name)).size).toBeGreaterThanOrEqual(6)
  expect(drawn.length).toBeGreaterThan(100)
})

test('every position of a drawn unit has its spot on the picture, and no spot is without a position', () => {
  for (const one of drawn) {
    const map = spotsOf(viewOf(one), one.bom.lines)
    const positions = one.bom.lines.map(({ position_no }) => position_no)
    const unit = one.bom.item_code
    expect({ unit, ...unmatched(positions, map) }).toEqual({
      unit,
      positions_without_spot: [],
      spots_without_position: [],
    })
    expect(map.spots.every(isOnPicture)).toBe(true)
  }
})

test('numbers keep their distance from each other', () => {
  for (const one of drawn.filter((_, n) => n % 20 === 0)) {
    const { places, width, height } = viewOf(one)
    const labels = [...places.values()].map(({ label: [x, y] }) => [x * width, y * height] as const)
    for (const [n, [ax, ay]] of labels.entries())
      for (const [bx, by] of labels.slice(n + 1)) expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(40)
  }
})
