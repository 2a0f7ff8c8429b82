import type { SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './sales-order.module.css'

type Row = SalesOrderDetail
type Reason = { isGood: boolean; what: string; figure?: string }

const useDiscount = (row: Row): Reason => {
  const say = useSay()
  const asked = row.approvals?.find(({ kind, round }) => round === row.approval_round && kind !== 'finance')
  const [what = '', ...more] = (asked?.reasons ?? []).map((reason) => say(reason))
  return { isGood: asked?.kind !== 'sales', what, figure: more.join(' · ') }
}

/** As it stands now, which may differ from when it was submitted. */
const useCredit = ({ over_credit_amount, credit_now, ...row }: Row): Reason => {
  const t = useWords(salesOrderWords)
  const limit = rupiah(credit_now?.limit ?? 0)
  const over_by = credit_now?.over_by ?? over_credit_amount
  const overdue_days = credit_now?.overdue_days ?? row.overdue_days
  const overdue = overdue_days > 0 ? t('overdueFor', { n: overdue_days }) : undefined
  if (over_by > 0) {
    const over = t('creditOverBy', { amount: rupiah(over_by), limit })
    const late = overdue && `${t('creditIsOverdue')} ${overdue}`
    return { isGood: false, what: t('creditNotEnough'), figure: [over, late].filter(Boolean).join('. ') }
  }
  if (overdue) return { isGood: false, what: t('creditIsOverdue'), figure: overdue }
  return {
    isGood: true,
    what: t('creditEnough'),
    figure: credit_now ? t('creditLeft', { limit, left: rupiah(credit_now.left) }) : undefined,
  }
}

const useAddress = ({ address_code, address_type }: Row): { isGood: boolean; text: string } => {
  const t = useWords(salesOrderWords)
  if (!address_code || !address_type) return { isGood: false, text: t('addressIsMissing') }
  if (address_type === 'temporary-address') return { isGood: false, text: t('addressIsWaiting') }
  if (address_type === 'rejected-temporary-address') return { isGood: false, text: t('addressWasRejected') }
  return { isGood: true, text: t('addressRight') }
}

const useStock = (row: Row): Reason => {
  const t = useWords(salesOrderWords)
  const address = useAddress(row)
  if (row.is_pre_order) return { ...address, what: t('preOrder'), figure: `${t('preOrderWaits')}, ${address.text}` }
  const locked = row.lines.reduce((sum, line) => sum + line.locked_qty, 0)
  const open = row.total_qty - row.delivered_qty - row.cancelled_qty
  const isLocked = locked >= open
  const units = t('stockLocked', { n: thousands(locked), all: thousands(open) })
  return {
    isGood: isLocked && address.isGood,
    what: t(isLocked ? 'stockIsLocked' : 'stockIsNotLocked'),
    figure: `${units}, ${address.text}`,
  }
}

/** What whoever decides weighs first: discount, credit and stock, each with its figure, whether it is in order or not. */
export const WhyYou = ({ row }: { row: Row }) => {
  const t = useWords(salesOrderWords)
  const reasons = [useDiscount(row), useCredit(row), useStock(row)].filter(({ what }) => what)
  return (
    <Section title={t('whyYou')}>
      <ul className={style.why}>
        {reasons.map(({ isGood, what, figure }) => (
          <li key={what}>
            <StatusIcon tone={isGood ? 'good' : 'attention'} size={16} />
            <span>
              <span className={style.hidden}>{t(isGood ? 'inOrder' : 'takeCare')}: </span>
              <b>{what}</b>
              {figure && `, ${figure}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
