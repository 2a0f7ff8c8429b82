import { expect, test } from 'vitest'
import { doubtAbout, type Grey } from './photo-quality.ts'

const picture = (pixel: (x: number, y: number) => number): Grey => {
  const [width, height] = [60, 40]
  const pixels = Uint8ClampedArray.from({ length: width * height }, (_, n) => pixel(n % width, Math.floor(n / width)))
  return { width, height, pixels }
}

test('lines that can be told apart are sharp', () => {
  expect(doubtAbout(picture((x) => (x % 4 < 2 ? 40 : 190)))).toBeUndefined()
})

test('a picture without an edge looks blurred', () => {
  expect(doubtAbout(picture((x, y) => 60 + x + y))).toBe('blurred')
})

test('a burnt-out patch looks like a reflection', () => {
  expect(doubtAbout(picture((x, y) => (x < 20 && y < 20 ? 255 : x % 4 < 2 ? 40 : 190)))).toBe('glaring')
})
