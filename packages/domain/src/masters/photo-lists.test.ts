import { expect, test } from 'vitest'
import { photoRuleObjection } from './photo-lists.ts'

test.each([
  [0, 1, false, undefined],
  [1, 1, true, undefined],
  [2, 5, true, undefined],
  [0, 1, true, 'min_photos'],
  [3, 2, false, 'max_photos'],
  [0, 0, false, undefined],
])('from %d to %d, required %s: %s', (min_photos, max_photos, is_required, field) =>
  expect(photoRuleObjection({ min_photos, max_photos, is_required })?.field).toBe(field),
)
