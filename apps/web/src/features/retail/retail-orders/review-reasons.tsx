import type { RetailOrderDetail, ReviewReason } from '@sejuk/contract/retail/retail-orders'
import { pageTo } from '@sejuk/domain/pages'
import { burstUnits, farMetres, mostUnitsOfPhone } from '@sejuk/domain/retail/review-hints'
import { retailOrderWords } from '@sejuk/words/retail/retail-orders'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const useReasonText = () => {
  const t = useWords(retailOrderWords)
  return ({ flag, n }: ReviewReason) => {
    if (flag === 'Same_Phone') return t('whySamePhone', { n: n ?? 0, most: mostUnitsOfPhone })
    if (flag === 'Month_End_Burst') return t('whyBurst', { n: n ?? 0, most: burstUnits })
    if (flag === 'Far_From_Shop') return t('whyFar', { n: thousands(n ?? 0), most: thousands(farMetres) })
    return t(flag === 'Same_Photo' ? 'whySamePhoto' : 'whyCrossArea')
  }
}

/** Each hint with the figures behind it, and the sales to compare with. */
export const ReviewReasons = ({ row }: { row: RetailOrderDetail }) => {
  const t = useWords(retailOrderWords)
  const text = useReasonText()
  return (
    <Section title={t('whyReviewed')} sub={t('score', { n: row.score })}>
      <RowList>
        {row.reasons.map((reason) => (
          <li key={reason.flag}>
            <span>
              <StatusChip tone={row.status === 'Submitted' ? 'attention' : 'neutral'}>{t(reason.flag)}</StatusChip>
              <br />
              {text(reason)}
            </span>
            {reason.others.length > 0 && (
              <span>
                {t('alsoSee')}{' '}
                {reason.others.map((code, n) => (
                  <span key={code}>
                    {n > 0 && ', '}
                    <Link {...pageTo('retailOrder', { code })}>{code}</Link>
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </RowList>
    </Section>
  )
}
