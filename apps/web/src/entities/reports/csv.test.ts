import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('quotes are doubled, formulas become text, numbers stay numbers', async () => {
  const text = await csvOf([
    ['PT "Dingin", Tbk', '=1+1', -3],
    ['+62', '', 0.5],
  ]).text()
  expect(text.replace('\uFEFF', '')).toBe('"PT ""Dingin"", Tbk","\'=1+1",-3\r\n"\'+62","",0.5\r\n')
})
