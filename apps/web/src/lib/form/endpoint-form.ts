import type { Data, Endpoint, Envelope, Input, InputField } from '@sejuk/contract/endpoint'
import { everydayWords } from '@sejuk/words/everyday'
import { useEffect, useRef, useState } from 'react'
import { Offline, Refused } from '../api/call.ts'
import { useSend } from '../api/queries.ts'
import { confirm } from '../browser/confirm.ts'
import { showWarning } from '../language/error-text.ts'
import { useSay, wordsOf } from '../language/words.ts'
import { useBlocker } from '../navigation/use-router.tsx'
import { useViewer } from '../session/viewer.ts'
import { dropDraft, readDraft, writeDraft } from './drafts.ts'
import { useCheck } from './schemas.ts'

/** A stale edit: the current values, who saved them, and the fields that differ from the user's. */
export type Clash<Values> = {
  current: Partial<Values> & { row_version: number }
  changed_by: string | null
  changed_date: string | null
  changed_fields: string[]
}

/** A form holds only what its endpoint takes. How a field is written while it is typed is the form's own affair. */
export type FormValues<E extends Endpoint, Values> = Values & {
  [Field in Exclude<keyof Values & string, InputField<E>>]: never
}
export type FixedValues<E extends Endpoint> = { readonly [Field in InputField<E>]?: unknown }

type Options<E extends Endpoint, Values> = {
  endpoint: E
  initial: FormValues<E, Values>
  /** What is sent along and not edited: codes, the version that was looked at. */
  fixed?: FixedValues<E>
  /** The draft's key; without one nothing is stored. */
  draft?: string
  /** Where there is no network: keeps what would have been sent, under the key it was sent with. */
  whenOffline?: (input: Input<E>, key: string | undefined) => Promise<unknown>
  /** With the answer, where there was one. */
  onDone: (answer?: Envelope<Data<E>>) => void
}

const clashOf = <Values>(error: Error): Clash<Values> | undefined => {
  if (!(error instanceof Refused) || error.code !== '409') return undefined
  const data = error.data as Partial<Clash<Values>> | null
  return data?.current ? (data as Clash<Values>) : undefined
}

/** A form validated by the endpoint's own input schema; stores a draft and loses no input on a refusal. */
export const useEndpointForm = <E extends Endpoint, Values extends object>(options: Options<E, Values>) => {
  const { endpoint, fixed, draft, whenOffline, onDone } = options
  const initial: Values = options.initial
  const say = useSay()
  const { usercode } = useViewer()
  const [restored, setRestored] = useState(() => (draft ? readDraft<Values>(usercode, draft) : undefined))
  const [values, setValues] = useState<Values>(restored?.values ?? initial)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [clash, setClash] = useState<Clash<Values>>()
  const send = useSend(endpoint, {
    handles: (error) => clashOf(error) !== undefined || (error instanceof Offline && whenOffline !== undefined),
  })
  const [isKept, setKept] = useState(false)
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial)

  const check = useCheck(endpoint)
  useDraft(draft, usercode, values, isDirty && !isKept)
  const mayLeave = useLeaveQuestion(isDirty && !send.isSuccess && !isKept)

  // What arrives later (a photo, an answer) is added to what has been typed since, not to what stood when it was asked for.
  const latest = useRef(values)
  latest.current = values
  const change = (part: Partial<Values> | ((values: Values) => Partial<Values>)) => {
    const changed = typeof part === 'function' ? part(latest.current) : part
    latest.current = { ...latest.current, ...changed }
    setValues(latest.current)
    setProblems((found) => Object.fromEntries(Object.entries(found).filter(([field]) => !(field in changed))))
  }
  const submit = (sent: Values = values, version?: number) => {
    const whole = { ...fixed, ...sent, ...(version ? { row_version: version } : {}) }
    check(whole, sendChecked)
  }
  const sendChecked = (found: Record<string, string>, checked: Input<E>) => {
    setProblems(found)
    if (Object.keys(found).length > 0) return showWarning()
    // By the promise: the save may bring the record anew, and with it another form in the place of this one.
    send.mutateAsync(checked).then(
      (answer) => {
        if (draft) dropDraft(usercode, draft)
        setClash(undefined)
        onDone(answer)
      },
      async (error) => {
        if (error instanceof Offline && whenOffline) {
          await whenOffline(checked, error.key)
          setKept(true)
          if (draft) dropDraft(usercode, draft)
          return onDone()
        }
        setClash(clashOf<Values>(error))
        if (error instanceof Refused)
          setProblems(Object.fromEntries(Object.entries(error.errors).map(([field, [first = '']]) => [field, first])))
      },
    )
  }
  return {
    values,
    change,
    submit,
    isDirty,
    isBusy: send.isPending,
    errorOf: (field: string) => (problems[field] ? say(problems[field]) : undefined),
    /** Errors of fields that are not on the form. */
    others: Object.entries(problems)
      .filter(([field]) => !(field in initial))
      .map(([, message]) => say(message)),
    clash,
    saveMix: (mix: Values) => {
      setValues(mix)
      submit(mix, clash?.current.row_version)
    },
    backToForm: () => setClash(undefined),
    takeTheirs: () => {
      if (draft) dropDraft(usercode, draft)
      onDone()
    },
    restored,
    discardDraft: () => {
      if (draft) dropDraft(usercode, draft)
      setRestored(undefined)
      setValues(initial)
      setProblems({})
    },
    mayLeave,
  }
}

/** The version that was looked at. */
export const versionOf = (fixed: object | undefined) =>
  Number(fixed && 'row_version' in fixed ? fixed.row_version : Number.NaN)

export type EndpointForm<Values extends object> = ReturnType<typeof useEndpointForm<Endpoint, Values>>

/** Asks before leaving with unsaved changes. */
export const useLeaveQuestion = (isUnsaved: boolean) => {
  const mayLeave = async () => !isUnsaved || confirm(leaveQuestion())
  useBlocker(async () => !(await mayLeave()), isUnsaved)
  return mayLeave
}

const leaveQuestion = () => {
  const t = wordsOf(everydayWords)
  return { title: t('leaveTitle'), text: t('leaveText'), yes: t('leave'), no: t('stay') }
}

/** Stored on every keystroke, so that a crash loses nothing. */
export const useDraft = (draft: string | undefined, usercode: string, values: unknown, isDirty: boolean) => {
  useEffect(() => {
    if (!draft) return
    if (isDirty) writeDraft(usercode, draft, values)
    else dropDraft(usercode, draft)
  }, [draft, usercode, isDirty, values])
}
