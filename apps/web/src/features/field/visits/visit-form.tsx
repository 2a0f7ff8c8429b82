import type { VisitPlace } from '@sejuk/contract/field/visit-plans'
import { checkOutVisit, saveVisit } from '@sejuk/contract/field/visits'
import {
  countsAfterMinutes,
  isEditable,
  type VisitPhoto,
  visitMinutes,
  visitModule,
  visitPhotos,
  visitPurposes,
} from '@sejuk/domain/field/visits'
import { visitMobileWords } from '@sejuk/words/field/visits'
import { useEffect, useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { CameraPhoto } from '../../../entities/field/camera-photo.tsx'
import { Chips } from '../../../entities/field/chips.tsx'
import field from '../../../entities/field/field-form.module.css'
import { draftOf, storeAnswer, storedAnswer } from '../../../entities/field/field-storage.ts'
import { type FieldQueue, tapNow } from '../../../entities/field/use-field-queue.ts'
import { newKey } from '../../../lib/api/keys.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import { currentPosition } from '../../../lib/browser/position.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { validatorOf } from '../../../lib/form/schemas.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StepBar } from '../../../ui/actions/step-bar.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { PurposeForms } from './purpose-forms.tsx'
import type { KnownVisit } from './use-visit-day.ts'
import { payloadOf, type VisitValues, valuesOf } from './visit-values.ts'

const leastOfComplaint = 10

type Props = { visit: KnownVisit; place: VisitPlace | undefined; work: FieldQueue }

/** Typed and not sent yet: closing the app loses nothing. */
const useDraft = (usercode: string, visit: KnownVisit) => {
  const key = draftOf(usercode, visit.client_uuid)
  const [values, setValues] = useState<VisitValues>()
  useEffect(() => {
    let isGone = false
    const begin = (draft?: VisitValues) => isGone || setValues((now) => now ?? draft ?? valuesOf(visit.stored))
    void storedAnswer(key)
      .then((answer) => begin(answer?.value as VisitValues | undefined))
      .catch(() => begin())
    return () => {
      isGone = true
    }
  }, [key, visit.stored])
  const change = (next: (values: VisitValues) => Partial<VisitValues>) =>
    setValues((now) => {
      if (!now) return now
      const after = { ...now, ...next(now) }
      void storeAnswer(key, after).catch(() => undefined)
      return after
    })
  return { values, change }
}

const photoOf = (purposes: VisitValues['purposes']): VisitPhoto[] => [
  'shop',
  ...(purposes.includes('display') ? ['display' as const] : []),
  ...(purposes.includes('price') ? ['price' as const] : []),
  ...(purposes.includes('collection') ? ['cheque' as const] : []),
]

/** What was done, in short forms; one button ends the visit, later the same button saves changes. */
export const VisitForm = ({ visit, place, work }: Props) => {
  const t = useWords(visitMobileWords)
  const say = useSay()
  const now = useNow()
  const { values, change } = useDraft(work.usercode, visit)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isEnding, setEnding] = useState(false)
  useEffect(() => {
    for (const endpoint of [saveVisit, checkOutVisit]) void validatorOf(endpoint).catch(() => {})
  }, [])
  if (!values) return null
  const isOpen = visit.out_at === null
  const minutes = visitMinutes(visit.in_at, visit.out_at ?? now)
  const left = countsAfterMinutes - minutes
  const problem = (name: string) => (problems[name] ? say(problems[name]) : undefined)
  const waiting = work.queue?.photos.filter(({ module_code }) => module_code === visit.client_uuid) ?? []
  const filled = { visit_uuid: visit.client_uuid, ...payloadOf(values) }

  /** Checked by the same rules as the server's, so that nothing is refused hours later. */
  const isRight = async (endpoint: typeof saveVisit | typeof checkOutVisit, input: object) => {
    const at = new Date().toISOString()
    const sent = { client_uuid: newKey(), at_device: at, sent_at_device: at, ...input }
    // Where the rules never came to the phone the server checks alone.
    const found = await validatorOf(endpoint).then(
      ({ problemsOf }) => problemsOf(sent),
      () => ({}) as Record<string, string>,
    )
    if (values.purposes.includes('complaint') && values.complaint.trim().length < leastOfComplaint)
      found.complaint = t('complaintShort', { n: leastOfComplaint })
    setProblems(found)
    return Object.keys(found).length === 0
  }
  const end = async () => {
    if (!(await isRight(checkOutVisit, filled))) return
    setEnding(true)
    const position = await currentPosition(8000)
    const at = tapNow()
    setEnding(false)
    await work.add({
      action: 'visit-out',
      thread: 'visits',
      input: { ...filled, lat: position?.lat ?? null, lng: position?.lng ?? null },
      at,
    })
    toast('saved', t(work.isOnline ? 'finished' : 'saved'))
  }
  const save = async () => {
    if (!(await isRight(saveVisit, filled))) return
    await work.add({ action: 'visit-save', thread: 'visits', input: filled })
    toast('saved', t(work.isOnline ? 'savedNow' : 'saved'))
  }
  const mayWrite = isOpen || isEditable(visit.out_at, Date.parse(now))
  return (
    <>
      <Chips
        label={t('purposesOf')}
        options={visitPurposes.map((value) => ({ value, label: t(value) }))}
        chosen={values.purposes}
        onToggle={(one) =>
          change(({ purposes }) => ({
            purposes: purposes.includes(one) ? purposes.filter((other) => other !== one) : [...purposes, one],
          }))
        }
      />
      <PurposeForms
        {...{ values, change, problems, place }}
        customer_code={visit.customer_code}
        complain_code={visit.stored?.complain_code ?? null}
        isOnline={work.isOnline}
      />
      <Section title={t('takePhoto')} sub={waiting.length > 0 && t('nPhotos', { n: waiting.length })}>
        <SectionBody>
          {photoOf(values.purposes).map((alias) => (
            <CameraPhoto
              key={alias}
              label={t(`photo_${alias}`)}
              again={t('retake')}
              file={waiting.findLast((photo) => photo.alias === alias)?.file}
              camera="environment"
              onTake={(file) => void work.addPhoto(visit.client_uuid, { module_name: visitModule, alias, file })}
            />
          ))}
        </SectionBody>
      </Section>
      {(visit.stored?.photo_count ?? 0) > 0 && (
        // The key: a photo that was sent in between is looked for again.
        <RecordPhotos
          key={visit.stored?.photo_count}
          title={t('photosSent')}
          module_name={visitModule}
          module_code={visit.client_uuid}
          photos={visitPhotos.map((alias) => ({ alias, label: t(`photo_${alias}`) }))}
          isShut
        />
      )}
      <Section title={t('next_action')}>
        <SectionBody>
          <TextField
            label={t('next_action')}
            value={values.next_action}
            onChange={(next_action) => change(() => ({ next_action }))}
            most={500}
            error={problem('next_action')}
          />
          <FieldGrid>
            <DateField
              label={t('next_date')}
              value={values.next_date}
              onChange={(next_date) => change(() => ({ next_date }))}
              error={problem('next_date')}
            />
            <TextField
              label={t('contact_met')}
              value={values.contact_met}
              onChange={(contact_met) => change(() => ({ contact_met }))}
              most={100}
              error={problem('contact_met')}
            />
          </FieldGrid>
          <TextField
            label={t('notes')}
            value={values.notes}
            onChange={(notes) => change(() => ({ notes }))}
            most={2000}
            isLong
            error={problem('notes')}
          />
        </SectionBody>
      </Section>
      {isOpen && (
        <StepBar note={left <= 0 ? t('counts') : t('countsIn', { n: left })} isComplete={left <= 0}>
          <Button kind="primary" size="large" isBusy={isEnding} onClick={() => void end()}>
            {t('finish')}
          </Button>
        </StepBar>
      )}
      {!isOpen && mayWrite && (
        <div className={field.foot}>
          <p role="status">{t(left <= 0 ? 'counts' : 'tooShort')}</p>
          <Button kind="primary" size="large" onClick={() => void save()}>
            {t('saveChanges')}
          </Button>
        </div>
      )}
    </>
  )
}
