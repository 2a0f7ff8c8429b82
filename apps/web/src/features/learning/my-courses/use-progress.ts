import { reportProgress } from '@sejuk/contract/learning/my-courses'
import { useCallback, useState } from 'react'
import { call, isPassing, Offline } from '../../../lib/api/call.ts'
import { useSendOnline } from '../../../lib/browser/online.ts'
import { localStore } from '../../../lib/browser/storage.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useViewer } from '../../../lib/session/viewer.ts'

type Report = { course_code: string; lesson_id: string; percent: number; at: number }
const keyOf = (usercode: string) => `sejuk.learning/${usercode}`
const read = (usercode: string): Report[] => {
  try {
    return JSON.parse(localStore.get(keyOf(usercode)) ?? '[]') as Report[]
  } catch {
    return []
  }
}
const isSame = (one: Report, other: Report) =>
  one.course_code === other.course_code && one.lesson_id === other.lesson_id

/** How far a lesson was read or watched: on the phone first, sent as soon as there is a network. */
export const useProgress = (course_code: string, onSent: () => void) => {
  const { usercode } = useViewer()
  const [unsent, setUnsent] = useState(() => read(usercode))
  const put = useCallback(
    (next: Report[]) => {
      localStore.set(keyOf(usercode), JSON.stringify(next))
      setUnsent(next)
    },
    [usercode],
  )
  const [first] = unsent
  const send = useCallback(async () => {
    if (!first) return true
    const forget = () =>
      put(read(usercode).filter((one) => !(isSame(one, first) && one.percent === first.percent && one.at === first.at)))
    try {
      await call(reportProgress, first)
      forget()
      onSent()
    } catch (error) {
      if (error instanceof Offline || isPassing(error)) return false
      forget()
      showError(error)
    }
    return true
  }, [first, put, usercode, onSent])
  useSendOnline(send, first)
  const report = useCallback(
    (lesson_id: string, percent: number, at: number) => {
      const next = { course_code, lesson_id, percent: Math.round(percent), at: Math.round(at) }
      put([...read(usercode).filter((one) => !isSame(one, next)), next])
    },
    [course_code, put, usercode],
  )
  const unsentOf = (lesson_id: string) =>
    unsent.find((one) => one.course_code === course_code && one.lesson_id === lesson_id)
  return { report, unsentOf }
}
