import { getCosts } from '@sejuk/contract/aftersales/costs'
import type { WorkOrderDetail } from '@sejuk/contract/aftersales/work-orders'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { costTypeWords } from '@sejuk/words/aftersales/costs'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { CostActions } from '../../../entities/aftersales/cost-actions.tsx'
import { CostChip } from '../../../entities/status/outcome-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate, useHasMenu } from '../../../lib/session/viewer.ts'
import { Row } from '../../../ui/layout/page-body.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText, Total } from '../../../ui/record/section.tsx'

type Props = { order: WorkOrderDetail }

/** What the work costs, line by line, and what can be done about it. */
export const CostSection = ({ order }: Props) => {
  const t = useWords(workOrderWords)
  const { cost_status, cost_amount } = order
  return (
    <Section title={t('cost')} actions={cost_status && <CostChip status={cost_status} />}>
      {cost_amount === null && <SectionText>{t('noCost')}</SectionText>}
      {cost_amount !== null && (
        <SectionText>
          <Total>{rupiah(cost_amount)}</Total>
        </SectionText>
      )}
      {cost_status && <Sheet order={order} />}
    </Section>
  )
}

const Sheet = ({ order }: Props) => {
  const t = useWords(workOrderWords)
  const kinds = useWords(costTypeWords)
  const { work_order_number: code } = order
  const gate = useGate(getCosts)
  const hasPage = useHasMenu()('costs')
  const sheet = useCall(getCosts, { work_order_number: code }, { enabled: gate.enabled }).data?.data
  if (!sheet) return null
  return (
    <>
      <RowList>
        {sheet.sheet.map((line) => (
          <li key={line.line_no}>
            <span>
              {kinds(line.cost_type)}
              <br />
              <small>{line.description}</small>
            </span>
            <span>{rupiah(line.amount)}</span>
          </li>
        ))}
      </RowList>
      <SectionBody>
        <Row>
          <CostActions sheet={sheet} />
          {hasPage && <Link {...pageTo('cost', { code })}>{t('costSheet')}</Link>}
        </Row>
      </SectionBody>
    </>
  )
}
