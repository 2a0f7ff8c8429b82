import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { pageTo } from '@sejuk/domain/pages'
import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import { useState } from 'react'
import { useCall } from '../../lib/api/queries.ts'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { useGate } from '../../lib/session/viewer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Pending } from '../../ui/feedback/pending.tsx'
import { NumberField } from '../../ui/fields/number-fields.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../ui/form/endpoint-modal.tsx'
import { FailedState } from '../../ui/list/list-states.tsx'
import { RowList } from '../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../ui/record/section.tsx'
import { StatusChip } from '../../ui/record/status-chip.tsx'

type Props = { item_code: readonly string[]; warehouse_code?: readonly string[] }

/** What is free of an item, who has the rest until when, and who waits for it. */
export const ItemContention = ({ item_code, warehouse_code = [] }: Props) => {
  const t = useWords(lockStockWords)
  const gate = useGate(contract.itemContention)
  const found = useCall(
    contract.itemContention,
    { item_code: [...item_code], warehouse_code: [...warehouse_code] },
    { enabled: gate.enabled && item_code.length > 0 },
  )
  const [asking, setAsking] = useState<contract.ContentionLock>()
  if (!gate.enabled || item_code.length === 0) return null
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  const data = found.data?.data
  if (!data) return <Pending />
  return (
    <>
      <Section title={t('locks')} sub={data.balances.map((one) => freeOf(t, one)).join(', ')}>
        {data.locks.length === 0 ? (
          <SectionText>{t('noLocks')}</SectionText>
        ) : (
          <RowList>
            {data.locks.map((one) => (
              <li key={`${one.document_code} ${one.item_code} ${one.warehouse_code}`}>
                <Lock lock={one} onAsk={() => setAsking(one)} />
              </li>
            ))}
          </RowList>
        )}
      </Section>
      <Waiting rows={data.waiting} />
      {asking && <AskPanel lock={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

type Balance = { warehouse_name: string; item_code: string; available: number; on_hand: number }
const freeOf = (t: (key: 'freeOf', values: { warehouse: string; n: number; all: number }) => string, one: Balance) =>
  `${one.item_code} ${t('freeOf', { warehouse: one.warehouse_name, n: one.available, all: one.on_hand })}`

const Lock = ({ lock, onAsk }: { lock: contract.ContentionLock; onAsk: () => void }) => {
  const t = useWords(lockStockWords)
  const dates = useDates()
  const mayAsk = useGate(contract.askForRelease)
  const isRequest = lock.document_type === 'lock-stock-request'
  return (
    <>
      <span>
        <b>{t('units', { n: lock.qty })}</b> {lock.item_code}, {lock.owner}
        {lock.customer_name && `, ${lock.customer_name}`}
        <br />
        {isRequest && lock.customer_name ? (
          <Link {...pageTo('lockStockRequest', { code: lock.document_code })}>{lock.document_code}</Link>
        ) : (
          lock.document_code
        )}{' '}
        {lock.ends ? t('lockedUntil', { time: dates.dateTime(lock.ends) }) : t('noEnd')}{' '}
        {lock.priority && (
          <StatusChip tone={lock.priority === 'other' ? 'neutral' : 'good'}>{t(lock.priority)}</StatusChip>
        )}
      </span>
      {lock.asked_until ? (
        <span>{t('askedUntil', { time: dates.dateTime(lock.asked_until) })}</span>
      ) : (
        isRequest &&
        !lock.is_own &&
        mayAsk.enabled && (
          <Button size="small" onClick={onAsk}>
            {t('ask')}
          </Button>
        )
      )}
    </>
  )
}

type WaitingRow = { lock_stock_order_code: string; item_code: string; owner: string; qty: number; since: string } & {
  customer_name: string | null
  priority: 'deposit' | 'project' | 'other'
}

const Waiting = ({ rows }: { rows: readonly WaitingRow[] }) => {
  const t = useWords(lockStockWords)
  const dates = useDates()
  return (
    <Section title={t('waitingList')}>
      {rows.length === 0 ? (
        <SectionText>{t('nobodyWaits')}</SectionText>
      ) : (
        <RowList>
          {rows.map((one, n) => (
            <li key={`${one.lock_stock_order_code} ${one.item_code}`}>
              <span>
                {n + 1}. {one.owner}
                {one.customer_name && `, ${one.customer_name}`}{' '}
                <StatusChip tone={one.priority === 'other' ? 'neutral' : 'good'}>{t(one.priority)}</StatusChip>
              </span>
              <span>{t('waits', { n: one.qty, time: dates.dateTime(one.since) })}</span>
            </li>
          ))}
        </RowList>
      )}
    </Section>
  )
}

/** A message to the owner with a clock of a day. */
const AskPanel = ({ lock, onClose }: { lock: contract.ContentionLock; onClose: () => void }) => {
  const t = useWords(lockStockWords)
  return (
    <EndpointModal
      title={t('askTitle', { name: lock.owner })}
      sub={t('askText')}
      endpoint={contract.askForRelease}
      initial={{ qty: String(lock.qty), note: '' }}
      fixed={{ lock_stock_order_code: lock.document_code, item_code: lock.item_code }}
      labels={{ qty: t('askQty'), note: t('note') }}
      verb={t('ask')}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <NumberField
            label={t('askQty')}
            value={values.qty}
            onChange={(qty) => change({ qty })}
            error={errorOf('qty')}
          />
          <TextField
            label={t('note')}
            value={values.note}
            onChange={(note) => change({ note })}
            error={errorOf('note')}
            most={500}
            isLong
          />
        </>
      )}
    </EndpointModal>
  )
}
