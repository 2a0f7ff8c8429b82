import * as contract from '@sejuk/contract/aftersales/costs'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { costTypeWords, costWords } from '@sejuk/words/aftersales/costs'
import { useState } from 'react'
import { CostActions } from '../../../entities/aftersales/cost-actions.tsx'
import { CostChip } from '../../../entities/status/outcome-status.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordHead } from '../../../ui/record/record-head.tsx'
import { Section, Total } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { CostEditor } from './cost-editor.tsx'
import { LinePhotos } from './line-photos.tsx'
import { Share } from './share.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const CostDetailPage = () => {
  const t = useWords(costWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getCosts} input={{ work_order_number: code }} title={t('sheet')}>
      {(sheet) => <Detail key={sheet.row_version} sheet={sheet} />}
    </LoadedRecord>
  )
}

const Detail = ({ sheet }: { sheet: contract.CostDetail }) => {
  const t = useWords(costWords)
  const [isLogOpen, setLogOpen] = useState(false)
  const { work_order_number } = sheet
  const maySave = useGate(contract.actOnCosts['save-cost']).enabled
  const mayEdit = sheet.cost_status === 'Cost_Draft' && maySave
  return (
    <>
      <RecordHead
        title={work_order_number}
        crumb={<Link {...pageTo('costs')}>{t('back')}</Link>}
        standing={<CostChip status={sheet.cost_status} size="large" />}
        actions={[{ key: 'log', label: t('log'), onPress: () => setLogOpen(true) }]}
      />
      <PageBody>
        <Row>
          <CostActions sheet={sheet} />
        </Row>
        {sheet.return_reason && <Note>{t('returned', { reason: sheet.return_reason })}</Note>}
        {sheet.duplicate_of && <Note>{t('duplicate', { number: sheet.duplicate_of })}</Note>}
        <Section title={t('sheet')} actions={<Total>{rupiah(sheet.asked_amount)}</Total>}>
          <Facts
            facts={[
              [
                t('workOrder'),
                <Link key="order" {...pageTo('workOrder', { work_order_number })}>
                  {work_order_number}
                </Link>,
              ],
              [t('centre'), sheet.asc_name],
              [t('customer'), sheet.customer_name],
              [t('standard'), <Share key="share" row={sheet} />],
              [t('over'), sheet.over_standard_percent ? `${writeNumber(sheet.over_standard_percent, 2)} %` : null],
              [t('approved'), sheet.approved_amount === null ? null : rupiah(sheet.approved_amount)],
              [t('km'), `${writeNumber(sheet.km, 1)} km`],
              [t('overtime'), t(sheet.is_overtime ? 'yes' : 'no')],
              [t('submittedBy'), sheet.submit_user_name],
              [t('decidedBy'), sheet.decide_user_name],
            ]}
          />
        </Section>
        {mayEdit ? <CostEditor sheet={sheet} /> : <Lines sheet={sheet} />}
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.costLog}
          code={work_order_number}
          labels={{ asked_amount: t('asked'), approved_amount: t('approved'), standard_amount: t('standard') }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const Lines = ({ sheet }: { sheet: contract.CostDetail }) => {
  const t = useWords(costWords)
  const kinds = useWords(costTypeWords)
  return (
    <Section title={t('lines')}>
      <PlainTable>
        <thead>
          <tr>
            <th>{t('kind')}</th>
            <th>{t('description')}</th>
            <th data-number>{t('amount')}</th>
            <th data-number>{t('standard')}</th>
            <th data-number>{t('approved')}</th>
            <th>{t('evidence')}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.sheet.map((line) => (
            <tr key={line.line_no}>
              <td>{kinds(line.cost_type)}</td>
              <td>
                {line.description}
                {line.override_reason && <small>{line.override_reason}</small>}
              </td>
              <td data-number>
                {rupiah(line.amount)}
                <small>
                  {line.quantity} × {rupiah(line.unit_price)}
                </small>
              </td>
              <td data-number>{line.standard_amount === null ? '-' : rupiah(line.standard_amount)}</td>
              <td data-number>
                {line.approved_amount === null ? '-' : rupiah(line.approved_amount)}
                {line.decide_reason && <small>{line.decide_reason}</small>}
              </td>
              <td>
                <LinePhotos number={sheet.work_order_number} codes={line.photo_codes} />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
