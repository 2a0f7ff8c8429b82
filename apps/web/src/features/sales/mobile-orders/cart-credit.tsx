import { isStopped, judgeCredit } from '@sejuk/domain/sales/credit-verdict'
import { cashAtDoorObjection, isOnTerms, isPaidBefore } from '@sejuk/domain/sales/payment-ways'
import { rupiah } from '@sejuk/domain/values/money'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import { totalOf, wayOfCart } from './cart.ts'
import style from './mobile-orders.module.css'
import type { OpenCart } from './use-open-cart.ts'

const judged = ({ facts, ladder, cart }: OpenCart) => {
  if (!facts) return undefined
  const { credit } = facts
  const amount = ladder?.total_amount ?? totalOf(cart)
  const setting = { ...credit, branch_manager_up_to: 0, finance_manager_up_to: 0, cheque_days: 0 }
  const way = wayOfCart(cart, facts)
  const verdict = judgeCredit({ ...credit, amount, way }, setting)
  return {
    ...{ credit, amount, way, verdict, isStopped: isStopped(verdict, 'Submit') },
    /** More than a driver carries. */
    atDoor: cashAtDoorObjection(way, amount, credit.cod_most),
  }
}

/** Without a network the figures are old: it may be sent later, and the server judges. */
const isStoppedByCredit = (open: OpenCart) => open.carts.isOnline && judged(open)?.isStopped === true
const mayAskFinance = (open: OpenCart) => isStoppedByCredit(open) || open.cart.may_ask_finance === true

/** Whether the customer's money keeps the cart from being sent. */
export const isStoppedByMoney = (open: OpenCart) =>
  (isStoppedByCredit(open) && open.cart.ask_finance !== true) ||
  (open.carts.isOnline && judged(open)?.atDoor !== undefined)

/** What is missing in rupiah, or what the way of paying obliges to. */
export const CartCredit = ({ open }: { open: OpenCart }) => {
  const t = useWords(mobileOrderWords)
  const say = useSay()
  const found = judged(open)
  if (!found) return null
  const { credit, amount, way, verdict, atDoor } = found
  const isBad = found.isStopped || atDoor !== undefined
  const said = [...verdict.problems, ...(atDoor ? [atDoor] : [])].map((one) => say(one))
  const due = rupiah(amount)
  const fine = () => {
    if (isOnTerms(way)) return t('creditEnough', { amount: rupiah(credit.limit - credit.exposure - amount) })
    return isPaidBefore(way) ? t('paysFirst', { amount: due }) : t('paysAtDoor', { amount: due })
  }
  return (
    <p className={style.credit}>
      <StatusIcon tone={said.length === 0 ? 'good' : isBad ? 'bad' : 'attention'} />{' '}
      {(said.length === 0 ? [fine()] : said).join('. ')}
    </p>
  )
}

/** An order that the credit stops is sent all the same: finance decides. */
export const AskFinance = ({ open }: { open: OpenCart }) => {
  const t = useWords(mobileOrderWords)
  const { cart, change } = open
  if (!mayAskFinance(open)) return null
  const isAsked = cart.ask_finance === true
  return (
    <Section title={t('askFinanceTitle')}>
      <SectionBody>
        <CheckboxField
          label={t('askFinance')}
          isOn={isAsked}
          onChange={(ask_finance) => void change(() => ({ ask_finance }))}
        />
        {isAsked && (
          <TextField
            label={t('financeNote')}
            value={cart.finance_note ?? ''}
            onChange={(finance_note) => void change(() => ({ finance_note }))}
            most={1000}
            isLong
          />
        )}
      </SectionBody>
    </Section>
  )
}
