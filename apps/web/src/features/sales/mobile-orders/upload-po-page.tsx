import { setPurchaseOrder } from '@sejuk/contract/sales/mobile-orders'
import { getSalesOrder, listSalesOrders, purchaseOrderUses } from '@sejuk/contract/sales/sales-orders'
import { pageTo } from '@sejuk/domain/pages'
import { orderFileModule, orderPapers, orderPhotos } from '@sejuk/domain/sales/order-files'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { Cart } from './cart.ts'
import { PurchasePaper } from './purchase-paper.tsx'
import { type Carts, useCarts } from './use-carts.ts'

const limit = 50
const ended: readonly string[] = ['Closed', 'Deleted']

/** The customer's purchase order, by number and paper: for a cart on this phone, or an order that stands already. */
export const UploadPoPage = () => {
  const t = useWords(mobileOrderWords)
  const dates = useDates()
  const navigate = useNavigate()
  const { order_code: asked = '', cart: cartKey = '' }: { order_code?: string; cart?: string } = useSearch()
  const carts = useCarts()
  const orders = useCall(listSalesOrders, { limit })
  const open = carts.carts?.filter(({ state }) => state !== 'sent') ?? []
  const options = [
    ...open.map((cart) => ({ value: `cart ${cart.client_key}`, label: t('poCart', { customer: cart.customer_name }) })),
    ...(orders.data?.data ?? [])
      .filter(({ status, order_code }) => !ended.includes(status) || order_code === asked)
      .map((order) => ({
        value: order.order_code,
        label: `${order.order_code} · ${order.customer_name} · ${dates.day(order.order_date)}`,
      })),
  ]
  const chosen = cartKey ? `cart ${cartKey}` : asked
  const cart = open.find(({ client_key }) => client_key === cartKey)
  const choose = (value: string) =>
    void navigate(
      pageTo('uploadPo', value.startsWith('cart ') ? { cart: value.slice(5) } : value ? { order_code: value } : {}),
    )
  return (
    <>
      <PageHead title={t('uploadPo')} />
      <PageBody>
        {orders.error && open.length === 0 && (
          <FailedState error={orders.error} onRetry={() => void orders.refetch()} />
        )}
        {!orders.data && !orders.error && <Pending />}
        {orders.data && options.length === 0 && <Note>{t('poNoOrders')}</Note>}
        {options.length > 0 && (
          <Section title={t('poFor')}>
            <SectionBody>
              <ChoiceField label={t('poFor')} value={chosen} options={options} onChange={choose} />
            </SectionBody>
          </Section>
        )}
        {cart && <ForCart key={cart.client_key} cart={cart} carts={carts} />}
        {asked && !cart && <ForOrder key={asked} order_code={asked} />}
      </PageBody>
    </>
  )
}

type NumberProps = {
  customer_code: string
  order_code?: string
  value: string
  onChange: (value: string) => void
}
/** Warned of, not refused: one paper may be split into two orders. */
const PoNumber = ({ customer_code, order_code, value, onChange }: NumberProps) => {
  const t = useWords(mobileOrderWords)
  const po_number = useDebounced(value.trim())
  const uses = useCall(
    purchaseOrderUses,
    { customer_code, po_number, ...(order_code ? { order_code } : {}) },
    { enabled: po_number !== '' },
  )
  const used = po_number ? (uses.data?.data ?? []) : []
  return (
    <>
      <TextField label={t('po_number')} value={value} onChange={onChange} most={60} />
      {used.length > 0 && (
        <Note role="alert">{t('poUsed', { orders: used.map((one) => one.order_code).join(', ') })}</Note>
      )}
    </>
  )
}

const ForCart = ({ cart, carts }: { cart: Cart; carts: Carts }) => {
  const t = useWords(mobileOrderWords)
  const navigate = useNavigate()
  const { client_key, customer_code, header } = cart
  return (
    <Section title={t('poPaper')}>
      <SectionBody>
        <PoNumber
          customer_code={customer_code}
          value={header.po_number}
          onChange={(po_number) => void carts.change(client_key, (now) => ({ header: { ...now.header, po_number } }))}
        />
        <PurchasePaper paper={cart.paper} onPick={(paper) => void carts.change(client_key, () => ({ paper }))} />
        <Button
          kind="primary"
          onClick={() => {
            toast('saved', t('poDone'))
            void navigate(pageTo('mobileOrder', { page: 'SummaryOrderPage', cart: client_key }))
          }}
        >
          {t('poPut')}
        </Button>
      </SectionBody>
    </Section>
  )
}

const ForOrder = ({ order_code }: { order_code: string }) => {
  const t = useWords(mobileOrderWords)
  const found = useCall(getSalesOrder, { order_code })
  const save = useSend(setPurchaseOrder)
  const [typed, setTyped] = useState<string>()
  const order = found.data?.data
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!order) return <Pending />
  const { row_version, customer_code } = order
  const po_number = typed ?? order.po_number ?? ''
  return (
    <>
      <Section title={t('po_number')} sub={order.customer_name}>
        <SectionBody>
          <PoNumber customer_code={customer_code} order_code={order_code} value={po_number} onChange={setTyped} />
          <Button
            kind="primary"
            isBusy={save.isPending}
            disabled={!po_number.trim() || po_number === order.po_number}
            onClick={() => save.mutate({ order_code, row_version, po_number })}
          >
            {t('poSave')}
          </Button>
        </SectionBody>
      </Section>
      <RecordPhotos
        title={t('poPaper')}
        module_name={orderFileModule}
        module_code={order_code}
        photos={orderPhotos.map((alias) => ({ alias, label: t('poPhoto') }))}
        file={orderPapers}
      />
    </>
  )
}
