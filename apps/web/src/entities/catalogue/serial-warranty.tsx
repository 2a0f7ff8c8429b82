import type { SerialWarranty } from '@sejuk/contract/catalogue/serial-lives'
import { serialWarrantyWords } from '@sejuk/words/catalogue/serial-lives'
import { useDates } from '../../lib/language/dates.ts'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import { WarrantyStateChip } from '../status/serial-status.tsx'
import { DocumentLink } from './document-link.tsx'
import style from './serial-life.module.css'

type Part = SerialWarranty['parts'][number]

/** One line: the state, until when each part is covered, and what it was counted from. */
export const SerialWarrantyLine = ({ warranty }: { warranty: SerialWarranty }) => {
  const t = useWords(serialWarrantyWords)
  const dates = useDates()
  const left = ({ days_left }: Part) =>
    days_left === null ? '' : t(days_left >= 0 ? 'daysLeft' : 'daysOver', { n: thousands(Math.abs(days_left)) })
  const first = warranty.parts[0]
  return (
    <section className={style.warranty} aria-label={t('title')}>
      <WarrantyStateChip state={warranty.state} size="large" />
      {warranty.void_reasons.length > 0 && (
        <b data-bad>
          {t('voidBecause', { reasons: warranty.void_reasons.map((reason) => t(`void-${reason}`)).join(', ') })}
        </b>
      )}
      {warranty.reason === 'not_delivered' && <span>{t('notDelivered')}</span>}
      {warranty.parts.map((part) => (
        <span key={part.part}>
          {part.until === null
            ? t('noPart', { part: t(part.part) })
            : `${t('partUntil', { part: t(part.part), until: dates.day(part.until) })}, ${left(part)}`}
        </span>
      ))}
      {first && (
        <span data-quiet>
          {t('countedFrom', { basis: t(`basis-${first.basis}`), starts: dates.day(first.starts) })}
          {warranty.source && (
            <>
              {', '}
              <DocumentLink type={warranty.source.document_type} code={warranty.source.document_code} />
            </>
          )}
          {first.policy_code && `, ${t('byPolicy', { policy: first.policy_code })}`}
        </span>
      )}
    </section>
  )
}
