import * as contract from '@sejuk/contract/money/bank-lines'
import { askedAgainAbove, byHandObjection } from '@sejuk/domain/money/bank-lines'
import { rupiah, total } from '@sejuk/domain/values/money'
import { bankLineWords } from '@sejuk/words/money/bank-lines'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { AllocationFields } from '../../../entities/finance/allocation-fields.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { RadioField } from '../../../ui/fields/radio-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Subheading } from '../../../ui/record/section.tsx'
import { Reasons, SuretyChip, useSuggestionText } from './suggestion-cells.tsx'
import { WrittenText } from './written-text.tsx'

type Props = { line_code: string; onClose: () => void }
type Part = { invoice_code: string; amount: number }

/** One line of the bank: whose money it is, what it pays, and what follows from that. */
export const MatchPanel = ({ line_code, onClose }: Props) => {
  const t = useWords(bankLineWords)
  const found = useCall(contract.getBankLine, { line_code }).data?.data
  if (found) return <MatchForm key={line_code} line={found} onClose={onClose} />
  return (
    <SidePanel title={t('match')} sub={line_code} onClose={onClose} footer={null}>
      <Pending />
    </SidePanel>
  )
}

const other = 'other'
const startOf = (one: contract.BankSuggestion | undefined) => ({
  chosen: one?.customer_code ?? other,
  customer_code: one?.customer_code ?? '',
  allocations: (one?.allocations ?? []) as Part[],
  order_code: one?.order_code ?? '',
  isCharge: false,
  reason: '',
})

/** Those that wait, and the one that the bank's text names. */
const ordersOf = (
  waiting: readonly { order_code: string; open_amount?: number }[] | undefined,
  named: string,
): readonly { order_code: string; open_amount?: number }[] => [
  ...(waiting ?? []),
  ...(named && !waiting?.some((one) => one.order_code === named) ? [{ order_code: named }] : []),
]

