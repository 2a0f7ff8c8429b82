import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { courseProblems, isForLearner, type Lesson, type Question } from './course-content.ts'
import {
  attemptObjection,
  isAnswerRight,
  isCourseDone,
  isReached,
  type LessonStates,
  progressOf,
  scoreOf,
  standingOf,
  validTo,
  whyNotComplete,
} from './enrolments.ts'

const lesson = (lesson_id: string, over: Partial<Lesson> = {}): Lesson => ({
  ...{ lesson_id, kind: 'article', title_default: lesson_id, title_local: lesson_id, minutes: 5, must_finish: true },
  ...{ no_skip: false, file_code: null, article_default: 'a', article_local: 'a', live_date: null, live_place: '' },
  ...{ questions: [], shown_count: 0, limit_minutes: 0 },
  ...over,
})
const question = (over: Partial<Question> = {}): Question => ({
  ...{ question_id: 'Q1', kind: 'single', text_default: '?', text_local: '?', image_code: null, points: 10 },
  options: [0, 1, 2].map((n) => ({ text_default: `${n}`, text_local: `${n}`, is_right: n === 1 })),
  ...{ explanation_default: 'so', explanation_local: 'begitu' },
  ...over,
})
const done = { percent: 100, at: 0, opened: '2026-11-16T01:00:00Z', done: '2026-11-16T02:00:00Z' }

const lessons = fc.uniqueArray(fc.record({ id: fc.stringMatching(/^L\d$/), must: fc.boolean() }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 8,
})

describe('progress', () => {
  test('is 100 exactly when nothing that must be finished is open', () =>
    fc.assert(
      fc.property(lessons, fc.array(fc.stringMatching(/^L\d$/)), fc.nat(100), (all, ids, percent) => {
        const course = all.map(({ id, must }) => lesson(id, { must_finish: must }))
        const states: LessonStates = Object.fromEntries([
          ...all.map(({ id }) => [id, { ...done, percent, done: null }]),
          ...ids.map((id) => [id, done]),
        ])
        expect(progressOf(course, states) === 100).toBe(isCourseDone(course, states))
        expect(whyNotComplete(course, states, { pass_score: 80 }).length === 0).toBe(isCourseDone(course, states))
      }),
    ))

  test('a video is done when nearly all is watched, a document on its last page', () => {
    expect(isReached('video', 94)).toBe(false)
    expect(isReached('video', 95)).toBe(true)
    expect(isReached('pdf', 99)).toBe(false)
    expect(isReached('pdf', 100)).toBe(true)
    expect(isReached('quiz', 100)).toBe(false)
    expect(isReached('live', 100)).toBe(false)
  })

  test('what is missing is told in numbers', () =>
    expect(
      whyNotComplete(
        [lesson('L1', { kind: 'video' }), lesson('L2', { kind: 'quiz', shown_count: 8 })],
        { L1: { ...done, percent: 80, done: null } },
        { pass_score: 80 },
      ),
    ).toEqual([
      { lesson_id: 'L1', because: { code: 'lesson-watched', values: { percent: 80, needed: 95 } } },
      { lesson_id: 'L2', because: { code: 'lesson-quiz-open', values: { n: 8, score: 80 } } },
    ]))

  test.each([
    ['Not_Started', '2026-11-15', 'Overdue'],
    ['In_Progress', '2026-11-16', 'In_Progress'],
    ['Passed', '2026-11-15', 'Passed'],
    ['Not_Started', null, 'Not_Started'],
  ] as const)('%s, due %s, is %s', (status, due_date, standing) =>
    expect(standingOf({ status, due_date }, '2026-11-16')).toBe(standing),
  )
})

