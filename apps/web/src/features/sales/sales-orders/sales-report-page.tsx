import { getSalesReport } from '@sejuk/contract/sales/sales-reports'
import { pageTo } from '@sejuk/domain/pages'
import { salesReport } from '@sejuk/domain/sales/sales-report'
import { salesReportWords } from '@sejuk/words/sales/sales-reports'
import { ManagementReport } from '../../../entities/reports/management-report.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'

/** The filters of the list by which its rows are found again. */
const filters: Readonly<Record<string, string>> = {
  branch: 'dept_code',
  customer: 'customer_code',
  businessUnit: 'business_unit_code',
  item: 'item_code',
}

export const SalesReportPage = () => {
  const t = useWords(salesReportWords)
  return (
    <ManagementReport
      mail="sales"
      endpoint={getSalesReport}
      shape={salesReport}
      book={salesReportWords}
      crumb={<Link {...pageTo('salesOrders')}>{t('list')}</Link>}
      linkOf={(group, code, period) => {
        const filter = filters[group]
        return filter && code !== '-' ? { ...pageTo('salesOrders'), search: { [filter]: code, ...period } } : undefined
      }}
    />
  )
}
