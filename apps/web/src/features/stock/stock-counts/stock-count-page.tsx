import * as contract from '@sejuk/contract/stock/stock-counts'
import { pageTo } from '@sejuk/domain/pages'
import { stockCount } from '@sejuk/domain/stock/stock-counts'
import { stockCountWords } from '@sejuk/words/stock/stock-counts'
import { useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { CountChip } from './count-status.tsx'
import { Strangers } from './strangers.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const StockCountPage = () => {
  const t = useWords(stockCountWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getStockCount} input={{ count_code: code }} title={t('title')}>
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: contract.StockCountDetail }) => {
  const t = useWords(stockCountWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  return (
    <>
      <PageHead
        title={row.count_code}
        crumb={<Link {...pageTo('stockCounts')}>{t('title')}</Link>}
        sub={<CountChip status={row.status} />}
      >
        {row.status === 'Open' && (
          <Link {...pageTo('stockCountInput', { code: row.count_code })}>{t('countHere')}</Link>
        )}
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={stockCount}
          endpoints={contract.actOnStockCount}
          keyField="count_code"
          row={row}
          nameOf={(one) => one.count_code}
          label={(name) => t(name)}
        />
        <Section title={row.warehouse_name} sub={t('progress', { n: row.counted_lines, all: row.line_count })}>
          <Facts
            facts={[
              [t('category_code'), row.category_code ?? t('everyCategory')],
              [t('is_blind'), row.is_blind ? t('blindHelp') : null],
              [t('create_user_name'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
              [t('finished_date'), row.finished_date && dates.dateTime(row.finished_date)],
              [
                t('drafted'),
                row.adjustment_codes.length > 0 &&
                  row.adjustment_codes.map((code) => (
                    <span key={code}>
                      <Link {...pageTo('stockAdjustment', { code })}>{code}</Link>{' '}
                    </span>
                  )),
              ],
              [
                t('transfer'),
                row.transfer_codes.length > 0 &&
                  row.transfer_codes.map((code) => (
                    <span key={code}>
                      <Link {...pageTo('transferDetail', { menu: 'transfer-in', order_code: code })}>{code}</Link>{' '}
                    </span>
                  )),
              ],
              [t('remark'), row.remark, { wide: 2 }],
            ]}
          />
        </Section>
        <Strangers strangers={row.strangers} />
        <Lines lines={row.lines} isDone={row.status !== 'Open'} />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.stockCountLog}
          code={row.count_code}
          sub={row.warehouse_name}
          labels={{ status: t('status'), adjustment_codes: t('drafted') }}
          ownActions={{ finish: t('finish'), adjust: t('adjust'), reopen: t('reopen'), cancel: t('cancel') }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const isOff = ({ expected, counted, missing, surplus }: contract.StockCountLine) =>
  counted !== null && expected !== null && (counted !== expected || missing.length > 0 || surplus.length > 0)

const Lines = ({ lines, isDone }: { lines: readonly contract.StockCountLine[]; isDone: boolean }) => {
  const t = useWords(stockCountWords)
  const [isNarrowed, setNarrowed] = useState(isDone)
  const shown = isNarrowed ? lines.filter(isOff) : lines
  return (
    <Section title={t('item')}>
      <SectionBody>
        <CheckboxField label={t('onlyDifferences')} isOn={isNarrowed} onChange={setNarrowed} />
      </SectionBody>
      {shown.length === 0 ? (
        <SectionText>{t('noDifferences')}</SectionText>
      ) : (
        <PlainTable isStacked>
          <thead>
            <tr>
              <th>{t('item')}</th>
              <th data-number>{t('expected')}</th>
              <th data-number>{t('counted')}</th>
              <th data-number>{t('difference')}</th>
              <th>{t('countedBy')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => {
              const { item_code, item_name, expected, counted, missing, surplus, counted_by } = line
              const difference = expected === null || counted === null ? null : counted - expected
              return (
                <tr key={item_code}>
                  <td data-label={t('item')}>
                    <b>{item_code}</b> {item_name}
                    {missing.length > 0 && <div>{t('missing', { serials: missing.join(', ') })}</div>}
                    {surplus.length > 0 && <div>{t('surplus', { serials: surplus.join(', ') })}</div>}
                  </td>
                  <td data-number data-label={t('expected')}>
                    {expected === null ? '-' : thousands(expected)}
                  </td>
                  <td data-number data-label={t('counted')}>
                    {counted === null ? t('notCounted') : thousands(counted)}
                  </td>
                  <td data-number data-label={t('difference')}>
                    {difference === null || !isOff(line) ? (
                      (difference ?? '-')
                    ) : (
                      <StatusChip tone="attention">{difference > 0 ? `+${difference}` : String(difference)}</StatusChip>
                    )}
                  </td>
                  <td data-label={t('countedBy')}>{counted_by || '-'}</td>
                </tr>
              )
            })}
          </tbody>
        </PlainTable>
      )}
    </Section>
  )
}
