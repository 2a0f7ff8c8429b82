import { reportProgress } from '@sejuk/contract/learning/my-courses'
import { useCallback, useEffect, useState } from 'react'
import { call, isPassing, Offline } from '../../../lib/api/call.ts'
import { useOnline } from '../../../lib/browser/online.ts'
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
  const isOnline = useOnline()
  const [unsent, setUnsent] = useState(() => read(usercode))
  const put = useCallback(
    (next: Report[]) => {
      localStore.set(keyOf(usercode), JSON.stringify(next))
      setUnsent(next)
    },
    [usercode],
  )
  useEffect(() => {
    const [first] = unsent
    if (!first || !isOnline) return
    let isGone = false
    const forget = () => {
      if (isGone) return
      put(read(usercode).filter((one) => !(isSame(one, first) && one.percent === first.percent && one.at === first.at)))
    }
    call(reportProgress, first).then(
      () => {
        forget()
        if (!isGone) onSent()
      },
      (error) => {
        if (error instanceof Offline || isPassing(error)) return
        forget()
        showError(error)
      },
    )
    return () => {
      isGone = true
    }
  }, [unsent, isOnline, put, usercode, onSent])
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
