import { expect, test } from 'vitest'
import { areaOfPath } from './help-areas.ts'

test.each([
  ['/work-order', 'aftersales'],
  ['/work-order/detail/WO-1', 'aftersales'],
  ['/sales-order', 'sales'],
  ['/', 'platform'],
  ['/nowhere/at/all', 'platform'],
])('help for %s is that of %s', (path, area) => expect(areaOfPath(path)).toBe(area))
