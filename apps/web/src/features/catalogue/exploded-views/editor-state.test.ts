import { isOnPicture, noSpots, type SpotMap } from '@sejuk/domain/catalogue/exploded-views'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import * as editor from './editor-state.ts'

const begun = (): editor.Drawing => editor.drawingOf(noSpots)
const numbers = ({ spots }: SpotMap) => spots.map(({ position_no }) => position_no)
const draw = (drawing: editor.Drawing) =>
  editor.added(drawing, editor.roundSpot(editor.numberFor([1, 2, 3], drawing, undefined), [0.5, 0.5], [0.7, 0.3]))

test('new spots number themselves by what the list has and the picture has not', () => {
  const drawn = draw(draw(begun()))
  expect(numbers(drawn.map)).toEqual([1, 2])
  expect(editor.numberFor([1, 2, 3], drawn, 3)).toBe(3)
  expect(drawn.chosen).toBe(1)
})

test('the number stands where the pointer was let go, or beside the spot', () => {
  expect(editor.roundSpot(1, [0.5, 0.5], [0.7, 0.3])).toMatchObject({ cx: 0.5, label_x: 0.7, label_y: 0.3 })
  const { label_x, label_y } = editor.roundSpot(1, [0.95, 0.05], [0.95, 0.05])
  expect([label_x, label_y].map((n) => Math.round(n * 100))).toEqual([89, 11])
})

test('whatever is done can be undone step by step and done again, and every spot stays on the picture', () => {
  type Act = (drawing: editor.Drawing) => editor.Drawing
  const acts = constantFrom<Act>(
    draw,
    (drawing) => editor.nudged(drawing, 1, 0, true),
    (drawing) => editor.nudged(drawing, 0, -1, false),
    (drawing) => editor.removed(drawing),
    (drawing) => editor.renumbered(drawing, 0, 9),
    (drawing) => ({ ...drawing, chosen: drawing.map.spots.length ? 0 : undefined }),
    (drawing) =>
      editor.added(
        drawing,
        editor.outlineSpot(4, [
          [0.1, 0.1],
          [0.2, 0.1],
          [0.2, 1.2],
        ]),
      ),
  )
  assert(
    property(array(acts, { maxLength: 30 }), (list) => {
      const maps = [begun().map]
      let drawing = begun()
      for (const act of list) {
        drawing = act(drawing)
        if (JSON.stringify(drawing.map) !== JSON.stringify(maps.at(-1))) maps.push(drawing.map)
      }
      expect(drawing.map.spots.every(isOnPicture)).toBe(true)
      for (const map of maps.slice(0, -1).toReversed()) {
        drawing = editor.undone(drawing)
        expect(drawing.map).toEqual(map)
      }
      expect(editor.undone(drawing)).toEqual(drawing)
      for (const map of maps.slice(1)) {
        drawing = editor.redone(drawing)
        expect(drawing.map).toEqual(map)
      }
      expect(drawing.chosen === undefined || drawing.chosen < drawing.map.spots.length).toBe(true)
    }),
  )
})

test('a number is moved without its spot', () => {
  const spot = editor.roundSpot(1, [0.5, 0.5], [0.7, 0.3])
  expect(editor.labelMoved(spot, 0.9, 0)).toMatchObject({ cx: 0.5, label_x: 1, label_y: 0.3 })
})
