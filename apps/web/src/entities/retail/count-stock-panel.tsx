import { shopDropdown } from '@sejuk/contract/customers/shops'
import { countStock, expectedStock } from '@sejuk/contract/retail/customer-stocks'
import { customerStockWords } from '@sejuk/words/retail/customer-stocks'
import { useEffect } from 'react'
import { useCall } from '../../lib/api/queries.ts'
import type { EndpointForm } from '../../lib/form/endpoint-form.ts'
import { companyToday } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { NumberField } from '../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../ui/fields/picker.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../ui/form/endpoint-panel.tsx'
import { LineFields } from '../../ui/form/line-fields.tsx'
import { ItemPicker } from '../pickers/item-picker.tsx'

type Line = { item_code: string; item_name: string; expected: number; counted: string; variance_reason: string }
const blank: Line = { item_code: '', item_name: '', expected: 0, counted: '', variance_reason: '' }
const valuesOf = (shop_code: string) => ({ shop_code, count_date: companyToday(), lines: [] as Line[] })
type Values = ReturnType<typeof valuesOf>

/** The count of a shop's stock: what should be there is filled in, and a difference asks for its reason. */
export const CountStockPanel = ({ shop_code = '', onClose }: { shop_code?: string; onClose: () => void }) => {
  const t = useWords(customerStockWords)
  return (
    <EndpointPanel
      title={t('count')}
      endpoint={countStock}
      initial={valuesOf(shop_code)}
      labels={{ shop_code: t('shop'), count_date: t('count_date'), lines: t('lines') }}
      draft={`count-stock/${shop_code || 'new'}`}
      onClose={onClose}
    >
      {(form) => <Fields form={form} isFixed={shop_code !== ''} />}
    </EndpointPanel>
  )
}

const Fields = ({ form, isFixed }: { form: EndpointForm<Values>; isFixed: boolean }) => {
  const t = useWords(customerStockWords)
  const { values, change, errorOf } = form
  const { shop_code, count_date, lines } = values
  const found = useCall(expectedStock, { shop_code, count_date }, { enabled: shop_code !== '' }).data?.data
  useEffect(() => {
    if (!found) return
    change((now: Values) => {
      const typed = new Map(now.lines.map((line) => [line.item_code, line]))
      const known = found.lines.map(({ item_code, item_name, expected }) => ({
        ...(typed.get(item_code) ?? { ...blank, counted: String(expected) }),
        ...{ item_code, item_name, expected },
      }))
      const others = now.lines.filter(({ item_code }) => !found.lines.some((line) => line.item_code === item_code))
      return { lines: [...known, ...others] }
    })
  }, [found, change])
  return (
    <>
      {!isFixed && (
        <>
          <PagedSelect
            label={t('shop')}
            source={shopDropdown}
            value={shop_code || undefined}
            onChange={(code = '') => change({ shop_code: code, lines: [] })}
            error={errorOf('shop_code')}
          />
          <p>{t('chooseShop')}</p>
        </>
      )}
      <DateField
        label={t('count_date')}
        value={count_date}
        onChange={(day) => change({ count_date: day })}
        error={errorOf('count_date')}
        isRequired
      />
      {shop_code !== '' && (
        <LineFields
          name={t('item_code')}
          lines={lines}
          blank={blank}
          error={errorOf('lines')}
          addLabel={t('add')}
          onChange={(next) => change((now: Values) => ({ lines: next(now.lines) }))}
        >
          {(line, n, put) => (
            <>
              {line.item_name ? (
                <b>{line.item_name}</b>
              ) : (
                <ItemPicker
                  value={line.item_code || undefined}
                  onChange={(item_code = '') => put({ item_code })}
                  error={errorOf(`lines.${n}.item_code`)}
                />
              )}
              <NumberField
                label={t('counted')}
                hint={t('expected', { n: line.expected })}
                value={line.counted}
                onChange={(counted) => put({ counted })}
                error={errorOf(`lines.${n}.counted`)}
                isRequired
              />
              {line.counted !== '' && Number(line.counted) !== line.expected && (
                <TextField
                  label={t('variance_reason')}
                  value={line.variance_reason}
                  onChange={(variance_reason) => put({ variance_reason })}
                  error={errorOf(`lines.${n}.variance_reason`)}
                  isRequired
                />
              )}
            </>
          )}
        </LineFields>
      )}
    </>
  )
}
