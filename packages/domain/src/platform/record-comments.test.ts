import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayRemoveComment, mentionBeingTyped, mentionsIn, piecesOf, strangersIn } from './record-comments.ts'

const at = '2026-11-16T02:00:00.000Z'

test.each([
  ['its writer, within a quarter of an hour', { usercode: 'U1' }, '2026-11-16T02:14:59.000Z', true],
  ['its writer, later', { usercode: 'U1' }, '2026-11-16T02:15:00.000Z', false],
  ['somebody else', { usercode: 'U2' }, '2026-11-16T02:01:00.000Z', false],
])('a comment is taken back by %s: %#', (_who, viewer, now, may) =>
  expect(mayRemoveComment({ usercode: 'U1', at, removed: false }, viewer, now)).toBe(may),
)

test('what was taken back is not taken back again', () =>
  expect(mayRemoveComment({ usercode: 'U1', at, removed: true }, { usercode: 'U1' }, at)).toBe(false))

test.each([
  ['ask @ri', 7, 'ri'],
  ['@', 1, undefined],
  ['@Rina K', 7, 'Rina K'],
  ['mail a@b', 8, undefined],
  ['@ri and more', 3, 'ri'],
  ['done', 4, undefined],
])('in %j at %i the name being typed is %j', (text, cursor, name) => expect(mentionBeingTyped(text, cursor)).toBe(name))

test('only those whose name still stands in the text are mentioned, each once', () => {
  const rina = { usercode: 'R', username: 'Rina Kartika' }
  const budi = { usercode: 'B', username: 'Budi' }
  expect(mentionsIn('@Rina Kartika please look', [rina, budi, rina])).toEqual([rina])
})

test('a longer name is not cut by a shorter one', () =>
  expect(piecesOf('ask @Budi Santoso now', ['Budi', 'Budi Santoso'])).toEqual([
    { text: 'ask ', isMention: false },
    { text: '@Budi Santoso', isMention: true },
    { text: ' now', isMention: false },
  ]))

test('the pieces together are the text', () =>
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (text, names) => {
      expect(
        piecesOf(text, names)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  ))

test.each([
  ['ask @Budi Santoso and @bambang, @bambang', ['bambang']],
  ['mail budi@sejuk.id (@Sari)', ['Sari']],
  ['@Budi Santoso', []],
  ['@ alone', []],
])('in %j nobody is told of %j', (text, strangers) =>
  expect(strangersIn(text, [{ usercode: 'B', username: 'Budi Santoso' }])).toEqual(strangers),
)
