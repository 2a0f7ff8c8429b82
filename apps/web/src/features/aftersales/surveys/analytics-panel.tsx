import { surveyAnalytics } from '@sejuk/contract/aftersales/surveys'
import type { Input } from '@sejuk/contract/endpoint'
import { surveyWords } from '@sejuk/words/aftersales/surveys'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FieldLegend } from '../../../ui/form/field-grid.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'

type Rates = {
  asked: number
  answered: number
  satisfied: number
  average: number | null
  net_promoters: number | null
}
const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`)

/** How content customers are, of what the filters leave. */
export const AnalyticsPanel = ({
  filters,
  onClose,
}: {
  filters: Input<typeof surveyAnalytics>
  onClose: () => void
}) => {
  const t = useWords(surveyWords)
  const found = useCall(surveyAnalytics, filters)
  const data = found.data?.data
  const rows = (title: string, some: readonly (Rates & { code: string; name: string })[]) => (
    <section>
      <FieldLegend as="h3">{title}</FieldLegend>
      <RowList>
        {some.map((one) => (
          <li key={one.code}>
            <span>
              <b>{one.name}</b> <small>{`${one.answered} / ${one.asked}`}</small>
            </span>
            <span>
              {percent(one.satisfied, one.answered)} <small>{one.average ?? '-'}</small>
            </span>
          </li>
        ))}
      </RowList>
    </section>
  )
  return (
    <SidePanel title={t('analytics')} onClose={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isLoading && <Pending />}
      {data && (
        <>
          <Facts
            facts={[
              [t('asked'), String(data.all.asked)],
              [t('responseRate'), percent(data.all.answered, data.all.asked)],
              [t('satisfied'), percent(data.all.satisfied, data.all.answered)],
              [t('average'), data.all.average],
              [t('promoters'), data.all.net_promoters],
            ]}
          />
          {rows(
            t('byCentre'),
            data.centres.map((one) => ({ ...one, code: one.asc_code, name: one.asc_name })),
          )}
          {rows(
            t('byTechnician'),
            data.technicians.map((one) => ({ ...one, code: one.technician_code, name: one.technician_name })),
          )}
        </>
      )}
    </SidePanel>
  )
}
