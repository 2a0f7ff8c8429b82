import * as contract from '@sejuk/contract/stock/stock-adjustments'
import { pageTo } from '@sejuk/domain/pages'
import { adjustmentPhoto, adjustmentPhotoModule, stockAdjustment } from '@sejuk/domain/stock/stock-adjustments'
import { rupiah } from '@sejuk/domain/values/money'
import { stockAdjustmentWords } from '@sejuk/words/stock/stock-adjustments'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'
import { AdjustmentChip } from './adjustment-status.tsx'

const AdjustmentPanel = lazyPart(() => import('./adjustment-panel.tsx').then((panel) => panel.AdjustmentPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const StockAdjustmentPage = () => {
  const t = useWords(stockAdjustmentWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getStockAdjustment} input={{ adjustment_code: code }} title={t('title')}>
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: contract.StockAdjustmentDetail }) => {
  const t = useWords(stockAdjustmentWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  const refresh = useRefresh(contract.listStockAdjustments)
  return (
    <>
      <PageHead
        title={row.adjustment_code}
        crumb={<Link {...pageTo('stockAdjustments')}>{t('title')}</Link>}
        sub={<AdjustmentChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={stockAdjustment}
          endpoints={contract.actOnStockAdjustment}
          keyField="adjustment_code"
          row={row}
          nameOf={(one) => one.adjustment_code}
          label={(name) => t(name)}
          forms={{ modify: (open) => <AdjustmentPanel found={open.row} onClose={open.onClose} /> }}
        />
        {row.reject_reason && <Note tone="bad">{t('rejected', { reason: row.reject_reason })}</Note>}
        <Section title={row.warehouse_name} sub={t(row.adjust_reason)}>
          <Facts
            facts={[
              [t('zone_code'), row.zone_code],
              [t('value'), rupiah(row.value)],
              [t('approvedBy'), row.approved_user_name],
              [t('approved_date'), row.approved_date && dates.dateTime(row.approved_date)],
              [t('created_date'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
              [t('remark'), row.remark, { wide: 2 }],
            ]}
          />
        </Section>
        <Section title={t('lines')}>
          <LineTable
            rows={row.lines}
            keyOf={(line) => line.line_no}
            columns={[
              [
                t('item'),
                (line) => (
                  <>
                    <b>{line.item_code}</b> {line.item_name}
                    {line.serial_numbers.length > 0 && <div>{line.serial_numbers.join(', ')}</div>}
                  </>
                ),
              ],
              [t('qty'), (line) => line.qty, 'number'],
              [t('damaged_change'), (line) => line.damaged, 'number'],
              [t('on_hand'), (line) => line.on_hand, 'number'],
            ]}
          />
        </Section>
        <RecordPhotos
          title={t('photos')}
          module_name={adjustmentPhotoModule}
          module_code={row.adjustment_code}
          photos={[{ alias: adjustmentPhoto, label: t('photo') }]}
          isShut={row.status !== 'Draft' && row.status !== 'Rejected'}
          onChanged={refresh}
        />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.stockAdjustmentLog}
          code={row.adjustment_code}
          sub={row.warehouse_name}
          labels={{ adjust_reason: t('adjust_reason'), remark: t('remark'), value: t('value') }}
          ownActions={{
            submit: t('submit'),
            approve: t('approve'),
            reject: t('reject'),
            modify: t('modify'),
            remove: t('remove'),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
