import type { Page } from '@playwright/test'

const strokes = [
  [90, 30],
  [120, 100],
  [170, 40],
  [230, 90],
] as const

/** Somebody signs with a finger. */
export const signOn = async (phone: Page) => {
  const box = await phone.locator('canvas').boundingBox()
  if (!box) throw new Error('There is nothing to sign on')
  await phone.mouse.move(box.x + 40, box.y + 60)
  await phone.mouse.down()
  for (const [x, y] of strokes) await phone.mouse.move(box.x + x, box.y + y, { steps: 4 })
  await phone.mouse.up()
}
