import type { CustomerTree as Branch } from '@sejuk/contract/customers/salesman-changes'
import { salesmanChangeWords } from '@sejuk/words/customers/salesman-changes'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { SectionText } from '../../../ui/record/section.tsx'

/** By customer: whether it goes itself, and which of its shops go. */
export type PickedCustomers = Readonly<Record<string, { isCustomer: boolean; shops: string[] }>>

export const chooseTree = (rows: readonly Branch[]): PickedCustomers =>
  Object.fromEntries(
    rows.map(({ customer_code, shops }) => [
      customer_code,
      { isCustomer: true, shops: shops.map(({ shop_code }) => shop_code) },
    ]),
  )

type Props = { rows: readonly Branch[]; chosen: PickedCustomers; onChange: (chosen: PickedCustomers) => void }

export const CustomerTree = ({ rows, chosen, onChange }: Props) => {
  const t = useWords(salesmanChangeWords)
  if (rows.length === 0) return <SectionText>{t('nothing')}</SectionText>
  return (
    <RowList>
      {rows.map((row) => {
        const own = chosen[row.customer_code] ?? { isCustomer: false, shops: [] }
        const put = (next: typeof own) => onChange({ ...chosen, [row.customer_code]: next })
        return (
          <li key={row.customer_code}>
            <div>
              <CheckboxField
                label={`(${row.customer_code}) ${row.customer_name}`}
                hint={row.salesman_name ?? row.salesman_code ?? '-'}
                isOn={own.isCustomer}
                onChange={(isCustomer) =>
                  put(
                    isCustomer
                      ? { isCustomer, shops: row.shops.map(({ shop_code }) => shop_code) }
                      : { isCustomer, shops: [] },
                  )
                }
              />
              <div style={{ paddingInlineStart: 28 }}>
                {row.shops.map((shop) => (
                  <CheckboxField
                    key={shop.shop_code}
                    label={`(${shop.shop_code}) ${shop.shop_name}`}
                    hint={shop.salesman_name ?? shop.salesman_code ?? '-'}
                    isOn={own.shops.includes(shop.shop_code)}
                    onChange={(isOn) =>
                      put({
                        ...own,
                        shops: isOn
                          ? [...own.shops, shop.shop_code]
                          : own.shops.filter((code) => code !== shop.shop_code),
                      })
                    }
                  />
                ))}
              </div>
            </div>
          </li>
        )
      })}
    </RowList>
  )
}
