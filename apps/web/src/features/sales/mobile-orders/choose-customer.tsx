import { orderCustomerDropdown } from '@sejuk/contract/customers/customers'
import { rupiah } from '@sejuk/domain/values/money'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { useEffect, useRef, useState } from 'react'
import IconChevronRight from '#icon/ChevronRight'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { chosenSupplier } from '../../../entities/sales/chosen-supplier.ts'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import style from './mobile-orders.module.css'

type Customer = { customer_code: string; customer_name: string }

type Props = {
  onChoose: (customer: Customer) => void
  /** Somebody wants to choose: nothing is chosen for them. */
  isAsked?: boolean
  /** Chosen elsewhere already. */
  wanted?: string | undefined
}

/** For whom is ordered: who has one company only, or chose one before, is not asked. */
export const ChooseCustomer = ({ onChoose, isAsked = false, wanted: code }: Props) => {
  const t = useWords(mobileOrderWords)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const all = useStoredCall(orderCustomerDropdown, {}, 'order-customers')
  const found = useCall(orderCustomerDropdown, { search }, { enabled: search !== '', keepPrevious: true })
  const wanted = search.toLowerCase()
  const isNamed = (one: Customer) => `${one.customer_code} ${one.customer_name}`.toLowerCase().includes(wanted)
  const rows = (search ? found.data?.data : undefined) ?? all.data?.filter(isNamed)
  const isDone = useRef(isAsked)
  // The list that is stored on the phone may not reach as far as this customer.
  const named = useCall(orderCustomerDropdown, { search: code ?? '' }, { enabled: code !== undefined })
  const known = [...(all.data ?? []), ...(named.data?.data ?? [])]
  const only = code
    ? known.find(({ customer_code }) => customer_code === code)
    : all.data?.length === 1
      ? all.data[0]
      : all.data?.find(({ value }) => value === chosenSupplier.get())
  useEffect(() => {
    if (!only || isDone.current) return
    isDone.current = true
    onChoose(only)
  }, [only])
  return (
    <>
      <TextField label={t('searchCustomer')} value={typed} onChange={setTyped} />
      {!rows && !all.error && <Pending />}
      {!rows && all.error && <FailedState error={all.error} onRetry={all.refetch} />}
      {rows?.length === 0 && <p>{t('noCustomers')}</p>}
      <ul className={style.rows}>
        {rows?.map((row) => (
          <li key={row.customer_code}>
            <button type="button" className={style.row} onClick={() => onChoose(row)}>
              <span>
                <b>{row.customer_name}</b>
                <small>
                  {row.customer_code}
                  {row.available !== null && ` · ${t('creditLeft', { amount: rupiah(row.available) })}`}
                </small>
              </span>
              <IconChevronRight size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
