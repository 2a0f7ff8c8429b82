import { expect, test } from 'vitest'
import { lanes } from './lanes.ts'

test('a small one passes the large ones that wait', async () => {
  const { takeTurn, giveTurn } = lanes({ any: 1, small: 1, waiting: { small: 2, large: 2 } })
  const order: string[] = []
  const first = await takeTurn('large')
  const second = takeTurn('large').then((lane) => {
    order.push('large')
    return lane
  })
  const small = await takeTurn('small')
  order.push('small')
  giveTurn(small)
  giveTurn(first)
  giveTurn(await second)
  expect(order).toEqual(['small', 'large'])
})

test('large ones come in turn although small ones keep coming, and who is one too many is told at once', async () => {
  const { takeTurn, giveTurn } = lanes({ any: 1, small: 0, waiting: { small: 1, large: 2 } })
  const lane = await takeTurn('large')
  const order: string[] = []
  const done = [
    takeTurn('large').then(() => order.push('large')),
    takeTurn('small').then(() => order.push('small')),
    takeTurn('large').then(() => order.push('large')),
  ]
  for (const size of ['large', 'small'] as const)
    await expect(takeTurn(size)).rejects.toMatchObject({ answer: { code: '503' } })
  for (const one of done) {
    giveTurn(lane)
    await one
  }
  expect(order).toEqual(['large', 'small', 'large'])
})
