import { createTemporaryAddress } from '@sejuk/contract/customers/official-addresses'
import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import { salesOrderTypeDropdown } from '@sejuk/contract/masters/sales-order-types'
import type { OrderCustomer } from '@sejuk/contract/sales/order-forms'
import { purchaseOrderUses } from '@sejuk/contract/sales/sales-orders'
import { isOnTerms, wayOf } from '@sejuk/domain/sales/payment-ways'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useState } from 'react'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { WarehousePicker } from '../../../entities/pickers/warehouse-picker.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyTextField, PercentageField, QuantityField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TimeSlotField } from '../../../ui/fields/time-slot-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './order-form.module.css'
import type { OrderValues } from './order-values.ts'

const TemporaryAddress = lazyPart(() => import('./temporary-address.tsx').then((part) => part.TemporaryAddress))

type Props = {
  form: EndpointForm<OrderValues>
  customer: OrderCustomer | undefined
  order_code: string
  /** What cannot be priced as it was typed. */
  priceErrorOf: (field: string) => string | undefined
  onCustomer: (customer_code: string) => void
  /** An address was made for it. */
  onAddress: () => void
}
type TextName = 'receiver_name' | 'receiver_phone' | 'po_number' | 'remark' | 'extra_discount_reason'

/** Who orders, where it goes, when, and how it is paid. */
export const OrderHeader = ({ form, customer, order_code, priceErrorOf, onCustomer, onAddress }: Props) => {
  const mayMakeAddress = useGate(createTemporaryAddress).enabled
  const [isMaking, setMaking] = useState(false)
  const t = useWords(orderFormWords)
  const dates = useDates()
  const { values, change, errorOf } = form
  const { customer_code } = values
  const po_number = useDebounced(values.po_number.trim())
  const uses = useCall(
    purchaseOrderUses,
    { customer_code, po_number, ...(order_code ? { order_code } : {}) },
    { enabled: customer_code !== '' && po_number !== '' },
  )
  const used = po_number ? (uses.data?.data ?? []) : []
  const text = (field: TextName, most: number) => (
    <TextField
      label={t(field)}
      value={values[field]}
      onChange={(value) => change({ [field]: value })}
      error={errorOf(field)}
      most={most}
    />
  )
  const choice = (
    field: 'collect_method' | 'cashback_instruction',
    data_type: string,
    look: 'cell' | 'field' = 'field',
  ) => (
    <PagedSelect
      look={look}
      label={t(field)}
      none={t('choose')}
      source={erpCustomizationDropdown}
      input={{ data_type }}
      value={values[field] || undefined}
      onChange={(code) => change({ [field]: code ?? '' })}
      error={errorOf(field)}
    />
  )
  const addresses = customer?.addresses ?? []
  return (
    <Section aria-label={t('header')}>
      <div className={style.strip}>
        <div className={style.wide}>
          <CustomerPicker
            look="cell"
            value={customer_code || undefined}
            onChange={(code) => onCustomer(code ?? '')}
            error={errorOf('customer_code')}
            shut={order_code && customer ? customer.customer_name : undefined}
          />
        </div>
        {customer && (
          <>
            <div className={style.wide}>
              <ChoiceField
                label={t('address_code')}
                value={values.address_code}
                options={addresses.map((one) => ({
                  value: one.address_code,
                  label: `${one.detail_address}, ${one.city_name} (${t(one.address_type)})`,
                }))}
                onChange={(address_code) => {
                  const chosen = addresses.find((one) => one.address_code === address_code)
                  change({
                    address_code,
                    receiver_name: chosen?.receiver_name ?? values.receiver_name,
                    receiver_phone: chosen?.receiver_phone ?? values.receiver_phone,
                  })
                }}
                error={errorOf('address_code')}
              />
            </div>
            <div className={style.wide}>
              <DateField
                label={t('requested_delivery_date')}
                hint={t('deliveryHelp', { day: dates.day(customer.last_day) })}
                value={values.requested_delivery_date}
                onChange={(requested_delivery_date) => change({ requested_delivery_date })}
                error={errorOf('requested_delivery_date')}
              />
            </div>
            <WarehousePicker
              look="cell"
              dept_code={customer.dept_code}
              value={values.warehouse_code || undefined}
              onChange={(code) => change({ warehouse_code: code ?? '' })}
              error={errorOf('warehouse_code')}
            />
            {choice('collect_method', 'COLLECT_METHOD', 'cell')}
            {isOnTerms(wayOf(values.collect_method || customer.collect_method)) && (
              <QuantityField
                label={t('payment_term_days')}
                hint=" "
                stock={365}
                value={values.payment_term_days}
                onChange={(payment_term_days) => change({ payment_term_days })}
                error={errorOf('payment_term_days')}
              />
            )}
            <ChoiceField
              label={t('price_include_tax')}
              value={values.price_include_tax}
              options={[
                { value: 'Y', label: t('includeTax') },
                { value: 'N', label: t('excludeTax') },
              ]}
              onChange={(value) => change({ price_include_tax: value === 'N' ? 'N' : 'Y' })}
            />
            <PagedSelect
              look="cell"
              label={t('order_type')}
              none={t('choose')}
              source={salesOrderTypeDropdown}
              value={values.order_type || undefined}
              onChange={(code) => change({ order_type: code ?? '' })}
              error={errorOf('order_type')}
            />
            <TextField
              label={t('po_number')}
              hint={used.length > 0 ? t('poUsed', { orders: used.map((one) => one.order_code).join(', ') }) : undefined}
              value={values.po_number}
              onChange={(value) => change({ po_number: value })}
              error={errorOf('po_number')}
              most={60}
            />
            <MoneyTextField
              label={t('extra_discount_amount')}
              value={values.extra_discount_amount}
              onChange={(extra_discount_amount) => change({ extra_discount_amount })}
              error={errorOf('extra_discount_amount') ?? priceErrorOf('extra_discount_amount')}
            />
            {Number(values.extra_discount_amount) > 0 && text('extra_discount_reason', 300)}
            {values.collect_method === 'CBD' && (
              <PercentageField
                label={t('cbd_discount_percent')}
                value={values.cbd_discount_percent}
                onChange={(cbd_discount_percent) => change({ cbd_discount_percent })}
                error={errorOf('cbd_discount_percent')}
              />
            )}
          </>
        )}
      </div>
      {isMaking && (
        <TemporaryAddress
          customer_code={customer_code}
          order_code={order_code}
          onClose={() => {
            setMaking(false)
            onAddress()
          }}
        />
      )}
      {customer && (
        <div className={style.below}>
          {mayMakeAddress && (
            <Button kind="link" size="small" onClick={() => setMaking(true)}>
              {t('newAddress')}
            </Button>
          )}
          <details>
            <summary>{t('moreOfOrder')}</summary>
            <FieldGrid>
              <TimeSlotField
                label={t('time_slot')}
                value={values.time_slot}
                onChange={(time_slot) => change({ time_slot })}
                error={errorOf('time_slot')}
              />
              {customer.shops.length > 0 && (
                <ChoiceField
                  label={t('shop_code')}
                  value={values.shop_code}
                  options={customer.shops.map((one) => ({ value: one.shop_code, label: one.shop_name }))}
                  onChange={(shop_code) => change({ shop_code })}
                  error={errorOf('shop_code')}
                />
              )}
              {(customer.projects.length > 0 || values.project_code) && (
                <ChoiceField
                  label={t('project_code')}
                  value={values.project_code}
                  options={customer.projects.map((one) => ({
                    value: one.project_code,
                    label: `${one.project_code} ${one.project_name}`,
                  }))}
                  onChange={(project_code) => change({ project_code })}
                  error={errorOf('project_code')}
                />
              )}
              {text('receiver_name', 100)}
              {text('receiver_phone', 30)}
              {choice('cashback_instruction', 'CASHBACK_INSTRUCTIONS')}
              {text('remark', 500)}
              <CheckboxField
                label={t('is_pre_order')}
                isOn={values.is_pre_order}
                onChange={(is_pre_order) => change({ is_pre_order })}
              />
            </FieldGrid>
          </details>
        </div>
      )}
    </Section>
  )
}
