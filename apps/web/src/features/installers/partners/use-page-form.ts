import type { Data, Endpoint, Input } from '@sejuk/contract/endpoint'
import { addressTo } from '@sejuk/domain/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { z } from 'zod'
import { call, Offline, Refused } from '../../../lib/api/call.ts'
import { useSendOnline } from '../../../lib/browser/online.ts'
import { dropDraft, readDraft, writeDraft } from '../../../lib/form/drafts.ts'
import { problemsOf } from '../../../lib/form/validate.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useSay } from '../../../lib/language/words.ts'

type Options<E extends Endpoint, Values extends object> = {
  /** Whose form it is, and which: what is typed is kept on the phone until it is saved. */
  user_code: string
  name: string
  initial: Values
  schema: z.core.$ZodType
  endpoint: E
  /** What is sent besides the fields. */
  fixed?: object
  onSaved: (data: Data<E>) => void
}

/** A page that is saved by itself: kept while it is typed, sent when the network lets it, and never lost in between. */
export const usePageForm = <E extends Endpoint, Values extends object>(options: Options<E, Values>) => {
  const { user_code, name, initial, schema, endpoint, fixed, onSaved } = options
  const say = useSay()
  const client = useQueryClient()
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...readDraft<Values>(user_code, name)?.values }))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef(values)
  latest.current = values

  const change = (part: Partial<Values>) => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setValues(next)
    writeDraft(user_code, name, next)
    setRefusal(undefined)
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  /** Answers whether it got through, to be saved or refused. */
  const send = useCallback(async () => {
    const sent = { ...latest.current, ...fixed }
    const found = problemsOf(schema, sent)
    setProblems(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) {
      focusFirstProblem()
      return true
    }
    setBusy(true)
    try {
      const { data } = await call(endpoint, sent as Input<E>)
      setWaiting(false)
      dropDraft(user_code, name)
      // One's own data is asked for under several names.
      await client.invalidateQueries()
      onSaved(data)
    } catch (error) {
      setWaiting(error instanceof Offline)
      if (error instanceof Offline) return false
      // What was typed waits on the phone until they are back.
      if (error instanceof Refused && error.status === 'PartnerLogin') {
        window.location.assign(addressTo('partnerLogin'))
        return true
      }
      const errors = error instanceof Refused ? error.errors : {}
      setProblems(Object.fromEntries(Object.entries(errors).map(([field, [first = '']]) => [field, first])))
      setRefusal(errorText(error))
      focusFirstProblem()
    } finally {
      setBusy(false)
    }
    return true
  }, [schema, endpoint, fixed, user_code, name, client, onSaved])

  // What could not be sent goes as soon as there is a network again.
  useSendOnline(send, isWaiting)

  return {
    values,
    change,
    submit: () => void send(),
    isBusy,
    isWaiting,
    refusal,
    errorOf: (field: keyof Values & string) => (problems[field] ? say(problems[field]) : undefined),
  }
}
export type PageForm<Values extends object> = ReturnType<typeof usePageForm<Endpoint, Values>>

/** On a phone the field that is wrong may lie far above the thumb. */
const focusFirstProblem = () =>
  setTimeout(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-error="true"] button')
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  })
