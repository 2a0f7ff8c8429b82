import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import { type LackingDetail, requestPurchase, transferPart } from '@sejuk/contract/spareparts/lack-stock'
import { actOnSparepartOrder } from '@sejuk/contract/spareparts/sparepart-orders'
import { addDays } from '@sejuk/domain/values/dates'
import { pickerWords } from '@sejuk/words/pickers'
import { lackStockWords } from '@sejuk/words/spareparts/lack-stock'
import { useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import style from './desk.module.css'

type Props = { part: LackingDetail }

/** Four sources, each with what it has and its action. */
export const Sources = ({ part }: Props) => {
  const t = useWords(lackStockWords)
  const dates = useDates()
  const offer = useSend(actOnSparepartOrder['offer-substitute'])
  const [open, setOpen] = useState<'purchase' | 'transfer'>()
  const first = part.orders.find(({ offered_item_code }) => !offered_item_code)
  const fits = part.substitutes.find(({ available }) => available > 0)
  const sendOffer = () => {
    if (!first || !fits) return
    const { sparepart_order_code, row_version, line_no } = first
    offer.mutate({ sparepart_order_code, row_version, line_no, item_code: fits.item_code })
  }
  return (
    <div className={style.sources}>
      <div>
        <small>{t('sourceIncoming')}</small>
        {part.incoming.map(({ code, qty, eta }) => (
          <span key={code}>
            <b>{eta ? t('piecesOn', { n: qty, day: dates.day(eta) }) : t('incoming', { n: qty })}</b>
            <br />
            <small>{code}</small>
          </span>
        ))}
        {part.incoming.length === 0 && <b>{t('nowhere')}</b>}
        <Button size="small" onClick={() => setOpen('purchase')}>
          {t('askSupplier')}
        </Button>
      </div>
      <div>
        <small>{t('sourceWarehouses')}</small>
        {part.warehouses.slice(0, 3).map(({ warehouse_code, warehouse_name, available }) => (
          <b key={warehouse_code}>{t('piecesIn', { n: available, place: warehouse_name })}</b>
        ))}
        {part.warehouses.length === 0 && <b>{t('nowhere')}</b>}
        {part.warehouses.length > 0 && (
          <Button size="small" onClick={() => setOpen('transfer')}>
            {t('doTransfer')}
          </Button>
        )}
      </div>
      <div>
        <small>{t('sourceSubstitute')}</small>
        {part.substitutes.map(({ item_code, item_name, available }) => (
          <span key={item_code}>
            <b>{t('freeN', { n: available })}</b>
            <br />
            <small>
              {item_code} {item_name}
            </small>
          </span>
        ))}
        {part.substitutes.length === 0 && <b>{t('nowhere')}</b>}
        {fits && first && (
          <Button size="small" isBusy={offer.isPending} onClick={sendOffer}>
            {t('offer')}
          </Button>
        )}
      </div>
      <div>
        <small>{t('sourceShelves')}</small>
        {part.shelves.slice(0, 3).map(({ warehouse_code, asc_code, available }) => (
          <b key={warehouse_code}>{t('piecesIn', { n: available, place: asc_code })}</b>
        ))}
        {part.shelves.length === 0 && <b>{t('nowhere')}</b>}
        {part.shelves.length > 0 && (
          <Button size="small" onClick={() => setOpen('transfer')}>
            {t('doTransfer')}
          </Button>
        )}
      </div>
      {open === 'purchase' && <PurchasePanel part={part} qty={shortOf(part)} onClose={() => setOpen(undefined)} />}
      {open === 'transfer' && <TransferPanel part={part} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

type PanelProps = Props & { onClose: () => void }
const shortOf = ({ orders }: LackingDetail) => orders.reduce((sum, { short }) => sum + short, 0)
const fixedOf = ({ item_code, warehouse_code }: LackingDetail) => ({ item_code, warehouse_code })

export const PurchasePanel = ({ part, qty, onClose }: PanelProps & { qty: number }) => {
  const t = useWords(lackStockWords)
  return (
    <EndpointPanel
      title={t('askSupplier')}
      sub={`${part.item_code} ${part.item_name}`}
      endpoint={requestPurchase}
      initial={{ qty: String(qty), supplier: '', eta: '', remark: '' }}
      fixed={fixedOf(part)}
      labels={{ qty: t('qty'), supplier: t('supplier'), eta: t('eta'), remark: t('remark') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <NumberField label={t('qty')} value={values.qty} onChange={(qty) => change({ qty })} error={errorOf('qty')} />
          <TextField
            label={t('supplier')}
            value={values.supplier}
            onChange={(supplier) => change({ supplier })}
            error={errorOf('supplier')}
            most={100}
          />
          <DateField label={t('eta')} value={values.eta} onChange={(eta) => change({ eta })} error={errorOf('eta')} />
          <TextField
            label={t('remark')}
            value={values.remark}
            onChange={(remark) => change({ remark })}
            error={errorOf('remark')}
            most={500}
            isLong
          />
        </>
      )}
    </EndpointPanel>
  )
}

const usualDays = 2

const TransferPanel = ({ part, onClose }: PanelProps) => {
  const t = useWords(lackStockWords)
  const none = useWords(pickerWords)('choose')
  const today = useToday()
  const best = part.warehouses[0] ?? part.shelves[0]
  return (
    <EndpointPanel
      title={t('doTransfer')}
      sub={`${part.item_code} ${part.item_name}`}
      endpoint={transferPart}
      initial={{
        from_warehouse: best?.warehouse_code ?? '',
        qty: String(Math.min(shortOf(part), best?.available ?? 1)),
        eta: addDays(today, usualDays),
      }}
      fixed={fixedOf(part)}
      labels={{ from_warehouse: t('from_warehouse'), qty: t('qty'), eta: t('eta') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <PagedSelect
            label={t('from_warehouse')}
            none={none}
            source={warehouseDropdown}
            value={values.from_warehouse || undefined}
            onChange={(from_warehouse) => change({ from_warehouse: from_warehouse ?? '' })}
            error={errorOf('from_warehouse')}
          />
          <NumberField label={t('qty')} value={values.qty} onChange={(qty) => change({ qty })} error={errorOf('qty')} />
          <DateField
            label={t('eta')}
            value={values.eta}
            onChange={(eta) => change({ eta })}
            error={errorOf('eta')}
            isRequired
          />
        </>
      )}
    </EndpointPanel>
  )
}
