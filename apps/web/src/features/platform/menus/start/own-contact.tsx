import { getOwnContact } from '@sejuk/contract/customers/contacts'
import { displayPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { myDayWords } from '@sejuk/words/platform/my-day'
import { useCall } from '../../../../lib/api/queries.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Section, SectionBody } from '../../../../ui/record/section.tsx'
import style from './home-links.module.css'

/** Whom a customer or a keyperson turns to. */
export const OwnContact = () => {
  const t = useWords(myDayWords)
  const contact = useCall(getOwnContact, {}).data?.data
  if (!contact) return null
  const { salesman_name, salesman_phone, branch_name } = contact
  return (
    <Section title={t('contact')}>
      <SectionBody>
        <b>{salesman_name ?? branch_name}</b>
        <p>
          {[salesman_name && branch_name, salesman_phone && displayPhone(salesman_phone)].filter(Boolean).join(', ')}
        </p>
        {salesman_phone && (
          <div className={style.ways}>
            <a href={`tel:+62${nationalPhone(salesman_phone)}`}>{t('call')}</a>
            <a href={`https://wa.me/62${nationalPhone(salesman_phone)}`} target="_blank" rel="noreferrer">
              {t('whatsapp')}
            </a>
          </div>
        )}
      </SectionBody>
    </Section>
  )
}
