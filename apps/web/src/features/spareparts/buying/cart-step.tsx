import { customerDropdown } from '@sejuk/contract/customers/customers'
import { buySpareparts, priceCart } from '@sejuk/contract/spareparts/buying'
import { pageTo } from '@sejuk/domain/pages'
import { type DeliveryPlace, deliveryPlaces } from '@sejuk/domain/spareparts/order-kinds'
import { rupiah } from '@sejuk/domain/values/money'
import { buyingWords } from '@sejuk/words/spareparts/buying'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useEffect, useId, useState } from 'react'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar, ThumbText } from '../../../ui/actions/thumb-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './buying.module.css'
import { type Cart, without } from './cart.ts'
import { CartLines } from './cart-lines.tsx'

/** What is bought, where it goes, and what it costs with tax and shipping. */
export const CartStep = ({ cart }: { cart: Cart }) => {
  const t = useWords(buyingWords)
  const order = useWords(sparepartWords)
  const id = useId()
  const navigate = useNavigate()
  const { asc_code } = useViewer()
  const own = useCall(customerDropdown, {}, { enabled: !asc_code }).data?.data
  const only = own?.length === 1 ? own[0] : undefined
  const chosen = cart.lines.filter(({ is_chosen }) => is_chosen)
  const lines = chosen.map(({ item_code, quantity }) => ({ item_code, quantity }))
  const models = [...new Set(chosen.map(({ model }) => model))]
  const places = deliveryPlaces.filter((place) => place !== 'ASC' || asc_code)
  const [made, setMade] = useState('')
  const form = useEndpointForm({
    endpoint: buySpareparts,
    initial: {
      customer_code: '',
      delivery_to: (asc_code ? 'ASC' : 'Branch_Counter') as DeliveryPlace,
      delivery_address: '',
      remark: '',
    },
    fixed: { lines, item_code: models.length === 1 ? (models[0] ?? '') : '' },
    draft: 'sparepart-buy',
    onDone: (answer) => {
      const code = answer?.data.sparepart_order_code
      if (!code) return
      const bought = chosen.map(({ item_code }) => item_code)
      cart.change((now) => without(now, bought))
      form.discardDraft()
      setMade(code)
    },
  })
  // After the form is empty again: as long as it holds something, leaving it is asked about.
  useEffect(() => {
    if (made) void navigate(pageTo('buyParts', { order: made }))
  }, [made, navigate])
  const { values, change, errorOf } = form
  const priced = useCall(
    priceCart,
    { lines, delivery_to: values.delivery_to },
    { enabled: lines.length > 0, keepPrevious: true },
  )
  const price = lines.length > 0 ? priced.data?.data : undefined
  return (
    <>
      <PageHead title={t('cart')} crumb={<Link {...pageTo('buyParts')}>{t('title')}</Link>} />
      <PageBody>
        <EndpointFormBody id={id} form={form}>
          <CartLines cart={cart} errorOf={(n) => errorOf(`lines.${n}.item_code`)} available={price?.lines} />
          {cart.lines.length > 0 && (
            <>
              <Section title={order('delivery_to')}>
                <SectionBody>
                  {only && <Note>{only.label}</Note>}
                  {!asc_code && own && !only && (
                    <CustomerPicker
                      value={values.customer_code || undefined}
                      onChange={(customer_code = '') => change({ customer_code })}
                      error={errorOf('customer_code')}
                    />
                  )}
                  <ChoiceField
                    label={order('delivery_to')}
                    value={values.delivery_to}
                    onChange={(place) =>
                      change({ delivery_to: places.find((one) => one === place) ?? values.delivery_to })
                    }
                    options={places.map((value) => ({ value, label: order(value) }))}
                    error={errorOf('delivery_to')}
                  />
                  {values.delivery_to === 'Customer_Site' && (
                    <TextField
                      label={order('delivery_address')}
                      value={values.delivery_address}
                      onChange={(delivery_address) => change({ delivery_address })}
                      error={errorOf('delivery_address')}
                      most={500}
                      isLong
                      isRequired
                    />
                  )}
                  <TextField
                    label={order('remark')}
                    value={values.remark}
                    onChange={(remark) => change({ remark })}
                    error={errorOf('remark')}
                    most={500}
                    isLong
                  />
                </SectionBody>
              </Section>
              <Section title={t('price')}>
                {priced.error && lines.length > 0 && (
                  <SectionBody>
                    <Note tone="bad">{errorText(priced.error)}</Note>
                  </SectionBody>
                )}
                <dl className={style.sums}>
                  <Sum label={order('goods_amount')} amount={price?.goods_amount} />
                  <Sum label={order('tax_amount')} amount={price?.tax_amount} isPart />
                  <Sum label={order('shipping_amount')} amount={price?.shipping_amount} />
                  <Sum label={order('total_amount')} amount={price?.total_amount} />
                </dl>
              </Section>
            </>
          )}
        </EndpointFormBody>
      </PageBody>
      {cart.lines.length > 0 && (
        <ThumbBar>
          <ThumbText>
            {t('chosenN', { n: chosen.length })} · <b>{price ? rupiah(price.total_amount) : '-'}</b>
          </ThumbText>
          <Button type="submit" form={id} kind="primary" isBusy={form.isBusy} disabled={chosen.length === 0}>
            {t('order')}
          </Button>
        </ThumbBar>
      )}
    </>
  )
}

const Sum = ({ label, amount, isPart }: { label: string; amount: number | undefined; isPart?: boolean }) => (
  <div data-part={isPart || undefined}>
    <dt>{label}</dt>
    <dd>{amount === undefined ? '-' : rupiah(amount)}</dd>
  </div>
)
