import { listSalesOrders } from '@sejuk/contract/sales/sales-orders'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { everydayWords } from '@sejuk/words/everyday'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useState } from 'react'
import IconRepeat from '#icon/Repeat'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { SectionText } from '../../../ui/record/section.tsx'

const mostShown = 20

/** Before any customer is chosen too: the order that is repeated names its customer. */
export const RepeatButton = ({ customer_code }: { customer_code: string }) => {
  const t = useWords(orderFormWords)
  const mayList = useGate(listSalesOrders).enabled
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  if (!mayList) return null
  return (
    <>
      {isNarrow ? (
        <IconButton label={t('repeat')} onBar onClick={() => setOpen(true)}>
          <IconRepeat size={22} />
        </IconButton>
      ) : (
        <Button icon={<IconRepeat size={16} />} onClick={() => setOpen(true)}>
          {t('repeat')}
        </Button>
      )}
      {isOpen && <EarlierOrders customer_code={customer_code} onClose={() => setOpen(false)} />}
    </>
  )
}

const EarlierOrders = ({ customer_code, onClose }: { customer_code: string; onClose: () => void }) => {
  const t = useWords(orderFormWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const found = useCall(
    listSalesOrders,
    { search, limit: mostShown, ...(customer_code ? { customer_code: [customer_code] } : {}) },
    { keepPrevious: true },
  )
  const orders = found.data?.data.filter(({ status }) => status !== 'Deleted' && status !== 'Saved')
  const repeat = (copy: string) => {
    onClose()
    void navigate({ ...pageTo('newSalesOrder', { copy }), ignoreBlocker: true })
  }
  return (
    <SidePanel
      title={t('repeat')}
      sub={t('repeatHelp')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{everyday('close')}</Button>}
    >
      <TextField label={t('repeatSearch')} value={typed} onChange={setTyped} />
      {found.error ? (
        <FailedState error={found.error} onRetry={() => void found.refetch()} />
      ) : !orders ? (
        <Pending />
      ) : orders.length === 0 ? (
        <SectionText>{t('repeatNone')}</SectionText>
      ) : (
        <RowList>
          {orders.map((one) => (
            <li key={one.order_code}>
              <span>
                <b>{one.customer_name}</b>
                <br />
                <small>
                  {one.order_code}, {dates.day(one.order_date)}, {rupiah(one.total_amount)}
                </small>
              </span>
              <Button
                size="small"
                aria-label={t('repeatThis', { code: one.order_code })}
                onClick={() => repeat(one.order_code)}
              >
                {t('repeatIt')}
              </Button>
            </li>
          ))}
        </RowList>
      )}
    </SidePanel>
  )
}
