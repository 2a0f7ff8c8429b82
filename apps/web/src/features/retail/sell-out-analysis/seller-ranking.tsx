import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { retailOrderWords } from '@sejuk/words/retail/retail-orders'
import { sellOutAnalysisWords } from '@sejuk/words/retail/sell-out-analysis'
import { useState } from 'react'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { type RankingProps, rowsOf } from './rows-of.ts'

/** So many stand in the ranking until all are asked for. */
const firstPeople = 10

export const People = (props: RankingProps) => {
  const t = useWords(sellOutAnalysisWords)
  const roles = useWords(retailOrderWords)
  const [isAll, setAll] = useState(false)
  const { people } = props.data
  return (
    <Section
      title={t('people')}
      actions={
        <>
          {people.length > firstPeople && (
            <Button size="small" onClick={() => setAll(!isAll)}>
              {isAll ? t('fewer') : t('allSellers', { n: people.length })}
            </Button>
          )}
          <Link {...rowsOf(props)}>{t('rows')}</Link>
        </>
      }
    >
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('seller')}</th>
            <th>{t('shop')}</th>
            <th data-number>{t('units')}</th>
            <th data-number>{t('days')}</th>
            <th data-number>{t('aDay')}</th>
            <th data-number>{t('monthlyTarget')}</th>
            <th data-number>{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {(isAll ? people : people.slice(0, firstPeople)).map((one) => (
            <tr key={one.seller_code}>
              <td data-label={t('seller')}>
                <Link {...rowsOf(props, { seller_code: one.seller_code })}>{one.seller_name}</Link>{' '}
                {roles(one.seller_role)}
              </td>
              <td data-label={t('shop')}>{one.shop_name}</td>
              <td data-number data-label={t('units')}>
                {thousands(one.sold)}
              </td>
              <td data-number data-label={t('days')}>
                {one.days}
              </td>
              <td data-number data-label={t('aDay')}>
                {writeNumber(one.sold / Math.max(1, one.days), 1)}
              </td>
              <td data-number data-label={t('monthlyTarget')}>
                {one.target || '-'}
              </td>
              <td data-number data-label={t('amount')}>
                {rupiah(one.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
