import { type LackingPart, listLackingParts, supplyMeasures } from '@sejuk/contract/spareparts/lack-stock'
import { pageTo } from '@sejuk/domain/pages'
import { daysTarget, fillTarget } from '@sejuk/domain/spareparts/cover'
import { daysFrom } from '@sejuk/domain/values/dates'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { lackStockWords } from '@sejuk/words/spareparts/lack-stock'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useState } from 'react'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './desk.module.css'
import { LackingPartView } from './lacking-part.tsx'
import { WayOut } from './way-out.tsx'

/** Which part hurts most, who waits for it, and what can be done. */
export const LackStockPage = () => {
  const t = useWords(lackStockWords)
  const orders = useWords(sparepartWords)
  const gate = useGate(listLackingParts)
  const isNarrow = useNarrow()
  const asked: { item_code?: string; warehouse_code?: string; order?: string } = useSearch()
  const [search, setSearch] = useState('')
  const found = useCall(
    listLackingParts,
    { search: useDebounced(search) },
    { enabled: gate.enabled, keepPrevious: true },
  )
  const parts = found.data?.data
  const chosen =
    parts?.find((one) => one.item_code === asked.item_code && one.warehouse_code === asked.warehouse_code) ??
    (isNarrow ? undefined : parts?.[0])
  const sum = (of: 'short_qty' | 'order_count') => parts?.reduce((all, one) => all + one[of], 0) ?? 0
  return (
    <>
      <PageHead
        title={t('title')}
        crumb={
          isNarrow && chosen && asked.order ? (
            <Link {...pageTo('lackStock', { item_code: chosen.item_code, warehouse_code: chosen.warehouse_code })}>
              {chosen.item_name}
            </Link>
          ) : isNarrow && chosen ? (
            <Link {...pageTo('lackStock')}>{t('title')}</Link>
          ) : (
            <Link {...pageTo('partOrders')}>{orders('title')}</Link>
          )
        }
        sub={parts && t('summary', { n: sum('short_qty'), orders: sum('order_count') })}
      />
      {!parts && <RecordGuard gate={gate} found={found} />}
      {parts && (
        <div className={style.desk}>
          {!(isNarrow && chosen) && (
            <div className={style.side}>
              <TextField label={t('search')} value={search} onChange={setSearch} most={100} />
              <div className={style.parts}>
                <PartLinks parts={parts} chosen={chosen} />
              </div>
              <Measures />
            </div>
          )}
          {chosen ? (
            <LackingPartView
              key={`${chosen.item_code} ${chosen.warehouse_code}`}
              item_code={chosen.item_code}
              warehouse_code={chosen.warehouse_code}
              order={asked.order}
            />
          ) : (
            !isNarrow && (
              <div className={style.main} data-alone>
                <Note tone="good">{t('nothing')}</Note>
              </div>
            )
          )}
        </div>
      )}
    </>
  )
}

type Parts = readonly LackingPart[]

const PartLinks = ({ parts, chosen }: { parts: Parts; chosen: Parts[number] | undefined }) => {
  const t = useWords(lackStockWords)
  const isLocal = useLanguage() === 'local'
  const today = useToday()
  if (parts.length === 0) return <Note tone="good">{t('nothing')}</Note>
  return (
    <ul className={style.list} aria-label={t('oldestFirst')}>
      {parts.map((part) => {
        const { item_code, warehouse_code } = part
        return (
          <li key={`${item_code} ${warehouse_code}`}>
            <Link {...pageTo('lackStock', { item_code, warehouse_code })} aria-current={part === chosen || undefined}>
              <b>{isLocal ? (part.local_name ?? part.item_name) : part.item_name}</b>
              <strong>{part.short_qty}</strong>
              <small>{item_code}</small>
              <small>
                {t('ordersWait', { n: part.order_count, days: daysFrom(part.oldest_date.slice(0, 10), today) })}
              </small>
              {part.broken_promises > 0 ? (
                <StatusChip tone="bad">{t('brokenN', { n: part.broken_promises })}</StatusChip>
              ) : (
                <WayOut part={part} />
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const Measures = () => {
  const t = useWords(lackStockWords)
  const gate = useGate(supplyMeasures)
  const found = useCall(supplyMeasures, {}, { enabled: gate.enabled }).data?.data
  if (!found) return null
  return (
    <div className={style.measures}>
      <span>
        {t('filledAtOnce')}
        <b>
          {found.filled_at_once === null ? '-' : `${found.filled_at_once}%`}{' '}
          <small>{t('targetPercent', { n: fillTarget })}</small>
        </b>
      </span>
      <span>
        {t('daysToPart')}
        <b>
          {found.days_to_part === null ? '-' : writeNumber(found.days_to_part, 1)}{' '}
          <small>{t('target', { n: daysTarget })}</small>
        </b>
      </span>
    </div>
  )
}
