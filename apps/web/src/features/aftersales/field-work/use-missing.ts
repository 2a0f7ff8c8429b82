import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import type { JobStep } from '@sejuk/domain/aftersales/work-orders/field-work'
import { missingToFinish } from '@sejuk/domain/aftersales/work-orders/finishing'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { checklistWords } from '@sejuk/words/aftersales/work-orders'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { photosOf, signatureAlias } from './photos-of.ts'
import type { StoredPhoto } from './queue/field-storage.ts'
import type { UnitForms } from './units/use-unit-forms.ts'

/** What is missing, where it is asked for, and what the button that leads there says. */
export type MissingPiece = {
  step: JobStep
  /** In a list of what is missing. */
  name: string
  action: string
  alias?: string
  line_no?: number
  isCheck?: boolean
  /** The id of the field. */
  field?: string
}

export const fieldOfCheck = (question: string) => `check-${question}`
export const serialField = 'job-serial'
export const signatureField = 'job-signature'

export const useMissing = (job: FieldJob, photos: readonly StoredPhoto[], forms: UnitForms): MissingPiece[] => {
  const t = useWords(fieldWorkWords)
  const question = useWords(checklistWords)
  const isLocal = useLanguage() === 'local'
  const ofUnit = (what: string, n: number) => (job.units.length > 1 ? t('ofUnit', { what, n }) : what)
  const found = missingToFinish({
    service_type: job.service_type,
    units: job.units.map(({ line_no, work_order_detail_id }) => {
      const form = forms.units[work_order_detail_id]
      return {
        line_no,
        serial_indoor: form?.serial_indoor || null,
        serial_outdoor: form?.serial_outdoor || null,
        checklist: form?.checklist ?? {},
      }
    }),
    photos: photosOf(job, photos),
    signed_by: forms.signing.signed_by.trim() || null,
    unsigned_reason: forms.signing.unsigned_reason.trim() || null,
  })
  return found.map((one): MissingPiece => {
    if (one.what === 'photo') {
      const { alias } = one.photo
      const name = isLocal ? one.photo.local_name : one.photo.photo_name
      const step = alias === signatureAlias ? 'Signature' : 'Photos'
      return { step, name, action: t('nextPhoto', { name }), alias }
    }
    if (one.what === 'serial') {
      const name = t('missingSerial', { n: one.line_no })
      return {
        step: 'Checks',
        name,
        action: ofUnit(t('nextSerial'), one.line_no),
        line_no: one.line_no,
        field: serialField,
      }
    }
    if (one.what === 'check') {
      const name = ofUnit(question(one.question), one.line_no)
      const action = t('nextAnswer', { question: question(one.question) })
      return { step: 'Checks', name, action, line_no: one.line_no, isCheck: true, field: fieldOfCheck(one.question) }
    }
    return { step: 'Signature', name: t('missingSignature'), action: t('nextSign'), field: signatureField }
  })
}
