import { expect, test } from 'vitest'
import { nothingToUndo, notYoursToUndo, tooLateToUndo, undoObjection } from './undo.ts'
import { workOrder } from './work-orders.ts'

const undoableActions = workOrder.names.filter((name) => workOrder.action(name).undo)

const at = '2026-11-16T03:00:00.000Z'
const me = { usercode: 'U-1', now: '2026-11-16T03:04:59.000Z' }

test.each([
  ['one’s own, within five minutes', { action: 'accept', usercode: 'U-1', at }, me, undefined],
  ['nothing was done', undefined, me, nothingToUndo],
  ['what the customer was told of', { action: 'schedule', usercode: 'U-1', at }, me, nothingToUndo],
  ['an undo itself', { action: 'undo', usercode: 'U-1', at }, me, nothingToUndo],
  ['somebody else’s', { action: 'accept', usercode: 'U-2', at }, me, notYoursToUndo],
  [
    'after five minutes',
    { action: 'accept', usercode: 'U-1', at },
    { ...me, now: '2026-11-16T03:05:01.000Z' },
    tooLateToUndo(),
  ],
])('undo: %s', (_, last, who, objection) => expect(undoObjection(last, undoableActions, who)).toBe(objection))