const MatchForm = ({ line, onClose }: { line: contract.BankLineDetail; onClose: () => void }) => {
  const t = useWords(bankLineWords)
  const say = useSay()
  const dates = useDates()
  const textOf = useSuggestionText()
  const { usercode } = useViewer()
  const ours = line.suggestions.filter((one) => one.customer_code)
  const branches = line.suggestions.flatMap(({ branch_name }) => branch_name ?? [])
  const [form, setForm] = useState(() => startOf(ours[0]))
  const [wrong, setWrong] = useState<Refused>()
  const send = useSend(contract.actOnBankLine.match, {
    handles: (error) => error instanceof Refused && Object.keys(error.errors).length > 0,
  })
  const { customer_code, allocations, order_code } = form
  const suggestion = ours.find((one) => one.customer_code === form.chosen)
  // Neither text nor amount tell it: it is matched by hand.
  const isByHand =
    customer_code !== '' && !ours.some((one) => one.customer_code === customer_code && one.sure !== 'Unknown')
  const objection = isByHand ? byHandObjection(line, usercode) : undefined
  const isReady = customer_code !== '' && !objection && (!isByHand || form.reason.trim() !== '')
  const customer = useCall(contract.getBankLineCustomer, { customer_code }, { enabled: customer_code !== '' }).data
    ?.data
  const isTied = Boolean(suggestion?.receipt_code ?? suggestion?.cheque_code)
  const given = total(allocations.map(({ amount }) => amount))
  const named = customer?.invoices.filter(({ invoice_code }) =>
    allocations.some((part) => part.invoice_code === invoice_code),
  )
  const missing = total((named ?? []).map(({ open_amount }) => open_amount)) - line.amount
  const mayCharge = !isTied && missing > 0 && missing <= line.bank_fee_most
  const charge = form.isCharge && mayCharge ? missing : 0
  const paid: Part[] = charge
    ? (named ?? []).map(({ invoice_code, open_amount }) => ({ invoice_code, amount: open_amount }))
    : allocations
  const last = named?.at(-1)
  const passed = customer?.invoices.find((one) => last && one.due_date < last.due_date && !named?.includes(one))
  const change = (part: Partial<typeof form>) => {
    setForm((now) => ({ ...now, ...part }))
    setWrong(undefined)
  }
  const errorOf = (field: string) => {
    const said = wrong?.errors[field]?.[0]
    return said === undefined ? undefined : say(said)
  }
  const press = async () => {
    const question = t('sureLarge', { amount: rupiah(line.amount), customer: customer?.customer_name ?? customer_code })
    if (line.amount > askedAgainAbove && !(await confirm({ title: question }))) return
    const { line_code, row_version } = line
    const tied = { receipt_code: suggestion?.receipt_code ?? '', cheque_code: suggestion?.cheque_code ?? '' }
    const pays = isTied
      ? { order_code: '', allocations: [], bank_charge: 0 }
      : { order_code, allocations: paid, bank_charge: charge }
    const reason = isByHand ? form.reason : ''
    send.mutate(
      { line_code, row_version, customer_code, ...tied, ...pays, reason },
      { onSuccess: onClose, onError: (error) => error instanceof Refused && setWrong(error) },
    )
  }
  const options = [
    ...ours.map((one) => ({
      value: one.customer_code,
      label: `(${one.customer_code}) ${one.customer_name}: ${textOf(one)}`,
    })),
    { value: other, label: t('another') },
  ]
  return (
    <SidePanel
      title={rupiah(line.amount)}
      sub={t('lineOf', { day: dates.day(line.line_date) })}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          isBusy={send.isPending}
          aria-disabled={isReady ? undefined : true}
          onClick={() => isReady && press()}
        >
          {t('confirmAmount', { amount: rupiah(line.amount) })}
        </Button>
      }
    >
      <WrittenText text={line.text} suggestion={suggestion} />
      <RadioField
        label={t('whose')}
        options={options}
        value={form.chosen}
        onChange={(value) => change(startOf(ours.find((one) => one.customer_code === value)))}
        isList
      />
      {branches.map((branch) => (
        <Note key={branch}>
          {t('ofBranch', { branch })}. {t('ofBranchHint')}
        </Note>
      ))}
      {suggestion && (
        <p>
          <SuretyChip sure={suggestion.sure} /> <Reasons reasons={suggestion.reasons} />
        </p>
      )}
      {form.chosen === other && (
        <CustomerPicker
          value={customer_code || undefined}
          onChange={(code = '') => change({ customer_code: code, allocations: [], order_code: '' })}
          error={errorOf('customer_code')}
        />
      )}
      {isByHand && (
        <TextField
          label={t('byHandReason')}
          hint={t('byHandHint')}
          value={form.reason}
          onChange={(reason) => change({ reason })}
          error={errorOf('reason')}
          most={500}
          isLong
          isRequired
        />
      )}
      {objection && <Note role="status">{say(objection)}</Note>}
      {suggestion?.order_code && !isTied && <p>{t('keptForOrder', { code: suggestion.order_code })}</p>}
      {customer_code !== '' && !isTied && (
        <>
          <AllocationFields
            amount={line.amount}
            allocations={allocations}
            invoices={customer?.invoices}
            onChange={(next) => setForm((now) => ({ ...now, allocations: next(now.allocations) }))}
            errorOf={errorOf}
          />
          {(customer?.orders.length || order_code) && (
            <ChoiceField
              label={t('forOrder')}
              none={t('noOrder')}
              options={ordersOf(customer?.orders, order_code).map((one) => ({
                value: one.order_code,
                label: one.open_amount === undefined ? one.order_code : `${one.order_code}, ${rupiah(one.open_amount)}`,
              }))}
              value={order_code}
              onChange={(value) => change({ order_code: value })}
              error={errorOf('order_code')}
            />
          )}
          {given < line.amount && (
            <p>
              {order_code ? t('keptFor', { code: order_code }) : t('leftOver')}: {rupiah(line.amount - given)}
            </p>
          )}
          {mayCharge && (
            <CheckboxField
              label={t('bookCharge', { amount: rupiah(missing) })}
              isOn={form.isCharge}
              onChange={(isCharge) => change({ isCharge })}
              error={errorOf('bank_charge')}
            />
          )}
          {passed && <Note>{t('olderStays', { invoice: passed.invoice_code })}</Note>}
        </>
      )}
      {[errorOf('receipt_code'), errorOf('cheque_code')].filter(Boolean).map((error) => (
        <Note key={error} tone="bad" role="alert">
          {error}
        </Note>
      ))}
      {customer && (
        <>
          <Subheading>{t('whatFollows')}</Subheading>
          <p>
            {isTied
              ? t('followsTied')
              : t('follows', {
                  ...{ amount: rupiah(line.amount), before: rupiah(customer.exposure) },
                  after: rupiah(customer.exposure - line.amount - charge),
                })}
          </p>
        </>
      )}
    </SidePanel>
  )
}
