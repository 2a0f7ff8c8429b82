import { actOnRetailOrder } from '@sejuk/contract/retail/retail-orders'
import type { MyMonth, OwnSale } from '@sejuk/contract/retail/selling'
import { pageTo } from '@sejuk/domain/pages'
import { minutesToUndo } from '@sejuk/domain/retail/retail-orders'
import { sellingWords } from '@sejuk/words/retail/selling'
import type { QueuedTap } from '../../../entities/field/field-storage.ts'
import { RetailChip } from '../../../entities/status/retail-status.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { saleIn, shownSerial } from './sale.ts'

/** On this phone, and not at the server yet. */
export const WaitingSales = ({ taps, isSending }: { taps: readonly QueuedTap[]; isSending: boolean }) => {
  const t = useWords(sellingWords)
  const dates = useDates()
  return (
    <Section title={t(isSending ? 'sending' : 'waiting')} sub={t('nUnits', { n: taps.length })}>
      <RowList>
        {taps.map((tap) => {
          const { serial_indoor, serial_outdoor } = saleIn(tap.input)
          return (
            <li key={tap.client_uuid}>
              <span>
                <b>{shownSerial(serial_indoor || serial_outdoor)}</b> {dates.time(tap.at_device)}
              </span>
              <StatusChip tone="waiting">{t('queue')}</StatusChip>
            </li>
          )
        })}
      </RowList>
    </Section>
  )
}

export const SalesOfToday = ({ month, onUndone }: { month: MyMonth; onUndone: () => void }) => {
  const t = useWords(sellingWords)
  const units = month.sales.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Section
      title={t('today')}
      sub={t('nUnits', { n: units })}
      actions={<Link {...pageTo('retailOrders')}>{t('all')}</Link>}
    >
      {month.units === 0 && <SectionText>{t('firstSale')}</SectionText>}
      <RowList>
        {month.sales.map((sale) => (
          <SaleLine key={sale.retail_order_code} sale={sale} onUndone={onUndone} />
        ))}
      </RowList>
    </Section>
  )
}

const SaleLine = ({ sale, onUndone }: { sale: OwnSale; onUndone: () => void }) => {
  const t = useWords(sellingWords)
  const dates = useDates()
  const now = useNow()
  const { mutate, isPending } = useSend(actOnRetailOrder.delete)
  const mayUndo =
    sale.status === 'Submitted' && Date.parse(now) - Date.parse(sale.submitted_date) < minutesToUndo * 60_000
  const undo = async () => {
    if (!(await confirm({ title: t('sureUndo') }))) return
    const { retail_order_code, row_version } = sale
    mutate({ retail_order_code, row_version }, { onSuccess: onUndone })
  }
  return (
    <li>
      <span>
        <Link {...pageTo('retailOrder', { code: sale.retail_order_code })}>{sale.item_names}</Link>
        <br />
        <small>
          {shownSerial(sale.serial_indoor ?? sale.serial_outdoor ?? '')} · {dates.time(sale.created_date)}
        </small>
      </span>
      <span>
        <RetailChip status={sale.status} />{' '}
        {mayUndo && (
          <Button size="small" isBusy={isPending} onClick={() => void undo()}>
            {t('undo')}
          </Button>
        )}
      </span>
    </li>
  )
}