describe('a quiz', () => {
  test('several answers are right only all together, in any order', () => {
    const several = question({
      kind: 'multi',
      options: [0, 1, 2].map((n) => ({ text_default: '', text_local: '', is_right: n > 0 })),
    })
    expect(isAnswerRight(several, [2, 1])).toBe(true)
    expect(isAnswerRight(several, [1])).toBe(false)
    expect(isAnswerRight(several, [0, 1, 2])).toBe(false)
  })

  test('an order is right only as it is stored', () => {
    const order = question({ kind: 'order' })
    expect(isAnswerRight(order, [0, 1, 2])).toBe(true)
    expect(isAnswerRight(order, [1, 0, 2])).toBe(false)
    expect(isAnswerRight(order, [])).toBe(false)
  })

  test('the score is between 0 and 100, and 100 only when everything is right', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ points: fc.integer({ min: 1, max: 100 }), choice: fc.nat(2) }), {
          minLength: 1,
          maxLength: 9,
        }),
        (asked) => {
          const questions = asked.map(({ points }, n) => question({ question_id: `Q${n}`, points }))
          const answers = Object.fromEntries(asked.map(({ choice }, n) => [`Q${n}`, [choice]]))
          const score = scoreOf(questions, answers)
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score === 100).toBe(asked.every(({ choice }) => choice === 1))
        },
      ),
    ))

  const rules = { attempts_max: 3, retry_after_hours: 24, extra_attempts: 0 }
  const failed = { finished_date: '2026-11-15T01:00:00Z', is_passed: false }
  test.each([
    ['none yet', [], undefined],
    ['one failed a day ago', [failed], undefined],
    ['one failed just now', [{ ...failed, finished_date: '2026-11-16T00:30:00Z' }], 'quiz-try-again-after'],
    ['three failed', [failed, failed, failed], 'quiz-no-attempt-left'],
    ['passed', [{ ...failed, is_passed: true }], 'quiz-passed-already'],
  ] as const)('%s: %s', (_name, attempts, code) =>
    expect(attemptObjection(attempts, rules, '2026-11-16T01:00:00Z')?.code).toBe(code),
  )

  test('a trainer may allow one more', () =>
    expect(
      attemptObjection([failed, failed, failed], { ...rules, extra_attempts: 1 }, '2026-11-16T01:00:01Z'),
    ).toBeUndefined())
})

describe('a course', () => {
  test('says what is missing, by lesson and question', () => {
    expect(courseProblems({ lessons: [] })).toEqual([{ lesson: null, code: 'no_lesson' }])
    const quiz = lesson('L2', {
      kind: 'quiz',
      shown_count: 3,
      questions: [question(), question({ options: [] }), question({ explanation_local: '' })],
    })
    expect(courseProblems({ lessons: [lesson('L1', { kind: 'pdf' }), quiz] })).toEqual([
      { lesson: 1, code: 'file_missing' },
      { lesson: 2, question: 2, code: 'options_missing' },
      { lesson: 2, question: 3, code: 'explanation_missing' },
    ])
  })

  test('a spot in a picture needs the picture, a place for every spot, and one right one', () => {
    const spots = (over: Partial<Question> = {}) => question({ kind: 'photo_spot', image_code: 'P', ...over })
    const placed = [0, 1].map((n) => ({ text_default: 'a', text_local: 'a', is_right: n === 1, x: 10 * n, y: 50 }))
    const problemsOf = (...questions: Question[]) =>
      courseProblems({ lessons: [lesson('L1', { kind: 'quiz', questions })] }).map(({ code }) => code)
    expect(problemsOf(spots({ options: placed }))).toEqual([])
    expect(problemsOf(spots({ options: placed, image_code: null }))).toEqual(['picture_missing'])
    expect(problemsOf(spots({ options: placed.map((one) => ({ ...one, y: null })) }))).toEqual(['spot_missing'])
    expect(problemsOf(spots({ options: placed.map((one) => ({ ...one, is_right: true })) }))).toEqual([
      'one_right_only',
    ])
    expect(isAnswerRight(spots({ options: placed }), [1])).toBe(true)
    expect(isAnswerRight(spots({ options: placed }), [0])).toBe(false)
  })

  test('is for everybody its lists do not exclude', () => {
    const audience = { audience_roles: ['Technician'], audience_depts: [], audience_ascs: ['8-ASC-01'] }
    const learner = { role: ['Technician'], department: '705', asc_code: '8-ASC-01' }
    expect(isForLearner(audience, learner)).toBe(true)
    expect(isForLearner(audience, { ...learner, asc_code: null })).toBe(false)
    expect(isForLearner(audience, { ...learner, role: ['HR'] })).toBe(false)
    expect(isForLearner({ audience_roles: [], audience_depts: [], audience_ascs: [] }, { ...learner, role: [] })).toBe(
      true,
    )
  })
})

test('a certificate ends on the same day of the month, or on its last', () => {
  expect(validTo('2026-11-16', 24)).toBe('2028-11-16')
  expect(validTo('2026-01-31', 1)).toBe('2026-02-28')
  expect(validTo('2026-11-16', 0)).toBeNull()
})
