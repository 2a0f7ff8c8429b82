import type { Endpoint } from '@sejuk/contract/endpoint'
import { pageTo } from '@sejuk/domain/pages'
import { managementReportWords } from '@sejuk/words/management-reports'
import IconChartBar from '#icon/ChartBar'
import { useWords } from '../../lib/language/words.ts'
import { useNavigate } from '../../lib/navigation/use-router.tsx'
import { useGate } from '../../lib/session/viewer.ts'
import type { Action } from '../../ui/actions/action.ts'

/** The way from a list to the report of its area. */
export const useReportAction = (endpoint: Endpoint, page: 'salesReport' | 'stockReport' | 'projectReport'): Action => {
  const t = useWords(managementReportWords)
  const navigate = useNavigate()
  return {
    key: 'report',
    label: t('report'),
    icon: <IconChartBar size={16} />,
    gate: useGate(endpoint),
    onPress: () => void navigate(pageTo(page)),
  }
}
