import { listSignatures, uploadSignature } from '@sejuk/contract/customers/signatures'
import { mostSignatures } from '@sejuk/domain/customers/signatures'
import { pageTo } from '@sejuk/domain/pages'
import { signatureWords } from '@sejuk/words/customers/signatures'
import { useId } from 'react'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { companyToday } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { IdCardField, PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { SignaturePad } from '../../../ui/fields/signature-pad.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'
import style from './signatures.module.css'

const pictures = '.png,.jpg,.jpeg,.jfif,.webp'

/** A signature specimen: drawn on the screen, or from a picture. */
export const AddSignaturePage = () => {
  const t = useWords(signatureWords)
  const say = useSay()
  const mayAdd = useGate(uploadSignature)
  const mayList = useGate(listSignatures)
  return (
    <>
      <PageHead title={t('addTitle')} crumb={mayList.enabled && <Link {...pageTo('signatures')}>{t('title')}</Link>} />
      <PageBody>{mayAdd.enabled ? <Form /> : <ForbiddenState reason={say(mayAdd.because)} />}</PageBody>
    </>
  )
}

const Form = () => {
  const t = useWords(signatureWords)
  const id = useId()
  const navigate = useNavigate()
  const { customer_code = '' }: { customer_code?: string } = useSearch()
  const form = useEndpointForm({
    endpoint: uploadSignature,
    initial: {
      customer_code,
      signer_name: '',
      job_title: '',
      nik: '',
      phone: '',
      valid_from: companyToday(),
      valid_to: '',
      source: 'drawn' as 'drawn' | 'upload',
      file: undefined as File | undefined,
      stamp: undefined as File | undefined,
    },
    onDone: (answer) => {
      if (!answer) return
      const { signature_code: code } = answer.data
      void navigate({ ...pageTo('signature', { code }), ignoreBlocker: true })
    },
  })
  const { values, change, errorOf } = form
  type Text = 'signer_name' | 'job_title' | 'nik' | 'phone' | 'valid_from' | 'valid_to'
  const field = (name: Text) => ({
    label: t(name),
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    error: errorOf(name),
  })
  return (
    <Section title={t('signature')} actions={<small>{t('most', { n: mostSignatures })}</small>}>
      <SectionBody>
        <EndpointFormBody id={id} form={form}>
          <div className={style.form}>
            <CustomerPicker
              value={values.customer_code || undefined}
              onChange={(code) => change({ customer_code: code ?? '' })}
              error={errorOf('customer_code')}
            />
            <FieldGrid>
              <TextField {...field('signer_name')} most={100} isRequired />
              <TextField {...field('job_title')} most={100} />
              <IdCardField {...field('nik')} />
              <PhoneField {...field('phone')} />
              <DateField {...field('valid_from')} isRequired />
              <DateField {...field('valid_to')} hint={t('always')} />
            </FieldGrid>
            <ChoiceField
              label={t('source')}
              options={[
                { value: 'drawn', label: t('draw') },
                { value: 'upload', label: t('chooseFile') },
              ]}
              value={values.source}
              onChange={(source) => change({ source: source === 'upload' ? 'upload' : 'drawn', file: undefined })}
              isRequired
            />
            {values.source === 'drawn' ? (
              <SignaturePad label={t('signature')} onChange={(file) => change({ file })} error={errorOf('file')} />
            ) : (
              <FileDrop
                label={t('signature')}
                accept={pictures}
                file={values.file}
                onChange={(file) => change({ file })}
                error={errorOf('file')}
              />
            )}
            <p>
              <b>{t('stamp')}</b> {t('stampHelp')}
            </p>
            <FileDrop
              label={t('stamp')}
              accept={pictures}
              file={values.stamp}
              onChange={(stamp) => change({ stamp })}
              error={errorOf('stamp')}
            />
            <Row>
              <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
                {t('save')}
              </Button>
            </Row>
          </div>
        </EndpointFormBody>
      </SectionBody>
    </Section>
  )
}
