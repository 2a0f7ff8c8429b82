import type { EInvoice } from '@sejuk/contract/finance/electronic-invoices'
import type { ProblemPlace } from '@sejuk/domain/finance/tax-office/tax-problems'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { taxProblemWords } from '@sejuk/words/finance/tax-problems'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './electronic-invoices.module.css'

type Problem = EInvoice['problems'][number]

/** To the very place where it is mended. */
export const PlaceLink = ({ place, at }: { place: ProblemPlace; at: string }) => {
  const t = useWords(eInvoiceWords)
  if (place === 'customer') return <Link {...pageTo('customer', { id: at })}>{t('toCustomer')}</Link>
  if (place === 'item') return <Link {...pageTo('item', { item_code: at })}>{t('toItem', { code: at })}</Link>
  if (place === 'company') return <Link {...pageTo('websiteConfig')}>{t('company')}</Link>
  return <Link {...pageTo('salesInvoice', { code: at })}>{t('toInvoice')}</Link>
}

const amounts = new Set(['vat', 'right'])

export const Problems = ({ problems }: { problems: readonly Problem[] }) => {
  const say = useWords(taxProblemWords)
  const written = ({ values }: Problem) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, amounts.has(name) ? rupiah(Number(value)) : value]),
    )
  return (
    <ul className={style.problems}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.ref} ${problem.values.n ?? ''}`} data-warning={problem.is_warning}>
          <StatusIcon tone={problem.is_warning ? 'neutral' : 'attention'} />
          <span>{say(problem.code, written(problem))}</span>
          <PlaceLink place={problem.place} at={problem.ref} />
        </li>
      ))}
    </ul>
  )
}

const menders: Record<ProblemPlace, 'mendBySales' | 'mendByFinance' | 'mendByCatalogue'> = {
  customer: 'mendBySales',
  item: 'mendByCatalogue',
  invoice: 'mendByFinance',
  company: 'mendByFinance',
}
export const menderOf = (problems: readonly Problem[]) => {
  const first = problems.find(({ is_warning }) => !is_warning)
  return first && menders[first.place]
}
