import type { OwnIdentity, OwnPhoto } from '@sejuk/contract/installers/partners'
import { displayPhone } from '@sejuk/domain/values/phone'
import { installerWords } from '@sejuk/words/installers/installers'
import { partnerWords } from '@sejuk/words/installers/partners'
import { type ReactNode, useId } from 'react'
import { useSay, useWords } from '../../../lib/language/words.ts'
import type { OwnBank } from './bank-fields.tsx'
import style from './partner-form.module.css'

type Fact = { label: string; value: ReactNode; isWide?: boolean }
type SectionProps = {
  title: string
  action?: ReactNode
  facts: readonly Fact[]
  photos?: readonly (OwnPhoto & { name: string })[]
  missing?: readonly string[]
  children?: ReactNode
}

/** One's own data, label above value; what is still missing on top. */
export const FactSection = ({ title, action, facts, photos = [], missing = [], children }: SectionProps) => {
  const id = useId()
  return (
    <section className={style.review} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {missing.length > 0 && (
        <ul className={style.missing}>
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ label, value, isWide }) => (
            <div key={label} data-wide={isWide || undefined}>
              <dt>{label}</dt>
              <dd>{value || '-'}</dd>
            </div>
          ))}
        </dl>
      )}
      {photos.length > 0 && (
        <div className={style.thumbs}>
          {photos.map(({ photo_code, photo_path, thumbnail_path, name }) => (
            <a key={photo_code} href={photo_path} target="_blank" rel="noreferrer">
              <img src={thumbnail_path ?? photo_path} alt={name} />
            </a>
          ))}
        </div>
      )}
      {children}
    </section>
  )
}

const named = (photos: readonly OwnPhoto[], name: string) => photos.map((photo) => ({ ...photo, name }))

export const useIdentityFacts = (identity: OwnIdentity) => {
  const t = useWords(partnerWords)
  const facts: Fact[] = [
    { label: t('userName'), value: identity.userName, isWide: true },
    { label: t('idCardNumber'), value: identity.idCardNumber, isWide: true },
    { label: t('idCardAddress'), value: identity.idCardAddress, isWide: true },
    {
      label: t('city'),
      value: [identity.city_name, identity.province_name].filter(Boolean).join(', '),
      isWide: true,
    },
  ]
  const photos = [
    ...named(identity.photo_code_id_card_attachment, t('id_card')),
    ...named(identity.photo_code_id_profile_attachment, t('id_profile')),
  ]
  return { facts, photos }
}

export const useAccountFacts = (identity: OwnIdentity): Fact[] => {
  const t = useWords(partnerWords)
  const kinds = useWords(installerWords)
  return [
    { label: t('phone'), value: displayPhone(identity.phone) },
    { label: t('type'), value: kinds(identity.userType) },
    ...(identity.email ? [{ label: t('email'), value: identity.email, isWide: true }] : []),
  ]
}

export const useBankFacts = ({ bank }: OwnBank) => {
  const t = useWords(partnerWords)
  const say = useSay()
  const facts: Fact[] = bank
    ? [
        { label: t('bank'), value: bank.bank_short_name },
        { label: t('accountNumber'), value: bank.accountNumber },
        { label: t('accountName'), value: bank.accountName, isWide: true },
        { label: t('cityBank'), value: [bank.city_name, bank.province_name].filter(Boolean).join(', '), isWide: true },
        { label: t('receiverType'), value: say(bank.receiver_type_label) },
        { label: t('receiverResidency'), value: say(bank.receiver_residency_label) },
      ]
    : []
  return { facts, photos: bank ? named(bank.photo_code_disclaimer_letter_attachment, t('disclaimer_letter')) : [] }
}
