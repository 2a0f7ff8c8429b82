import { because } from '@sejuk/domain/messages'
import { expect, test } from 'vitest'
import { Refusal } from './refuse.ts'

test('a refusal has the code of what it says', () => {
  expect(new Refusal('conflict').answer).toMatchObject({
    message: 'Data was changed by someone else. Please reload',
    because: { code: 'data-changed-someone-else-reload' },
  })
  expect(new Refusal('conflict', { because: because('author-approves') }).answer).toMatchObject({
    message: 'Somebody else than who wrote it must approve it',
    because: { code: 'author-approves' },
  })
})

test('a text without a code does not bear the code of another text', () => {
  const { answer } = new Refusal('conflict', { message: 'The customer is closed and takes no new business' })
  expect(answer).toEqual({
    ...{ code: '409', status: 'Conflict', data: null },
    message: 'The customer is closed and takes no new business',
  })
})
