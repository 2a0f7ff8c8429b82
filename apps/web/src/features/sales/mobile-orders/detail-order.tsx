import { shopDropdown } from '@sejuk/contract/customers/shops'
import { purchaseOrderUses } from '@sejuk/contract/sales/sales-orders'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { CashbackPanel } from '../../../entities/sales/cashback-panel.tsx'
import { useOrderCashback } from '../../../entities/sales/use-order-cashback.ts'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TimeSlotField } from '../../../ui/fields/time-slot-field.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { Flow } from './flow.ts'
import { OfflineBar } from './offline-bar.tsx'
import { PayWays } from './pay-ways.tsx'
import { PurchasePaper } from './purchase-paper.tsx'
import type { OpenCart } from './use-open-cart.ts'

/** DetailOrderPage: where it goes, when, by which purchase order, and what of the cashback is used. */
export const DetailOrder = ({ open, flow }: { open: OpenCart; flow: Flow }) => {
  const t = useWords(mobileOrderWords)
  const words = useWords(orderFormWords)
  const dates = useDates()
  const language = useLanguage()
  const viewer = useViewer()
  const { cart, carts, facts, types = [], put } = open
  const { header, customer_code } = cart
  const po_number = useDebounced(header.po_number.trim())
  const uses = useCall(purchaseOrderUses, { customer_code, po_number }, { enabled: carts.isOnline && po_number !== '' })
  const used = po_number ? (uses.data?.data ?? []) : []
  const isKeyperson = viewer.viewData === 'View_Data_Keyperson'
  const shops = useCall(shopDropdown, { customer_code }, { enabled: isKeyperson && carts.isOnline }).data?.data ?? []
  const cashback = useOrderCashback({
    ...{ customer_code: carts.isOnline ? customer_code : '', org_code: facts?.org_code, list: header.cashback_list },
    ...{ ladder: open.ladder, onChange: (cashback_list) => void put({ cashback_list }) },
  })
  return (
    <>
      <PageHead title={t('details')} sub={cart.customer_name} />
      <OfflineBar cart={cart} isOnline={carts.isOnline} />
      <PageBody>
        <Section title={t('delivery')}>
          <SectionBody>
            <ChoiceField
              label={t('address_code')}
              value={header.address_code}
              options={(facts?.addresses ?? []).map((one) => ({
                value: one.address_code,
                label: `${one.detail_address}, ${one.city_name} (${words(one.address_type)})`,
              }))}
              onChange={(address_code) => void put({ address_code })}
            />
            <DateField
              label={t('requested_delivery_date')}
              hint={facts ? t('deliveryHelp', { day: dates.day(facts.last_day) }) : undefined}
              value={header.requested_delivery_date}
              onChange={(requested_delivery_date) => void put({ requested_delivery_date })}
            />
            <TimeSlotField
              label={t('time_slot')}
              value={header.time_slot}
              onChange={(time_slot) => void put({ time_slot })}
            />
            <CheckboxField
              label={t('is_pre_order')}
              isOn={header.is_pre_order}
              onChange={(is_pre_order) => void put({ is_pre_order })}
            />
            <ChoiceField
              label={t('order_type')}
              value={header.order_type}
              options={types.map(({ value, label, local_label }) => ({
                value,
                label: language === 'local' ? local_label : label,
              }))}
              onChange={(order_type) => void put({ order_type })}
            />
            {shops.length > 1 && (
              <ChoiceField
                label={t('shop_code')}
                value={header.shop_code}
                options={shops}
                onChange={(shop_code) => void put({ shop_code })}
              />
            )}
          </SectionBody>
        </Section>
        {facts && <PayWays open={open} customer={facts} />}
        <Section title={t('po_number')}>
          <SectionBody>
            <TextField
              label={t('po_number')}
              hint={used.length > 0 ? t('poUsed', { orders: used.map((one) => one.order_code).join(', ') }) : undefined}
              value={header.po_number}
              onChange={(value) => void put({ po_number: value })}
              most={60}
            />
            <PurchasePaper paper={cart.paper} onPick={(paper) => void open.change(() => ({ paper }))} />
            <TextField
              label={t('remark')}
              value={header.remark}
              onChange={(remark) => void put({ remark })}
              most={500}
              isLong
            />
          </SectionBody>
        </Section>
        {open.ladder && cashback.mayChoose && <CashbackPanel cashback={cashback} customerName={cart.customer_name} />}
      </PageBody>
      <ThumbBar>
        <Button onClick={() => flow.go('SummaryItemPage', cart.client_key)}>{t('back')}</Button>
        <Button kind="primary" onClick={() => flow.go('SummaryOrderPage', cart.client_key)}>
          {t('orderSummary')}
        </Button>
      </ThumbBar>
    </>
  )
}
