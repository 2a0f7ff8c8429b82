import { simulateSalesPolicy } from '@sejuk/contract/customers/sales-policies'
import { salesPolicyWords } from '@sejuk/words/customers/sales-policies'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import IconX from '#icon/X'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { PriceLadder } from '../../../entities/sales/price-ladder.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { QuantityField } from '../../../ui/fields/number-fields.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'

const most = 100_000

/** What an order would come to, step by step, answered as it is typed. */
export const PolicySimulator = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(salesPolicyWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const today = useToday()
  const [customer_code, setCustomer] = useState('')
  const [day, setDay] = useState(today)
  const [cart, setCart] = useState<{ item_code: string; ordered_qty: string }[]>([])
  const lines = cart.filter(({ ordered_qty }) => Number(ordered_qty) > 0)
  const isWhole = customer_code !== '' && day !== '' && lines.length > 0
  const found = useCall(simulateSalesPolicy, { customer_code, day, lines }, { enabled: isWhole, keepPrevious: true })
  const seen = isWhole ? found.data?.data : undefined
  const add = (item_code: string | undefined) => {
    if (item_code && !cart.some((line) => line.item_code === item_code))
      setCart((before) => [...before, { item_code, ordered_qty: '1' }])
  }
  return (
    <SidePanel title={t('simulate')} onClose={onClose} footer={<Button onClick={onClose}>{everyday('close')}</Button>}>
      <CustomerPicker value={customer_code || undefined} onChange={(code) => setCustomer(code ?? '')} />
      <DateField label={t('day')} value={day} onChange={setDay} />
      {cart.map((line) => (
        <Row key={line.item_code}>
          <QuantityField
            label={`${line.item_code}, ${t('quantity')}`}
            hint=" "
            stock={most}
            value={line.ordered_qty}
            onChange={(ordered_qty) =>
              setCart((before) =>
                before.map((one) => (one.item_code === line.item_code ? { ...one, ordered_qty } : one)),
              )
            }
          />
          <IconButton
            label={t('removeItem', { item: line.item_code })}
            onClick={() => setCart((before) => before.filter((one) => one.item_code !== line.item_code))}
          >
            <IconX size={16} />
          </IconButton>
        </Row>
      ))}
      <ItemPicker label={t('addItem')} value={undefined} onChange={add} />
      {isWhole && found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {seen?.objections.map((one) => (
        <Note key={one.code} tone="bad">
          {say(one)}
        </Note>
      ))}
      {seen && <PriceLadder ladder={seen.ladder} isStale={found.isPlaceholderData} />}
    </SidePanel>
  )
}
