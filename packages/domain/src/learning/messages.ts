import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type LearningMessages = {
  'label-lottery': undefined
  'label-percent': undefined
  'label-value': undefined
  'winner-signature-missing': undefined
  'label-prize': undefined
  'label-word': undefined
  'label-chances': undefined
  'label-received-by': undefined
  'lottery-without-prizes': undefined
  'fewer-participants-than-prizes': { n: Value; prizes: Value }
  'lottery-started-already': undefined
  'lottery-not-started': undefined
  'prizes-not-drawn-yet': { n: Value }
  'participants-locked': undefined
  'participant-listed-already': undefined
  'too-many-chances': { n: Value }
  'too-many-participants': { n: Value }
  'prize-finished': undefined
  'prize-claimed-already': undefined
  'prize-not-drawn-yet': undefined
  'redraw-waits-already': undefined
  'redraw-needs-second-person': undefined
  'no-redraw-waits': undefined
  'nobody-left-to-draw': undefined
}
