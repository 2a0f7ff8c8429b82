import { downloadCashbackStatement, getCashbackStatement } from '@sejuk/contract/sales/cashback-statements'
import { pageTo } from '@sejuk/domain/pages'
import { pdfWords } from '@sejuk/words/pdf'
import { cashbackStatementWords } from '@sejuk/words/sales/cashback-statements'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import IconFileTypePdf from '#icon/FileTypePdf'
import IconPrinter from '#icon/Printer'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import paper from '../../../ui/layout/paper.module.css'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { CashbackStatement } from './statement.tsx'
import style from './statement-page.module.css'

type Asked = { customer_code?: string; from?: string; to?: string }

/** What came and went of a customer's cashback, for staff and for the customer, on the screen and on paper. */
export const CashbackStatementPage = () => {
  const t = useWords(cashbackStatementWords)
  const cashback = useWords(cashbackWords)
  const pdf = useWords(pdfWords)
  const language = useLanguage()
  const say = useSay()
  const navigate = useNavigate()
  const asked: Asked = useSearch()
  const { viewData } = useViewer()
  const isOwn = viewData === 'View_Data_Customer'
  const may = useGate(getCashbackStatement)
  const { customer_code, from, to } = asked
  const isChosen = isOwn || Boolean(customer_code)
  const found = useCall(
    getCashbackStatement,
    { customer_code, from, to },
    { enabled: may.enabled && isChosen, keepPrevious: true },
  )
  const statement = isChosen ? found.data?.data : undefined
  const put = (part: Asked) => {
    const next = Object.entries({ ...asked, ...part }).filter(([, value]) => value)
    void navigate(pageTo('cashbackStatement', Object.fromEntries(next)))
  }
  return (
    <>
      <PageHead title={t('title')} crumb={<Link {...pageTo('cashbacks')}>{cashback('title')}</Link>} />
      <PageBody>
        {!may.enabled ? (
          <ForbiddenState reason={say(may.because)} />
        ) : (
          <div className={paper.tools}>
            <div className={style.who}>
              <CustomerPicker
                value={customer_code ?? statement?.customer_code}
                onChange={(code) => put({ customer_code: code })}
              />
            </div>
            <div className={style.day}>
              <DateField
                label={t('from')}
                value={from ?? statement?.from ?? ''}
                onChange={(day) => put({ from: day })}
              />
            </div>
            <div className={style.day}>
              <DateField label={t('to')} value={to ?? statement?.to ?? ''} onChange={(day) => put({ to: day })} />
            </div>
            <Button
              icon={<IconFileTypePdf size={16} />}
              aria-disabled={!statement}
              onClick={() =>
                statement &&
                void download(downloadCashbackStatement, { customer_code: statement.customer_code, from, to, language })
              }
            >
              {pdf('download')}
            </Button>
            <Button
              icon={<IconPrinter size={16} />}
              aria-disabled={!statement}
              onClick={() => statement && window.print()}
            >
              {t('print')}
            </Button>
          </div>
        )}
        {may.enabled && !isChosen && <p>{t('choose')}</p>}
        {may.enabled && isChosen && found.error && (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        )}
        {may.enabled && isChosen && !found.error && !statement && <Pending />}
        {statement && !found.error && <CashbackStatement statement={statement} />}
      </PageBody>
    </>
  )
}
