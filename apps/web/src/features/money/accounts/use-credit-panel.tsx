import { type CustomerAccount, getCustomerAccount } from '@sejuk/contract/money/accounts'
import { createCreditUse, proposeCreditUse } from '@sejuk/contract/money/credit-uses'
import { mostUseLines, proposeUse, type UseLine } from '@sejuk/domain/money/credit-uses'
import { rupiah, total } from '@sejuk/domain/values/money'
import { accountWords } from '@sejuk/words/money/accounts'
import { creditSourceWords } from '@sejuk/words/money/sources'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { topicOf, useCall, useSend } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { Subheading } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './accounts.module.css'

type Amounts = Readonly<Record<string, number>>
type Props = {
  account: CustomerAccount
  onUse: (lines: readonly UseLine[]) => void
  onReturn: (() => void) | undefined
  onClose: () => void
}

const sourceKey = ({ source_kind, source_code }: Pick<UseLine, 'source_kind' | 'source_code'>) =>
  `${source_kind} ${source_code}`
const sumBy = (lines: readonly UseLine[], keyOf: (line: UseLine) => string): Amounts => {
  const sums: Record<string, number> = {}
  for (const line of lines) sums[keyOf(line)] = (sums[keyOf(line)] ?? 0) + line.amount
  return sums
}

/** Which credit pays which invoices. What is typed is cut to what there is; both sides must give the same sum. */
export const UseCreditPanel = ({ account, onUse, onReturn, onClose }: Props) => {
  const t = useWords(accountWords)
  const kinds = useWords(creditSourceWords)
  const dates = useDates()
  const client = useQueryClient()
  const { customer_code, cashbacks } = account
  const sources = account.sources.filter(({ left }) => left > 0)
  const invoices = account.invoices.filter(({ free }) => free > 0)
  const proposal = useCall(proposeCreditUse, { customer_code }).data?.data
  const send = useSend(createCreditUse)
  const [given, setGiven] = useState<Amounts>({})
  const [taken, setTaken] = useState<Amounts>({})
  const from = total(Object.values(given))
  const to = total(Object.values(taken))
  const isEqual = from > 0 && from === to
  const linesOf = (nextGiven: Amounts, nextTaken: Amounts) =>
    proposeUse(
      sources.map((one) => ({ ...one, left: nextGiven[sourceKey(one)] ?? 0 })),
      invoices.map(({ invoice_code }) => ({ invoice_code, open_amount: nextTaken[invoice_code] ?? 0 })),
    )
  const put = (nextGiven: Amounts, nextTaken: Amounts) => {
    setGiven(nextGiven)
    setTaken(nextTaken)
    onUse(linesOf(nextGiven, nextTaken))
  }
  const propose = () => {
    const lines = proposal?.lines ?? []
    put(
      sumBy(lines, sourceKey),
      sumBy(lines, ({ invoice_code }) => invoice_code),
    )
  }
  const use = () => {
    const lines = linesOf(given, taken).slice(0, mostUseLines)
    send.mutate(
      { customer_code, lines },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: [topicOf(getCustomerAccount)] })
          onClose()
        },
      },
    )
  }
  const after = total(
    account.invoices.filter(({ days }) => days > 0).map((one) => one.open - (taken[one.invoice_code] ?? 0)),
  )
  const rest = account.credit - from
  return (
    <SidePanel
      title={t('useCredit')}
      sub={t('useCreditSub')}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" isBusy={send.isPending} disabled={!isEqual} onClick={use}>
            {t('useAmount', { amount: rupiah(from) })}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <Subheading>{t('fromSources')}</Subheading>
      {sources.map((one) => {
        const amount = given[sourceKey(one)] ?? null
        return (
          <MoneyField
            key={sourceKey(one)}
            label={one.source_code}
            hint={
              amount === null
                ? t('sourceLeft', { kind: kinds(one.source_kind), amount: rupiah(one.left) })
                : amount >= one.left
                  ? t('nothingStays')
                  : t('stays', { amount: rupiah(one.left - amount) })
            }
            value={amount}
            onChange={(typed) => put({ ...given, [sourceKey(one)]: Math.min(one.left, typed ?? 0) }, taken)}
          />
        )
      })}
      {cashbacks.map(({ cashback_code, remain }) => (
        <p key={cashback_code} className={style.locked}>
          <b>{cashback_code}</b> {t('cashbackLocked', { amount: rupiah(remain) })}
        </p>
      ))}
      <Subheading>{t('toInvoices')}</Subheading>
      {invoices.map(({ invoice_code, due_date, free }) => {
        const amount = taken[invoice_code] ?? null
        return (
          <MoneyField
            key={invoice_code}
            label={invoice_code}
            hint={
              amount !== null && amount >= free
                ? t('paidInFull')
                : t('invoiceOpen', { day: dates.day(due_date), amount: rupiah(free) })
            }
            value={amount}
            onChange={(typed) => put(given, { ...taken, [invoice_code]: Math.min(free, typed ?? 0) })}
          />
        )
      })}
      <Button size="small" onClick={propose} isBusy={!proposal}>
        {t('propose')}
      </Button>
      {from !== to && <Note>{t('unequal', { from: rupiah(from), to: rupiah(to) })}</Note>}
      <PlainTable>
        <thead>
          <tr>
            <th />
            <th data-number>{t('now')}</th>
            <th data-number>{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {(
            [
              [t('openInvoices'), account.open, account.open - to],
              [t('late'), account.late, Math.max(0, after)],
              [t('credit'), account.credit, rest],
              [t('exposure'), account.exposure, account.exposure - to + from],
            ] as const
          ).map(([label, now, then]) => (
            <tr key={label}>
              <td>{label}</td>
              <td data-number>{thousands(now)}</td>
              <td data-number>
                <b>{thousands(then)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <p>{t('noMoneyMoves')}</p>
      {onReturn && rest > 0 && (
        <>
          <Subheading>{t('payBack')}</Subheading>
          <p>{t('payBackText')}</p>
          <Button onClick={onReturn}>{t('payBackAmount', { amount: rupiah(rest) })}</Button>
        </>
      )}
    </SidePanel>
  )
}
