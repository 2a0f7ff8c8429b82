import { createCreditLimitRequest } from '@sejuk/contract/sales/credit-limit-requests'
import { actOnSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { plain } from '@sejuk/domain/messages'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import type { Gate } from '@sejuk/domain/workflow'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import type { Target } from '../../../lib/navigation/router.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import button from '../../../ui/actions/button.module.css'
import { Button } from '../../../ui/actions/button.tsx'
import style from './order-form.module.css'

type Props = {
  total: number
  lines: number
  units: number
  discountPercent: number
  hasCustomer: boolean
  /** A change of an order that is approved, and why it is changed. */
  adjusting: { reason: string } | undefined
  /** What keeps it from being sent. */
  stopping: string | undefined
  /** What is spent of the customer's cashback. */
  cashback: number
  /** Where the limit stops it: the way to a higher one. */
  higherLimit: Target | undefined
  isSaving: boolean
  isSending: boolean
  onSave: () => void
  onSubmit: () => void
  onDiscard: (() => void) | undefined
}

/** The total and the next step, always in sight; on a phone in two short rows. */
export const OrderFooter = (props: Props) => {
  const t = useWords(orderFormWords)
  const maySubmit = useGate(actOnSalesOrder.submit)
  const mayAdjust = useGate(actOnSalesOrder.adjust)
  const mayAskLimit = useGate(createCreditLimitRequest).enabled
  const isNarrow = useNarrow()
  const { adjusting, hasCustomer, lines, stopping } = props
  // A phone prints the reason below the button.
  const submit = stopping && !isNarrow ? `${t('submit')} · ${stopping}` : t('submit')
  const adjustGate: Gate = adjusting?.reason.trim() ? mayAdjust : { enabled: false, because: plain(t('needsReason')) }
  const isSavable = hasCustomer && lines > 0
  return (
    <footer className={style.footer}>
      <p className={style.sum}>
        <b>{rupiah(props.total)}</b>
        <span className={style.soft}>
          {t('footer', { n: lines, units: thousands(props.units), percent: writeNumber(props.discountPercent, 2) })}
          {props.cashback > 0 && `, ${t('footerCashback', { amount: rupiah(props.cashback) })}`}
        </span>
      </p>
      {props.onDiscard && (
        <Button kind="link" onClick={props.onDiscard}>
          {t('discard')}
        </Button>
      )}
      {adjusting ? (
        <ActionButton
          action={{
            ...{ key: 'adjust', label: t('sendChange'), isPrimary: true, isBusy: props.isSaving },
            ...{ gate: adjustGate, onPress: props.onSave },
          }}
        />
      ) : (
        <>
          <ActionButton
            action={{
              ...{ key: 'save', label: t('saveDraft'), isBusy: props.isSaving, onPress: props.onSave },
              gate: isSavable
                ? { enabled: true }
                : { enabled: false, because: plain(t(hasCustomer ? 'needsLines' : 'needsCustomer')) },
            }}
          />
          <ActionButton
            action={{
              ...{ key: 'submit', label: submit, isPrimary: true, isBusy: props.isSending },
              gate: stopping ? { enabled: false, because: plain(stopping) } : maySubmit,
              onPress: props.onSubmit,
            }}
          />
          {props.higherLimit && mayAskLimit && (
            <Link className={button.button} data-kind="primary" {...props.higherLimit}>
              {t('askLimit')}
            </Link>
          )}
        </>
      )}
    </footer>
  )
}
