import { confirmPlan, getLackingPart, type LackingDetail, requestPurchase } from '@sejuk/contract/spareparts/lack-stock'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { type Cover, coverOf, planOf } from '@sejuk/domain/spareparts/cover'
import { proposedQty } from '@sejuk/domain/spareparts/stock-levels'
import { monthNames } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { lackStockWords } from '@sejuk/words/spareparts/lack-stock'
import { useState } from 'react'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import style from './desk.module.css'
import { PurchasePanel, Sources } from './sources.tsx'
import { WaitingOrderPanel } from './waiting-order.tsx'
import { promisesOf, WaitingOrders } from './waiting-orders.tsx'

/** In place of an order's code: its panel is shut. */
const shut = '-'
type Props = { item_code: string; warehouse_code: string; order: string | undefined }

export const LackingPartView = ({ item_code, warehouse_code, order }: Props) => {
  const gate = useGate(getLackingPart)
  const found = useCall(getLackingPart, { item_code, warehouse_code }, { enabled: gate.enabled })
  const part = found.data?.data
  if (!part)
    return (
      <div className={style.main}>
        <RecordGuard gate={gate} found={found} />
      </div>
    )
  return <Opened part={part} order={order} />
}

const Opened = ({ part, order }: { part: LackingDetail; order: string | undefined }) => {
  const isNarrow = useNarrow()
  const navigate = useNavigate()
  const { item_code, warehouse_code, orders } = part
  const asked = orders.find(({ sparepart_order_code }) => sparepart_order_code === order)
  const chosen = asked ?? (isNarrow || order === shut ? undefined : orders[0])
  const close = () =>
    void navigate(pageTo('lackStock', { item_code, warehouse_code, ...(isNarrow ? {} : { order: shut }) }))
  return (
    <>
      {!(isNarrow && chosen) && (
        <div className={style.main} data-alone={!chosen || undefined}>
          <PartPlan part={part} />
          <WaitingOrders part={part} chosen={chosen} />
          <Usage part={part} />
        </div>
      )}
      {chosen && <WaitingOrderPanel key={chosen.sparepart_order_code} part={part} waiting={chosen} onClose={close} />}
    </>
  )
}

const PartPlan = ({ part }: { part: LackingDetail }) => {
  const t = useWords(lackStockWords)
  const dates = useDates()
  const today = useToday()
  const { item_code, warehouse_code, orders } = part
  const mayConfirm = useGate(confirmPlan)
  const send = useSend(confirmPlan)
  const covered = coverOf(part)
  const pieces = covered.flatMap((one) => one.pieces)
  const planned = covered.filter((one) => planOf(one.pieces).by !== 'noPlan').length
  const promises = promisesOf(part, today)
  const given = pieces.filter(({ by }) => by === 'inHand').length
  const who = promises.map(({ order, promised_date }) => `${order.consumer_name} ${dates.day(promised_date)}`)
  const press = async () => {
    const text = [
      given > 0 && t('willGive', { n: given }),
      who.length > 0 && `${t('willTell', { n: who.length, who: who.join(', ') })}.`,
    ]
    const yes = t('confirmPlan', { n: planned, all: orders.length })
    if (!(await confirm({ title: t('sureConfirm'), text: text.filter(Boolean).join(' '), yes }))) return
    const told = promises.map(({ order: { sparepart_order_code, row_version }, promised_date }) => ({
      ...{ sparepart_order_code, row_version, promised_date },
    }))
    send.mutate(
      { item_code, warehouse_code, promises: told },
      {
        onSuccess: ({ data: { filled: n, left, promised } }) => toast('saved', t('confirmed', { n, left, promised })),
      },
    )
  }
  const isIdle = given === 0 && promises.length === 0
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
          mayConfirm.enabled && (
            <ActionButton
              action={{
                key: 'confirm',
                label: t('confirmPlan', { n: planned, all: orders.length }),
                gate: isIdle ? { enabled: false, because: because('part-plan-nothing') } : { enabled: true },
                isPrimary: true,
                isBusy: send.isPending,
                onPress: () => void press(),
              }}
            />
          )
        }
      >
        <SectionText>{t('has', { warehouse: part.warehouse_name, n: part.available })}</SectionText>
      </Section>
      <Section title={t('covered', { n: pieces.length })} sub={t('boxes')}>
        <SectionBody>
          <Boxes pieces={pieces} />
        </SectionBody>
        <Sources part={part} />
      </Section>
    </>
  )
}

/** One box for each missing piece, in the order in which it is given. */
const Boxes = ({ pieces }: { pieces: readonly Cover[] }) => {
  const t = useWords(lackStockWords)
  const dates = useDates()
  return (
    <ul className={style.boxes}>
      {pieces.map(({ by, eta }, n) => (
        <li key={n} data-by={by}>
          {by === 'incoming' ? (eta ? dates.day(eta) : t('sourceIncoming')) : t(by)}
        </li>
      ))}
    </ul>
  )
}

const Usage = ({ part }: { part: LackingDetail }) => {
  const t = useWords(lackStockWords)
  const language = useLanguage()
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
            {monthNames[language][Number(month.slice(5)) - 1]}
          </li>
        ))}
      </ul>
      {isAsking && <PurchasePanel part={part} qty={qty} onClose={() => setAsking(false)} />}
    </Section>
  )
}
