import fc from 'fast-check'
import { expect, test } from 'vitest'
import { objectionToTree } from './menus.ts'

const place = (menu_code: number, parent_code: number) => ({ menu_code, parent_code })

test('a tree is a tree', () => {
  expect(objectionToTree([place(1, 0), place(2, 1), place(3, 2), place(4, 0)])).toBeUndefined()
  expect(objectionToTree([])).toBeUndefined()
})

test('an orphan, a menu under itself and a circle of three are refused', () => {
  expect(objectionToTree([place(1, 0), place(2, 9)])).toBe('Menu 2 would hang under 9, which does not exist')
  expect(objectionToTree([place(1, 1)])).toBe('Menu 1 would hang under itself')
  expect(objectionToTree([place(1, 2), place(2, 3), place(3, 1), place(4, 0)])).toMatch(/would hang under itself$/)
  expect(objectionToTree([place(4, 1), place(1, 2), place(2, 1)])).toMatch(/would hang under itself$/)
})

test('whatever hangs where, a tree without objection is reached from the top, and a refusal always ends', () => {
  const links = fc.array(fc.nat(8), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(links, (parents) => {
      const menus = parents.map((parent, n) => place(n + 1, parent))
      const reached = new Set([0])
      for (let round = 0; round < 9; round++)
        for (const { menu_code, parent_code } of menus) if (reached.has(parent_code)) reached.add(menu_code)
      expect(objectionToTree(menus) === undefined).toBe(reached.size === 9)
    }),
  )
})
