import { array, assert, constantFrom, double, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { clustersOf } from './clusters.ts'

const spot = double({ min: -5000, max: 5000, noNaN: true })
const row = record({ x: spot, y: spot, band: constantFrom('behind', 'near', 'reached') })

test('nobody is lost and nobody is shown twice, however they lie', () => {
  assert(
    property(array(row), (rows) => {
      const together = clustersOf(rows, ({ x, y }) => ({ x, y })).flatMap((cluster) => cluster.rows)
      expect(together).toHaveLength(rows.length)
      expect(new Set(together)).toEqual(new Set(rows))
    }),
  )
})

test('neighbours are one mark with the colour of most of them, and in doubt of the worse', () => {
  const at = (x: number, band: 'behind' | 'near' | 'reached') => ({ x, y: 0, band })
  const place = ({ x, y }: { x: number; y: number }) => ({ x, y })
  const [near, far] = clustersOf([at(1, 'reached'), at(3, 'near'), at(500, 'reached')], place)
  expect([near?.rows.length, near?.x, near?.band]).toEqual([2, 2, 'near'])
  expect(far?.band).toBe('reached')
})
