import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { finishGaps } from '@sejuk/domain/aftersales/finishing'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import IconAlertTriangle from '#icon/AlertTriangle'
import { newKey } from '../../../lib/api/keys.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SignaturePad } from '../../../ui/fields/signature-pad.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './field-job.module.css'
import { dropPhoto, type StoredPhoto, storePhoto } from './field-storage.ts'
import { photosOf } from './job-photos.tsx'
import type { UnitForms } from './use-unit-forms.ts'

type Props = {
  usercode: string
  job: FieldJob
  photos: readonly StoredPhoto[]
  forms: UnitForms
  onFinish: () => void
}

/** What is missing before the job can be finished, in the technician's words. */
const useMissing = ({ job, photos, forms }: Pick<Props, 'job' | 'photos' | 'forms'>) => {
  const t = useWords(fieldWorkWords)
  const asked = photosOf(job, photos)
  const gaps = finishGaps({
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
    photos: asked,
    signed_by: forms.signing.signed_by.trim() || null,
    unsigned_reason: forms.signing.unsigned_reason.trim() || null,
  })
  const lacking = asked.reduce((sum, { least, taken }) => sum + Math.max(0, least - taken), 0)
  return [
    ...(gaps.photos ? [t('missingPhotos', { n: lacking })] : []),
    ...job.units.flatMap(({ line_no: n }) => [
      ...(gaps[`units.${n}.checklist`] ? [t('missingChecklist', { n })] : []),
      ...(gaps[`units.${n}.serial_indoor`] ? [t('missingSerial', { n })] : []),
    ]),
    ...(gaps.signed_by ? [t('missingSignature')] : []),
  ]
}

/** The customer's signature, or the reason without one, finishes the job. */
export const FinishJob = ({ usercode, job, photos, forms, onFinish }: Props) => {
  const t = useWords(fieldWorkWords)
  const missing = useMissing({ job, photos, forms })
  const { work_order_number } = job
  const sign = async (file: File | undefined) => {
    const before = photos.filter((one) => one.work_order_number === work_order_number && one.alias === 'signature')
    for (const { photo_key } of before) await dropPhoto(photo_key)
    if (file) await storePhoto({ photo_key: newKey(), usercode, work_order_number, alias: 'signature', file })
  }
  return (
    <>
      <Section title={t('signature')}>
        <SectionBody>
          <SignaturePad label={t('signature')} onChange={(file) => void sign(file)} />
          <TextField
            label={t('signed_by')}
            value={forms.signing.signed_by}
            onChange={(signed_by) => forms.changeSigning({ signed_by })}
            most={100}
          />
          {!forms.signing.signed_by.trim() && (
            <TextField
              label={t('unsigned_reason')}
              value={forms.signing.unsigned_reason}
              onChange={(unsigned_reason) => forms.changeSigning({ unsigned_reason })}
              most={500}
            />
          )}
        </SectionBody>
      </Section>
      <div className={style.foot}>
        {missing.length > 0 && (
          <p id="missing" className={style.missing}>
            <IconAlertTriangle size={20} aria-hidden="true" />
            {t('missing', { list: missing.join(', ') })}
          </p>
        )}
        <Button
          kind="primary"
          size="large"
          disabled={missing.length > 0}
          aria-describedby={missing.length ? 'missing' : undefined}
          onClick={onFinish}
        >
          {t('finish')}
        </Button>
      </div>
    </>
  )
}
