import { rupiah } from '@sejuk/domain/values/money'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { searchActionWords, searchNameWords, searchWords } from '@sejuk/words/platform/search'
import IconArrowRight from '#icon/ArrowRight'
import IconBrandWhatsapp from '#icon/BrandWhatsapp'
import IconChevronRight from '#icon/ChevronRight'
import IconCopy from '#icon/Copy'
import IconPhone from '#icon/Phone'
import { phoneShown } from '../../../../entities/phone-shown.ts'
import { copyText } from '../../../../lib/browser/clipboard.ts'
import { useWords } from '../../../../lib/language/words.ts'
import type { Shown } from './found-record.ts'
import style from './palette.module.css'
import { StatusOf } from './record-kinds.tsx'

type Props = { record: Shown; onOpen: (href: string) => void }

/** What one would want to know of the record, and do with it, without opening it. */
export const RecordSide = ({ record, onOpen }: Props) => {
  const t = useWords(searchWords)
  const kinds = useWords(searchNameWords)
  const actions = useWords(searchActionWords)
  const { kind, code, title, detail, status, phone, amount } = record
  return (
    <aside className={style.side} aria-label={title}>
      <b>{title}</b>
      <p>{[kinds(kind), code === title ? '' : code].filter(Boolean).join(', ')}</p>
      {detail && <p>{detail}</p>}
      <StatusOf kind={kind} status={status} />
      {(amount !== null || phone) && (
        <dl className={style.facts}>
          {amount !== null && (
            <div>
              <dt>{t('amount')}</dt>
              <dd>{rupiah(amount)}</dd>
            </div>
          )}
          {phone && (
            <div>
              <dt>{t('phone')}</dt>
              <dd>{phoneShown(phone)}</dd>
            </div>
          )}
        </dl>
      )}
      <ul className={style.acts}>
        <li>
          <button type="button" data-is-first onClick={() => onOpen(record.href)}>
            <IconArrowRight size={16} aria-hidden="true" />
            {t('open')}
            <kbd>Enter</kbd>
          </button>
        </li>
        {record.actions.map(({ action, href }) => (
          <li key={action}>
            <button type="button" onClick={() => onOpen(href)}>
              <IconChevronRight size={16} aria-hidden="true" />
              {actions(action)}
            </button>
          </li>
        ))}
        {phone && (
          <>
            <li>
              <a href={`tel:+62${nationalPhone(phone)}`}>
                <IconPhone size={16} aria-hidden="true" />
                {t('call')}
              </a>
            </li>
            <li>
              <a href={`https://wa.me/62${nationalPhone(phone)}`} target="_blank" rel="noreferrer">
                <IconBrandWhatsapp size={16} aria-hidden="true" />
                WhatsApp
              </a>
            </li>
          </>
        )}
        <li>
          <button type="button" onClick={() => void copyText(code)}>
            <IconCopy size={16} aria-hidden="true" />
            {t('copyCode')}
          </button>
        </li>
      </ul>
    </aside>
  )
}
