import type { Data } from '@sejuk/contract/endpoint'
import { checkCashbackPlan, type getCashbackCustomer } from '@sejuk/contract/sales/cashback-orders'
import { plain } from '@sejuk/domain/messages'
import { cashbackResult, maxAllowedCashback } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { rupiah } from '@sejuk/domain/values/money'
import { everydayWords } from '@sejuk/words/everyday'
import { cashbackPanelWords } from '@sejuk/words/sales/cashbacks'
import { useState } from 'react'
import { CashbackPanel } from '../../../entities/sales/cashback-panel.tsx'
import { takenLines, useCashbackLines } from '../../../entities/sales/use-cashback-lines.ts'
import { Refused } from '../../../lib/api/call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { Allowance } from './allowance.tsx'

type Props = { customer: Data<typeof getCashbackCustomer>; onClear: () => void }
const first = { total: 500_000_000, maximum: 45_000_000, item: 29_160_000, extra: 2_340_000 }

/** An order that is typed here instead of written: what its cashback would be, by the very rules of the real one. */
export const SimulatedOrder = ({ customer, onClear }: Props) => {
  const t = useWords(cashbackPanelWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const mayPlan = useGate(checkCashbackPlan)
  const [sums, setSums] = useState<Record<keyof typeof first, number | null>>(first)
  const [priceIncludeTax, setTax] = useState(customer.priceIncludeTax)
  /** What the server said, of what was asked then. */
  const [checked, setChecked] = useState<{ asked: string; discount: number }>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const amounts = {
    originalTotalAmount: sums.total ?? 0,
    max_allowed_discount_include_tax: sums.maximum ?? 0,
    item_discount_total_amount_include_tax: sums.item ?? 0,
    extra_discount_amount_include_tax: sums.extra ?? 0,
  }
  const cashback = useCashbackLines({
    customer_code: customer.customerCode,
    org_code: customer.orgCode,
    maxAllowedCashbackAmount: maxAllowedCashback(amounts),
  })
  const send = useSend(checkCashbackPlan, {
    isQuiet: true,
    handles: (error) => takenLines(error).length > 0 || (error instanceof Refused && error.code === '406'),
  })
  const { customerIsTaxable } = customer
  const result = cashbackResult(cashback.selected, amounts.originalTotalAmount, { customerIsTaxable, priceIncludeTax })

  const cashback_list = cashback.lines
    .filter(({ is_selected }) => is_selected)
    .map(({ cashback_code, plannedAmount }) => ({ cashback_code, plannedAmount }))
  const asked = JSON.stringify([cashback_list, amounts, priceIncludeTax])

  const ask = () => {
    setProblems({})
    const { customerCode: customer_code, orgCode: org_code } = customer
    send.mutate(
      {
        ...{ customer_code, org_code, priceIncludeTax, cashback_list, ...amounts },
        order_code: 'CHECK',
      },
      {
        onSuccess: ({ data }) => setChecked({ asked, discount: data.cashback_discount }),
        onError: (error) => {
          cashback.recap(takenLines(error))
          if (error instanceof Refused && error.code === '406')
            setProblems(
              Object.fromEntries(Object.entries(error.errors).map(([field, [why = '']]) => [field, say(why)])),
            )
        },
      },
    )
  }
  const money = (field: keyof typeof first, label: string) => (
    <MoneyField label={label} value={sums[field]} onChange={(amount) => setSums({ ...sums, [field]: amount })} />
  )
  const tooMuch =
    mayPlan.enabled && cashback.overrun > 0
      ? ({ enabled: false, because: plain(t('overrun', { amount: rupiah(cashback.overrun) })) } as const)
      : undefined
  return (
    <>
      <Section title={t('simulate')}>
        <SectionBody>
          <p>{t('simulateHelp')}</p>
          <FieldGrid>
            {money('total', t('total'))}
            {money('maximum', t('maximum'))}
            {money('item', t('itemDiscount'))}
            {money('extra', t('extraDiscount'))}
            <ChoiceField
              label={t('includeTax')}
              hint={t(customerIsTaxable ? 'taxable' : 'notTaxable')}
              options={[
                { value: 'Y', label: everyday('yes') },
                { value: 'N', label: everyday('no') },
              ]}
              value={priceIncludeTax}
              onChange={(value) => setTax(value === 'Y' ? 'Y' : 'N')}
            />
          </FieldGrid>
        </SectionBody>
      </Section>
      <CashbackPanel cashback={cashback} customerName={customer.customerName} />
      {problems.cashback_list && (
        <Note tone="bad" role="alert">
          {problems.cashback_list}
        </Note>
      )}
      {checked?.asked === asked && (
        <Note tone="good" role="status">
          {t('checked', { discount: rupiah(checked.discount) })}
        </Note>
      )}
      <Allowance
        sums={amounts}
        planned={cashback.selected}
        result={result}
        isDivided={customerIsTaxable === 1 && priceIncludeTax === 'N'}
      />
      <Row>
        <Button onClick={onClear}>{t('clear')}</Button>
        <ActionButton
          action={{
            key: 'check',
            label: t('check'),
            isPrimary: true,
            isBusy: send.isPending,
            gate: tooMuch ?? (cashback.selected > 0 ? mayPlan : { enabled: false, because: plain(t('noneSelected')) }),
            onPress: ask,
          }}
        />
      </Row>
    </>
  )
}
