import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merged, partObjection, shippingOf, termsOfPart } from './part-rules.ts'

const today = '2026-11-16'
const found = { state: 'In_Warranty' as const, parts_until: '2026-11-15', compressor_until: '2030-01-01' }

test('a compressor is free by its own months, everything else by those of parts', () => {
  expect(termsOfPart(found, true, today)).toEqual({
    ...{ warranty_part: 'compressor', until: '2030-01-01', is_free: true },
  })
  expect(termsOfPart(found, false, today)).toEqual({
    ...{ warranty_part: 'sparepart', until: '2026-11-15', is_free: false },
  })
  expect(termsOfPart({ ...found, parts_until: today }, false, today).is_free).toBe(true)
  expect(termsOfPart({ ...found, state: 'Void' }, true, today).is_free).toBe(false)
  expect(termsOfPart({ ...found, compressor_until: null }, true, today).is_free).toBe(false)
})

const asked = { quantity: 1, override_reason: null, quantity_reason: null }
test('a part outside the model is for who may override, with a reason; too many need one too', () => {
  const desk = { hasModel: true, mayOverride: false }
  const department = { hasModel: true, mayOverride: true }
  expect(partObjection(asked, undefined, desk)?.message.code).toBe('part-not-of-model')
  expect(partObjection(asked, undefined, department)?.field).toBe('override_reason')
  expect(partObjection({ ...asked, override_reason: 'Same plug' }, undefined, department)).toBeUndefined()
  expect(partObjection(asked, undefined, { hasModel: false, mayOverride: false })).toBeUndefined()
  expect(partObjection({ ...asked, quantity: 3 }, { qty: 1 }, desk)?.field).toBe('quantity_reason')
  expect(partObjection({ ...asked, quantity: 2 }, { qty: 1 }, desk)).toBeUndefined()
})

test('merging keeps the number of pieces, and each part stands once', () => {
  const line = fc.record({ item_code: fc.constantFrom('A', 'B', 'C'), quantity: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const one = merged(lines)
      const sum = (of: readonly { quantity: number }[]) => of.reduce((all, { quantity }) => all + quantity, 0)
      expect(sum(one)).toBe(sum(lines))
      expect(new Set(one.map(({ item_code }) => item_code)).size).toBe(one.length)
    }),
  )
})

test('sending is free to a centre, at the counter and in warranty; to a customer it grows by the kilo', () => {
  expect(shippingOf('ASC', 5, true)).toBe(0)
  expect(shippingOf('Branch_Counter', 5, true)).toBe(0)
  expect(shippingOf('Customer_Site', 5, false)).toBe(0)
  expect(shippingOf('Customer_Site', 0.4, true)).toBe(20_000)
  expect(shippingOf('Customer_Site', 2.1, true)).toBe(36_000)
})
