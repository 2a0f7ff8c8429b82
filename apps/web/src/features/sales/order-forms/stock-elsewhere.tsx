import type { OrderGood } from '@sejuk/contract/sales/order-forms'
import { everydayWords } from '@sejuk/words/everyday'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { ItemContention } from '../../../entities/sales/item-contention.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'

/** What other warehouses have of it, and who has locked the rest until when. */
export const StockElsewhere = ({ good, onClose }: { good: OrderGood; onClose: () => void }) => {
  const t = useWords(orderFormWords)
  const everyday = useWords(everydayWords)
  return (
    <SidePanel
      title={t('stockOf', { item: good.item_code })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{everyday('close')}</Button>}
    >
      <ItemContention item_code={good.units.map((unit) => unit.item_code)} />
    </SidePanel>
  )
}
