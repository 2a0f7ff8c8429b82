import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { useState } from 'react'
import { newKey } from '../../../lib/api/keys.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SignaturePad } from '../../../ui/fields/signature-pad.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { PickedPhoto } from '../../../ui/upload/picked-photo.tsx'
import style from './field-job.module.css'
import { JobSummary } from './job-summary.tsx'
import { signatureAlias } from './photos-of.ts'
import { dropPhoto, type StoredPhoto, storePhoto } from './queue/field-storage.ts'
import type { UnitForms } from './units/use-unit-forms.ts'
import { signatureField } from './use-missing.ts'

type Props = { usercode: string; job: FieldJob; photos: readonly StoredPhoto[]; forms: UnitForms }

/** What was done, for the customer; and their signature, or the reason without one. */
export const SignJob = ({ usercode, job, photos, forms }: Props) => {
  const t = useWords(fieldWorkWords)
  const { work_order_number, customer_name } = job
  const { signed_by, unsigned_reason } = forms.signing
  const before = photos.filter((one) => one.work_order_number === work_order_number && one.alias === signatureAlias)
  // The pad begins empty: what was signed before the step was left is shown as a picture.
  const [isOld, setOld] = useState(before.length > 0)
  const [cannotSign, setCannotSign] = useState(unsigned_reason !== '')
  const sign = async (file: File | undefined) => {
    if (file && !signed_by.trim()) forms.changeSigning({ signed_by: customer_name.slice(0, 100), unsigned_reason: '' })
    for (const { photo_key } of before) await dropPhoto(photo_key)
    if (file) await storePhoto({ photo_key: newKey(), usercode, work_order_number, alias: signatureAlias, file })
  }
  const [kept] = before
  return (
    <>
      <JobSummary job={job} forms={forms} />
      {Object.values(forms.units).some(({ parts }) => parts.length > 0) && (
        <Section title={t('partsFrom')}>
          <SectionBody>
            <TextField
              label={t('parts_reason')}
              hint={t('partsReasonHint')}
              value={forms.signing.parts_reason ?? ''}
              onChange={(parts_reason) => forms.changeSigning({ parts_reason })}
              most={500}
            />
          </SectionBody>
        </Section>
      )}
      <Section
        id={signatureField}
        title={
          <>
            {t('signature')} <small className={style.required}>{t('required')}</small>
          </>
        }
      >
        <SectionBody>
          {isOld && kept ? (
            <div className={style.signed}>
              <PickedPhoto file={kept.file} alt={t('signature')} />
              <Button onClick={() => setOld(false)}>{t('signAgain')}</Button>
            </div>
          ) : (
            <SignaturePad label={t('signature')} onChange={(file) => void sign(file)} />
          )}
          <TextField
            label={t('signed_by')}
            value={signed_by}
            onChange={(name) => forms.changeSigning({ signed_by: name })}
            most={100}
          />
          {!signed_by.trim() &&
            (cannotSign ? (
              <TextField
                label={t('unsigned_reason')}
                value={unsigned_reason}
                onChange={(reason) => forms.changeSigning({ unsigned_reason: reason })}
                most={500}
                isRequired
              />
            ) : (
              <Button kind="link" onClick={() => setCannotSign(true)}>
                {t('cannotSign')}
              </Button>
            ))}
        </SectionBody>
      </Section>
    </>
  )
}
