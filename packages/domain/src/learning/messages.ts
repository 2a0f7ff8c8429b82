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
  'redraw-needs-new-seed': undefined
  'lottery-text-not-plain': undefined
  'nobody-left-to-draw': undefined
  'label-pass-score': undefined
  'label-attempts': undefined
  'label-months': undefined
  'label-points': undefined
  'label-question': undefined
  'label-course': undefined
  'course-incomplete': { n: Value }
  'course-was-published': undefined
  'file-of-published-course': undefined
  'playlist-names-one-film': undefined
  'course-not-open': undefined
  'course-not-for-you': undefined
  'course-comment-needs-course': undefined
  'course-passed-already': undefined
  'lesson-not-watched': undefined
  'lesson-watched': { percent: Value; needed: Value }
  'lesson-not-opened': undefined
  'lesson-pages-left': { percent: Value }
  'lesson-not-read': undefined
  'lesson-quiz-open': { n: Value; score: Value }
  'lesson-not-attended': undefined
  'quiz-passed-already': undefined
  'quiz-no-attempt-left': { n: Value }
  'quiz-try-again-after': { time: Value }
  'quiz-finished': undefined
  'course-publish-days-wrong': undefined
  'nobody-to-assign': undefined
  'too-many-learners': { n: Value }
  'reminded-today': undefined
  'certificate-revoked': undefined
  'only-on-this-computer': undefined
}
