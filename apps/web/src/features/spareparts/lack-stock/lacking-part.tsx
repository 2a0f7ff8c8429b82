import { fillWaiting, getLackingPart, type LackingDetail, requestPurchase } from '@sejuk/contract/spareparts/lack-stock'
import { rupiah } from '@sejuk/domain/money'
import { pageTo } from '@sejuk/domain/pages'
import { proposedQty } from '@sejuk/domain/spareparts/stock-levels'
import { lackStockWords } from '@sejuk/words/spareparts/lack-stock'
import { useState } from 'react'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { coverOf } from './cover.ts'
import style from './desk.module.css'
import { PurchasePanel, Sources } from './sources.tsx'
import { WaitingOrders } from './waiting-orders.tsx'

type Props = { item_code: string; warehouse_code: string }

export const LackingPartView = ({ item_code, warehouse_code }: Props) => {
  const gate = useGate(getLackingPart)
  const found = useCall(getLackingPart, { item_code, warehouse_code }, { enabled: gate.enabled })
  const part = found.data?.data
  return part ? <Opened part={part} /> : <RecordGuard gate={gate} found={found} />
}

const Opened = ({ part }: { part: LackingDetail }) => {
  const t = useWords(lackStockWords)
  const { item_code, warehouse_code, orders } = part
  const mayFill = useGate(fillWaiting)
  const fill = useSend(fillWaiting)
  const pieces = orders.reduce((sum, { short }) => sum + short, 0)
  const allocate = () =>
    fill.mutate(
      { item_code, warehouse_code },
      { onSuccess: ({ data }) => toast('saved', t('filled', { n: data.filled, left: data.left })) },
    )
  return (
    <>
      <Section
        title={part.item_name}
        sub={
          <>
            {item_code}
            {part.price !== null && `, ${rupiah(part.price)}`},{' '}
            <Link {...pageTo('partWhereUsed', { sparepart_item_code: item_code })}>{t('explodedView')}</Link>
          </>
        }
        actions={
          mayFill.enabled &&
          part.available > 0 && (
            <Button kind="primary" isBusy={fill.isPending} onClick={allocate}>
              {t('fill')}
            </Button>
          )
        }
      >
        <SectionText>{t('has', { warehouse: part.warehouse_name, n: part.available })}</SectionText>
      </Section>
      <Section title={t('covered', { n: pieces })} sub={t('boxes')}>
        <SectionBody>
          <Boxes part={part} />
        </SectionBody>
        <Sources part={part} />
      </Section>
      <WaitingOrders part={part} />
      <Usage part={part} />
    </>
  )
}

/** One box for each missing piece, in the order in which it is given. */
const Boxes = ({ part }: { part: LackingDetail }) => {
  const t = useWords(lackStockWords)
  return (
    <ul className={style.boxes}>
      {coverOf(part).map((cover, n) => (
        <li key={n} data-tone={cover === 'inHand' ? 'good' : cover === 'noPlan' ? undefined : 'waiting'}>
          {cover === 'incoming' ? t('sourceIncoming') : t(cover)}
        </li>
      ))}
    </ul>
  )
}

const Usage = ({ part }: { part: LackingDetail }) => {
  const t = useWords(lackStockWords)
  const most = Math.max(1, ...part.usage.map(({ qty }) => qty))
  const mayAsk = useGate(requestPurchase)
  const [isAsking, setAsking] = useState(false)
  const { available, suggested_min: min, suggested_max: max } = part
  const coming = part.incoming.reduce((sum, { qty }) => sum + qty, 0)
  const waiting = part.orders.reduce((sum, { short }) => sum + short, 0)
  // What is promised to waiting orders will not lie there.
  const qty = proposedQty({ available, coming: coming - waiting, min, max }) + Math.max(0, waiting - coming)
  return (
    <Section
      title={t('usage')}
      sub={`${t('perMonth')} · ${t('suggested', { min: part.suggested_min, max: part.suggested_max, now: part.min_stock })}`}
      actions={
        mayAsk.enabled && qty > 0 && <Button onClick={() => setAsking(true)}>{t('fillToMax', { n: qty })}</Button>
      }
    >
      <ul className={style.bars}>
        {part.usage.map(({ month, qty }) => (
          <li key={month}>
            {qty}
            <i style={{ height: `${Math.round((qty / most) * 70)}px` }} />
            {month.slice(5)}
          </li>
        ))}
      </ul>
      {isAsking && <PurchasePanel part={part} qty={qty} onClose={() => setAsking(false)} />}
    </Section>
  )
}
