import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { remainOf } from '@sejuk/domain/sales/lock-stock-requests'
import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import { useWords } from '../../../lib/language/words.ts'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError } from '../../../ui/form/field-grid.tsx'

type Props = { lock: contract.LockStockDetail; onClose: () => void }
const { adjust, release } = contract.actOnLockStockRequest

/** Gives units free before their time. */
export const ReleasePanel = ({ lock, onClose }: Props) => {
  const t = useWords(lockStockWords)
  const open = lock.lines.filter((line) => remainOf(line) > 0)
  const initial = {
    lines: open.map((line) => ({
      lock_stock_order_detail_code: line.lock_stock_order_detail_code,
      qty: String(remainOf(line)),
    })),
    reason: '',
  }
  return (
    <EndpointPanel
      title={t('release')}
      sub={lock.lock_stock_order_code}
      endpoint={release}
      initial={initial}
      fixed={{ lock_stock_order_code: lock.lock_stock_order_code, row_version: lock.row_version }}
      labels={{ lines: t('releaseQty'), reason: t('reason') }}
      draft={`lock-stock-request/${lock.lock_stock_order_code}/release`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {open.map((line, n) => (
            <NumberField
              key={line.line_no}
              label={`${line.item_code}, ${t('releaseQty')} / ${remainOf(line)}`}
              value={values.lines[n]?.qty ?? ''}
              onChange={(qty) => change({ lines: values.lines.map((one, at) => (at === n ? { ...one, qty } : one)) })}
              error={errorOf(`lines.${n}.qty`)}
            />
          ))}
          {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
          <TextField
            label={t('reason')}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errorOf('reason')}
            most={1000}
            isLong
          />
        </>
      )}
    </EndpointPanel>
  )
}

/** Asks for other quantities; nothing changes before somebody else agrees. */
export const AdjustPanel = ({ lock, onClose }: Props) => {
  const t = useWords(lockStockWords)
  const initial = {
    lines: lock.lines.map((line) => ({
      lock_stock_order_detail_code: line.lock_stock_order_detail_code,
      quantity: String(line.quantity),
    })),
    reason: '',
  }
  return (
    <EndpointPanel
      title={t('adjust')}
      sub={lock.lock_stock_order_code}
      endpoint={adjust}
      initial={initial}
      fixed={{ lock_stock_order_code: lock.lock_stock_order_code, row_version: lock.row_version }}
      labels={{ lines: t('new_quantity'), reason: t('reason') }}
      draft={`lock-stock-request/${lock.lock_stock_order_code}/adjust`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {lock.lines.map((line, n) => (
            <NumberField
              key={line.line_no}
              label={`${line.item_code}, ${t('new_quantity')}`}
              value={values.lines[n]?.quantity ?? ''}
              onChange={(quantity) =>
                change({ lines: values.lines.map((one, at) => (at === n ? { ...one, quantity } : one)) })
              }
              error={errorOf(`lines.${n}.quantity`)}
            />
          ))}
          <TextField
            label={t('reason')}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errorOf('reason')}
            most={1000}
            isLong
          />
        </>
      )}
    </EndpointPanel>
  )
}
