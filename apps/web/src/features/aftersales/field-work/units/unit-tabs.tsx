import type { WorkOrderUnit } from '@sejuk/contract/aftersales/work-orders'
import type { PageLink } from '@sejuk/domain/pages'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import style from '../field-job.module.css'

type Props = {
  units: readonly WorkOrderUnit[]
  open: WorkOrderUnit | undefined
  pageOf: (work_order_detail_id: number) => PageLink
}

/** From one unit of a job to the next. */
export const UnitTabs = ({ units, open, pageOf }: Props) => {
  const t = useWords(fieldWorkWords)
  if (units.length < 2) return null
  return (
    <nav className={style.units} aria-label={t('unitsN', { n: units.length })}>
      {units.map((one) => (
        <Link
          key={one.work_order_detail_id}
          {...pageOf(one.work_order_detail_id)}
          replace
          aria-current={one === open ? 'page' : undefined}
        >
          {t('unitN', { n: one.line_no })}
        </Link>
      ))}
    </nav>
  )
}
