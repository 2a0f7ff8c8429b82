import { listSuppliers, type Supplier } from '@sejuk/contract/sales/mobile-orders'
import { pageTo } from '@sejuk/domain/pages'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { mobileOrderWords } from '@sejuk/words/sales/mobile-orders'
import { useState } from 'react'
import IconCheck from '#icon/Check'
import { chosenSupplier } from '../../../entities/sales/chosen-supplier.ts'
import { useInfiniteList } from '../../../lib/api/infinite-list.ts'
import { useDebounced } from '../../../lib/api/options.ts'
import { currentPosition } from '../../../lib/browser/position.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import style from './mobile-orders.module.css'
import { useCarts } from './use-carts.ts'

type Place = { lat: number; lng: number }

/** From whom is ordered: remembered, and the order begins with it. */
export const ChooseSupplierPage = () => {
  const t = useWords(mobileOrderWords)
  const say = useSay()
  const navigate = useNavigate()
  const carts = useCarts()
  const gate = useGate(listSuppliers)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const [place, setPlace] = useState<Place>()
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle')
  const [chosen, setChosen] = useState(chosenSupplier.get())
  const asked = { search, lat: place?.lat ?? '', lng: place?.lng ?? '' }
  const { rows, error, retry, ...rest } = useInfiniteList(listSuppliers, asked, { enabled: gate.enabled })
  const look = async () => {
    setState('looking')
    const found = await currentPosition()
    setPlace(found ?? undefined)
    setState(found ? 'idle' : 'failed')
  }
  const choose = async (supplier: Supplier) => {
    chosenSupplier.put(supplier.customer_code)
    setChosen(supplier.customer_code)
    const cart = await carts.begin(supplier)
    void navigate(pageTo('mobileOrder', { page: 'ChooseItemPage', cart }))
  }
  return (
    <>
      <PageHead title={t('suppliers')} sub={t('suppliersSub')} />
      <PageBody>
        <TextField label={t('searchCustomer')} value={typed} onChange={setTyped} />
        <Row>
          <Button
            kind={place ? 'primary' : 'plain'}
            isBusy={state === 'looking'}
            aria-pressed={Boolean(place)}
            onClick={() => void look()}
          >
            {t(state === 'looking' ? 'locating' : 'nearMe')}
          </Button>
          <Button kind={place ? 'plain' : 'primary'} aria-pressed={!place} onClick={() => setPlace(undefined)}>
            {t('byName')}
          </Button>
        </Row>
        {state === 'failed' && <Note role="status">{t('noPlace')}</Note>}
        {!gate.enabled ? (
          <ForbiddenState reason={say(gate.because)} />
        ) : error ? (
          <FailedState error={error} onRetry={retry} />
        ) : !rows ? (
          <Pending />
        ) : rows.length === 0 ? (
          <p>{t('noCustomers')}</p>
        ) : (
          <ul className={style.rows}>
            {rows.map((row) => (
              <SupplierCard
                key={row.customer_code}
                row={row}
                isChosen={row.customer_code === chosen}
                onChoose={() => void choose(row)}
              />
            ))}
          </ul>
        )}
        {rest.hasMore && (
          <Button isBusy={rest.isGrowing} onClick={rest.grow}>
            {t('moreRows')}
          </Button>
        )}
      </PageBody>
    </>
  )
}

type CardProps = { row: Supplier; isChosen: boolean; onChoose: () => void }
const SupplierCard = ({ row, isChosen, onChoose }: CardProps) => {
  const t = useWords(mobileOrderWords)
  const dates = useDates()
  const { distance_m } = row
  const way =
    distance_m === null
      ? undefined
      : distance_m < 1000
        ? t('metres', { n: distance_m })
        : t('kilometres', { n: writeNumber(distance_m / 1000, 1, true) })
  return (
    <li className={style.card}>
      <div>
        <b>{row.customer_name}</b> {way && <span className={style.quiet}>{way}</span>}
        <small>{[row.customer_code, row.detail_address, row.city_name].filter(Boolean).join(' · ')}</small>
        <small>
          {row.last_order_date ? t('lastOrder', { day: dates.day(row.last_order_date) }) : t('neverOrdered')}
          {row.warehouse_name && ` · ${t('inStock', { n: row.items_in_stock, warehouse: row.warehouse_name })}`}
        </small>
      </div>
      <Button
        kind={isChosen ? 'primary' : 'plain'}
        icon={isChosen ? <IconCheck size={18} /> : undefined}
        disabled={row.cooperation !== 'Cooperate'}
        title={row.cooperation === 'Cooperate' ? undefined : t('noCooperation')}
        aria-label={`${t(isChosen ? 'chosen' : 'choose')}: ${row.customer_name}`}
        onClick={onChoose}
      >
        {t(isChosen ? 'chosen' : 'choose')}
      </Button>
    </li>
  )
}
