import * as contract from '@sejuk/contract/learning/my-courses'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, isPassing, Offline, Refused } from '../../../lib/api/call.ts'
import { useOnline } from '../../../lib/browser/online.ts'
import { localStore } from '../../../lib/browser/storage.ts'
import { showError } from '../../../lib/language/error-text.ts'

type Tap = { question_id: string; choice: number[]; at: string }
type Held = { paper: contract.QuizPaper; taps: Tap[]; isDone?: boolean }

const keyOf = (usercode: string, course_code: string, lesson_id: string) =>
  `sejuk.quiz/${usercode}/${course_code}/${lesson_id}`
const read = (key: string): Held | undefined => {
  try {
    return JSON.parse(localStore.get(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
const retryMs = 5000

/**
 * An attempt with the taps the server has not confirmed yet. Both lie on the phone, so a lost network or a reload loses no
 * answer; the server alone judges.
 */
export const useQuiz = (usercode: string, course_code: string, lesson_id: string, onFinished: () => void) => {
  const key = keyOf(usercode, course_code, lesson_id)
  const isOnline = useOnline()
  const [held, setHeld] = useState(() => read(key))
  const [isCutOff, setCutOff] = useState(false)
  const [savedAt, setSavedAt] = useState<string>()
  const [tries, setTries] = useState(0)
  const [isStarting, setStarting] = useState(false)
  const latest = useRef(held)
  const put = useCallback(
    (next: Held | undefined) => {
      latest.current = next
      if (next && !next.paper.result) localStore.set(key, JSON.stringify(next))
      else localStore.drop(key)
      setHeld(next)
    },
    [key],
  )

  const start = useCallback(async () => {
    setStarting(true)
    try {
      const { data } = await call(contract.startQuiz, { course_code, lesson_id })
      const before = latest.current
      // What this phone still holds of the same attempt is newer than what the server has.
      const taps = before?.paper.attempt_id === data.attempt_id ? before.taps : []
      put({ paper: data, taps })
      setSavedAt(data.saved_date ?? undefined)
      if (data.result) onFinished()
    } catch (error) {
      if (!(error instanceof Offline && latest.current)) showError(error)
    } finally {
      setStarting(false)
    }
  }, [course_code, lesson_id, put, onFinished])

  const isMine = useCallback((attempt_id: number) => latest.current?.paper.attempt_id === attempt_id, [])

  const taps = held?.taps
  const attempt_id = held?.paper.attempt_id
  const isDone = held?.isDone ?? false
  const isOver = held?.paper.result !== null
  useEffect(() => {
    if (!isOnline || !taps || attempt_id === undefined || isOver || (taps.length === 0 && !isDone)) return
    let isGone = false
    const send = async () => {
      try {
        if (isDone) {
          const { data } = await call(contract.finishQuiz, { attempt_id, answers: taps })
          if (!isMine(attempt_id)) return
          put({ paper: data, taps: [] })
          onFinished()
        } else {
          const { data } = await call(contract.saveAnswers, { attempt_id, answers: taps })
          const now = latest.current
          if (!now || !isMine(attempt_id)) return
          put({ ...now, taps: now.taps.filter((tap) => !taps.includes(tap)) })
          setSavedAt(data.saved_date)
        }
        setCutOff(false)
        setTries(0)
      } catch (error) {
        if (isGone) return
        if (error instanceof Offline || isPassing(error)) {
          setCutOff(true)
          setTries((n) => n + 1)
        } else if (error instanceof Refused && error.code === '409') {
          // The time was over: the server has judged what it had.
          const { data } = await call(contract.getQuiz, { attempt_id })
          if (data.result) {
            put({ paper: data, taps: [] })
            onFinished()
          } else await start()
        } else showError(error)
      }
    }
    const timer = setTimeout(() => void send(), tries === 0 ? 0 : retryMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isOnline, taps, attempt_id, isDone, isOver, tries, put, onFinished, start, isMine])

  const answer = (question_id: string, choice: number[]) => {
    const now = latest.current
    if (!now || now.isDone) return
    const questions = now.paper.questions.map((one) => (one.question_id === question_id ? { ...one, choice } : one))
    const tap = { question_id, choice, at: new Date().toISOString() }
    put({
      paper: { ...now.paper, questions },
      taps: [...now.taps.filter((one) => one.question_id !== question_id), tap],
    })
  }
  const finish = () => {
    const now = latest.current
    if (now) put({ ...now, isDone: true })
  }
  return {
    paper: held?.paper,
    unsent: taps?.length ?? 0,
    isDone,
    isOnline: isOnline && !isCutOff,
    isStarting,
    savedAt,
    start,
    answer,
    finish,
    leave: () => put(undefined),
  }
}
export type Quiz = ReturnType<typeof useQuiz>
