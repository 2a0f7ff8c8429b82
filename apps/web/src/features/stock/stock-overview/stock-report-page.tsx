import { getStockReport } from '@sejuk/contract/stock/stock-reports'
import { pageTo } from '@sejuk/domain/pages'
import { stockReport } from '@sejuk/domain/stock/stock-report'
import { stockReportWords } from '@sejuk/words/stock/stock-reports'
import { ManagementReport } from '../../../entities/reports/management-report.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'

export const StockReportPage = () => {
  const t = useWords(stockReportWords)
  return (
    <ManagementReport
      mail="stock"
      endpoint={getStockReport}
      shape={stockReport}
      book={stockReportWords}
      crumb={<Link {...pageTo('stockOverview')}>{t('list')}</Link>}
      linkOf={(group, code) => {
        if (group === 'warehouse') return pageTo('stockCard', { warehouse_code: code })
        return group === 'item' ? pageTo('stockCard', { item_code: code }) : undefined
      }}
    />
  )
}
