/**
 * Actions that can be undone: those that changed only the work order. Where the customer was notified, a visit took
 * place or another record was created, another action corrects it.
 */
export const undoMinutes = 5

export const nothingToUndo = 'There is nothing to undo'
export const notYoursToUndo = 'Only who did it can undo it'
export const tooLateToUndo = (minutes = undoMinutes) => `It can be undone for ${minutes} minutes only`
export const changedSince = 'It was changed since and cannot be undone'
export const messageLeft = 'A message about it has left already'

/** The last thing that was done to a record. */
export type LastAction = { action: string; usercode: string; at: string }

export const undoneUntil = ({ at }: Pick<LastAction, 'at'>, minutes = undoMinutes) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** Why the last action cannot be undone, if so. */
export const undoObjection = (
  last: LastAction | undefined,
  actions: readonly string[],
  { usercode, now }: { usercode: string; now: string },
  minutes = undoMinutes,
) => {
  if (!last || !actions.includes(last.action)) return nothingToUndo
  if (last.usercode !== usercode) return notYoursToUndo
  return now > undoneUntil(last, minutes) ? tooLateToUndo(minutes) : undefined
}
