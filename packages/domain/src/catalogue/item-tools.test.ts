import { expect, test } from 'vitest'
import { codesOfPhoto, confirmationOf, pastedCodes, whyNotUndo } from './item-tools.ts'

test('codes are read from any list, each once', () => {
  expect(pastedCodes(' gsw-1\nGSW-1; B.2,\tC(I)\n')).toEqual(['GSW-1', 'B.2', 'C(I)'])
})

test('what was done is undone within a day, and not a minute later', () => {
  const done = { status: 'Done', finished_date: '2026-11-15T00:00:00Z' } as const
  expect(whyNotUndo(done, '2026-11-16T00:00:00Z')).toBeUndefined()
  expect(whyNotUndo(done, '2026-11-16T00:01:00Z')).toMatchObject({ code: 'tool-undo-too-late' })
  expect(whyNotUndo({ ...done, status: 'Undone' }, '2026-11-15T01:00:00Z')).toMatchObject({ code: 'tool-run-not-done' })
})

test('the confirmation names how many items change', () => expect(confirmationOf(12)).toBe('CHANGE 12'))

test.each([
  ['gsw-05nk3.jpg', ['GSW-05NK3']],
  ['GSW-05NK3-2.png', ['GSW-05NK3-2', 'GSW-05NK3']],
  ['GSW-05NK3(I)_10.webp', ['GSW-05NK3(I)_10', 'GSW-05NK3(I)']],
  ['ACC (2).jpeg', ['ACC (2)', 'ACC']],
  ['.png', []],
])('the photo %s may be of %j', (name, codes) => expect(codesOfPhoto(name)).toEqual(codes))
