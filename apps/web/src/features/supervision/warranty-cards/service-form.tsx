import * as contract from '@sejuk/contract/supervision/warranty-cards'
import { warrantyCardWords } from '@sejuk/words/supervision/warranty-cards'
import { useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'

/** A request by whoever holds the card: the phone is confirmed by a code before the desk hears of it. */
export const ServiceForm = ({ asked }: { asked: { code: string; no: string; sn: string } }) => {
  const t = useWords(warrantyCardWords)
  const [values, setValues] = useState({ name: '', phone: '', description: '', otp: '' })
  const change = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }))
  const sendCode = useSend(contract.sendServiceCode)
  const request = useSend(contract.requestService)
  const sent = sendCode.data?.data
  const done = request.data?.data
  if (done)
    return (
      <Note tone="good" role="status">
        {t('sent', { n: done.ticket_number })}
      </Note>
    )
  return (
    <Section title={t('requestService')}>
      <SectionBody>
        <TextField label={t('name')} value={values.name} most={100} isRequired onChange={(name) => change({ name })} />
        <TextField
          label={t('description')}
          value={values.description}
          most={1000}
          isLong
          isRequired
          onChange={(description) => change({ description })}
        />
        <PhoneField label={t('phone')} value={values.phone} isRequired onChange={(phone) => change({ phone })} />
        <Button isBusy={sendCode.isPending} onClick={() => sendCode.mutate({ ...asked, phone: values.phone })}>
          {t('sendCode')}
        </Button>
        {sent?.demo_otp && <Note>{t('demoCode', { code: sent.demo_otp })}</Note>}
        {sent && (
          <>
            <TextField label={t('otp')} value={values.otp} most={12} isRequired onChange={(otp) => change({ otp })} />
            <Button kind="primary" isBusy={request.isPending} onClick={() => request.mutate({ ...asked, ...values })}>
              {t('requestService')}
            </Button>
          </>
        )}
      </SectionBody>
    </Section>
  )
}
