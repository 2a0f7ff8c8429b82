import { getSupervision } from '@sejuk/contract/supervision/supervisions'
import * as contract from '@sejuk/contract/supervision/warranty-cards'
import { typedPhone } from '@sejuk/domain/values/phone'
import { warrantyCardWords } from '@sejuk/words/supervision/warranty-cards'
import { useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'

type Props = { card: contract.WarrantyCardRow; signers: contract.WarrantyCardDetail['signers'] }

/** Without paper: a code to the phone of the contact who receives the card. */
export const SignByCode = ({ card, signers }: Props) => {
  const t = useWords(warrantyCardWords)
  const [phone, setPhone] = useState(signers[0]?.phone ?? '')
  const [otp, setOtp] = useState('')
  const sendCode = useSend(contract.sendSignCode)
  const sign = useSend(contract.signByCode)
  const refresh = useRefresh(contract.getWarrantyCard, contract.listWarrantyCards, getSupervision)
  const sent = sendCode.data?.data
  const { card_key, row_version } = card
  return (
    <Section title={t('signByCode')}>
      {signers.length === 0 && <SectionText>{t('noSigner')}</SectionText>}
      {signers.length > 0 && (
        <SectionBody>
          <ChoiceField
            label={t('signer')}
            hint={t('signCodeHint')}
            value={phone}
            options={signers.map((one) => ({ value: one.phone, label: `${one.name}, +62${one.phone}` }))}
            onChange={setPhone}
          />
          <Button
            isBusy={sendCode.isPending}
            disabled={phone === ''}
            onClick={() => sendCode.mutate({ card_key, phone: typedPhone(phone) })}
          >
            {t('sendCode')}
          </Button>
          {sent?.demo_otp && <Note>{t('demoCode', { code: sent.demo_otp })}</Note>}
          {sent && (
            <>
              <TextField label={t('otp')} value={otp} most={12} isRequired onChange={setOtp} />
              <Button
                kind="primary"
                isBusy={sign.isPending}
                disabled={otp === ''}
                onClick={() =>
                  sign.mutate({ card_key, row_version, phone: typedPhone(phone), otp }, { onSuccess: refresh })
                }
              >
                {t('signNow')}
              </Button>
            </>
          )}
        </SectionBody>
      )}
    </Section>
  )
}
