import type { CustomerSignature } from '@sejuk/contract/platform/attachments'
import { photoWords } from '@sejuk/words/photos'
import { useState } from 'react'
import IconSignature from '#icon/Signature'
import IconX from '#icon/X'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import style from './signatures-panel.module.css'

/** How the customer signs, to be held beside a receipt. */
export const SignaturesPanel = ({ signatures }: { signatures: readonly CustomerSignature[] }) => {
  const t = useWords(photoWords)
  const dates = useDates()
  const today = useToday()
  const validity = ({ valid_from, valid_to }: CustomerSignature) => {
    if (valid_from && valid_from > today) return t('validFrom', { day: dates.day(valid_from) })
    if (!valid_to) return t('validAlways')
    return t(valid_to < today ? 'noLongerValid' : 'validUntil', { day: dates.day(valid_to) })
  }
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(!isNarrow && signatures.length > 0)
  if (!isOpen)
    return (
      <button type="button" className={style.opener} onClick={() => setOpen(true)}>
        <IconSignature size={18} aria-hidden="true" />
        <span>{t('showPanel')}</span>
      </button>
    )
  return (
    <aside className={style.panel} aria-label={t('signatures')}>
      <header>
        <div>
          <h2>{t('signatures')}</h2>
          <p>{signatures.length > 0 ? t('signaturesOnFile', { n: signatures.length }) : t('noSignature')}</p>
        </div>
        <IconButton label={t('hidePanel')} onClick={() => setOpen(false)}>
          <IconX size={18} />
        </IconButton>
      </header>
      <ul>
        {signatures.map((signature) => (
          <li key={signature.photo_code}>
            <img src={signature.photo_path ?? ''} alt={signature.original_file_name} />
            <b>{[signature.signer_name ?? '-', signature.job_title].filter(Boolean).join(', ')}</b>
            <small>{validity(signature)}</small>
            <small>
              {t('signatureAdded', { who: signature.created_by_name, time: dates.dateTime(signature.created_date) })}
            </small>
          </li>
        ))}
      </ul>
    </aside>
  )
}
