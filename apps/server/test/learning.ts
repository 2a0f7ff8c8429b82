import * as contract from '@sejuk/contract/learning/courses'
import * as mine from '@sejuk/contract/learning/my-courses'
import type { startTestServer } from './servers/test-server.ts'

export const question = (n: number, over: object = {}) => ({
  text_default: `Question ${n}`,
  text_local: `Soal ${n}`,
  options: [
    { text_default: 'Wrong', text_local: 'Salah', is_right: false },
    { text_default: 'Right', text_local: 'Benar', is_right: true },
  ],
  explanation_default: 'Because',
  explanation_local: 'Karena',
  ...over,
})
export const form = {
  title_default: 'Installing R32',
  title_local: 'Pasang R32',
  category: 'installation',
  lessons: [
    { kind: 'article', title_default: 'Read', title_local: 'Baca', article_default: 'Text', article_local: 'Teks' },
    {
      kind: 'quiz',
      title_default: 'Quiz',
      title_local: 'Kuis',
      questions: [question(1), question(2), question(3), question(4)],
    },
  ],
} as const
/** From now on, in seconds. */
export const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
export const answersOf = (paper: mine.QuizPaper, n: number) =>
  paper.questions.map(({ question_id }) => ({ question_id, choice: [n], at: at(0) }))

type Server = Awaited<ReturnType<typeof startTestServer>>
type Caller = Awaited<ReturnType<Server['as']>>

/** Two who write and approve courses, and as many learners as are asked for. */
export const school = async (server: Server) => {
  const all = ['Course-View', 'Course-Create', 'Course-Publish', 'Course-Assign', 'Student-List-View'] as const
  const writer = await server.as([...all], { usercode: 'T1' })
  const trainer = await server.as([...all], { usercode: 'T2' })
  let learners = 0
  const newLearner = () => server.as([], { usercode: `LEARN${++learners}` })
  const detail = async (course_code: string) =>
    (await writer(contract.getCourse, { course_code })).data as contract.CourseDetail
  const act = async (
    caller: Caller,
    name: keyof typeof contract.actOnCourse,
    course_code: string,
    more: object = {},
  ) => {
    const { row_version } = await detail(course_code)
    return caller(contract.actOnCourse[name], { course_code, row_version, ...more })
  }
  const created = async (over: object = {}) => {
    const { data } = await writer(contract.createCourse, { ...form, ...over })
    return data?.course_code ?? ''
  }
  const published = async (over: object = {}) => {
    const code = await created(over)
    await act(writer, 'submit', code)
    await act(trainer, 'approve', code)
    return code
  }
  const taken = async (over: object = {}, caller?: Caller) => {
    const course_code = await published(over)
    const learner = caller ?? (await newLearner())
    await learner(mine.takeCourse, { course_code })
    return { course_code, learner }
  }
  const start = async (learner: Caller, course_code: string) =>
    (await learner(mine.startQuiz, { course_code, lesson_id: 'L2' })).data as mine.QuizPaper
  return { writer, trainer, newLearner, detail, act, created, published, taken, start }
}
