import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { useEffect, useState } from 'react'
import { dropDraft, type StoredReport, storeDraft, storedDraft } from '../queue/field-storage.ts'
import { knownForm, payloadOf, type UnitForm } from './unit-form.ts'

export type SigningForm = { signed_by: string; unsigned_reason: string; parts_reason?: string }
type JobForm = { units: Record<number, UnitForm>; signing: SigningForm }

/** What is typed about a job, on the phone with every key: whatever ends the page finds it again. */
export const useUnitForms = (usercode: string, job: FieldJob, reports: readonly StoredReport[]) => {
  const draft_key = `${usercode}/${job.work_order_number}`
  const [draft, setDraft] = useState<Partial<JobForm>>()
  useEffect(() => {
    let isGone = false
    void storedDraft(draft_key)
      .catch(() => undefined)
      .then((kept) => isGone || setDraft((kept?.value as Partial<JobForm> | undefined) ?? {}))
    return () => {
      isGone = true
    }
  }, [draft_key])

  const put = (part: Partial<JobForm>) => {
    const value = { ...draft, ...part }
    setDraft(value)
    void storeDraft({ draft_key, usercode, value }).catch(() => {})
  }
  const units = Object.fromEntries(
    job.units.map((unit) => {
      const id = unit.work_order_detail_id
      return [id, draft?.units?.[id] ?? knownForm(job, unit, reports)]
    }),
  ) as Record<number, UnitForm>
  const signing: SigningForm = draft?.signing ?? {
    signed_by: job.signed_by ?? '',
    unsigned_reason: job.unsigned_reason ?? '',
  }
  return {
    isReady: draft !== undefined,
    units,
    signing,
    isTouched: (id: number) => draft?.units?.[id] !== undefined,
    changeUnit: (id: number, part: Partial<UnitForm>) => {
      const whole = units[id]
      if (whole) put({ units: { ...draft?.units, [id]: { ...whole, ...part } } })
    },
    changeSigning: (part: Partial<SigningForm>) => put({ signing: { ...signing, ...part } }),
    /** Everything that was typed, as the call takes it. */
    payload: (ids: readonly number[]) => ids.flatMap((id) => (units[id] ? [payloadOf(id, units[id])] : [])),
    /** Handed over: the report has it now. */
    forget: async (ids: readonly number[]) => {
      const left = Object.fromEntries(Object.entries(draft?.units ?? {}).filter(([id]) => !ids.includes(Number(id))))
      if (Object.keys(left).length || draft?.signing) return put({ units: left })
      setDraft({})
      await dropDraft(draft_key)
    },
  }
}
export type UnitForms = ReturnType<typeof useUnitForms>
