import { explodedViewDropdown } from '@sejuk/contract/catalogue/exploded-views'
import { newBuySparepartDropdown } from '@sejuk/contract/spareparts/buying'
import { listSparepartOrders } from '@sejuk/contract/spareparts/sparepart-orders'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { buyingWords } from '@sejuk/words/spareparts/buying'
import { useState } from 'react'
import IconChevronRight from '#icon/ChevronRight'
import { SparepartChip } from '../../../entities/status/sparepart-status.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './buying.module.css'
import type { Cart } from './cart.ts'
import { PartRows } from './part-rows.tsx'

const mostShown = 12

/** First the model; or a part by its name or code, whatever the model. */
export const ModelStep = ({ cart }: { cart: Cart }) => {
  const t = useWords(buyingWords)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const models = useCall(explodedViewDropdown, { search }, { keepPrevious: true })
  const parts = useCall(newBuySparepartDropdown, { search }, { enabled: search !== '', keepPrevious: true })
  // A model has a picture for each of its halves.
  const found = [...new Map(models.data?.data.map((one) => [one.item_code ?? '', one])).values()].slice(0, mostShown)
  const foundParts = search ? (parts.data?.data ?? []).slice(0, mostShown) : []
  return (
    <>
      <PageHead title={t('title')} sub={t('chooseModel')} />
      <PageBody>
        <Section aria-label={t('chooseModel')}>
          <SectionBody>
            <TextField label={t('findModel')} value={typed} onChange={setTyped} most={100} />
          </SectionBody>
          {models.isPending && <Pending />}
          {models.error && <FailedState error={models.error} onRetry={() => void models.refetch()} isList />}
          <ul className={style.rows} aria-label={t('models')}>
            {found.map(({ item_code = '', item_name }) => (
              <li key={item_code}>
                <Link {...pageTo('buyParts', { model: item_code })} className={style.row}>
                  <span>
                    <b>{item_code}</b>
                    <small>{item_name}</small>
                  </span>
                  <IconChevronRight size={20} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
          {models.data && found.length === 0 && foundParts.length === 0 && (
            <SectionBody>
              <Note>{t('noModel')}</Note>
            </SectionBody>
          )}
        </Section>
        {foundParts.length > 0 && (
          <Section title={t('partsFound')}>
            <PartRows parts={foundParts} model={null} cart={cart} />
          </Section>
        )}
        <MyOrders />
      </PageBody>
    </>
  )
}

const MyOrders = () => {
  const t = useWords(buyingWords)
  const orders = useCall(listSparepartOrders, { order_kind: 'New_Buy', limit: 5 }).data?.data ?? []
  if (orders.length === 0) return null
  return (
    <Section title={t('myOrders')}>
      <ul className={style.rows}>
        {orders.map(({ sparepart_order_code: code, part_name, total_amount, status }) => (
          <li key={code}>
            <Link
              {...(status === 'Draft' ? pageTo('buyParts', { order: code }) : pageTo('partOrder', { code }))}
              className={style.row}
            >
              <span>
                <b>{code}</b>
                <small>
                  {part_name} · {rupiah(total_amount)}
                </small>
              </span>
              <SparepartChip status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
