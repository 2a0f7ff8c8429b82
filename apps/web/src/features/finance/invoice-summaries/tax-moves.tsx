import type { InvoiceSummary } from '@sejuk/contract/finance/invoice-summaries'
import { branchChanges, movedBetween } from '@sejuk/domain/finance/invoice-summaries'
import { invoiceSummaryWords } from '@sejuk/words/finance/invoice-summaries'
import { useWords } from '../../../lib/language/words.ts'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, Subheading } from '../../../ui/record/section.tsx'
import { changed } from './figures.ts'
import style from './tax-moves.module.css'

/** What happened between two tax summaries of a month, and in which branches the VAT changed. */
export const TaxMoves = ({ newest, before }: { newest: InvoiceSummary; before: InvoiceSummary }) => {
  const t = useWords(invoiceSummaryWords)
  const { approved, replaced, cancelled } = movedBetween(before.rows, newest.rows)
  const { branches, others } = branchChanges(before.branches, newest.branches)
  const bars = [
    ...branches.map(({ dept_name, change }) => ({ name: dept_name, change })),
    ...(others.count > 0 ? [{ name: t('otherBranches', { n: others.count }), change: others.change }] : []),
  ]
  const most = Math.max(1, ...bars.map(({ change }) => Math.abs(change)))
  const whole = bars.reduce((sum, { change }) => sum + change, 0)
  return (
    <Section title={t('moved')}>
      <RowList>
        <li>
          <span>{t('movedApproved')}</span>
          <b>{changed(approved)}</b>
        </li>
        <li>
          <span>{t('movedReplaced')}</span>
          <b>{changed(replaced)}</b>
        </li>
        <li>
          <span>{t('movedCancelled')}</span>
          <b>{changed(-cancelled)}</b>
        </li>
      </RowList>
      {bars.length > 0 && (
        <>
          <Subheading>{t('vatByBranch', { amount: changed(whole) })}</Subheading>
          <SectionBody>
            <ul className={style.bars}>
              {bars.map(({ name, change }) => (
                <li key={name}>
                  <span>{name}</span>
                  <span className={style.track} aria-hidden="true">
                    <i data-less={change < 0 || undefined} style={{ width: `${(50 * Math.abs(change)) / most}%` }} />
                  </span>
                  <b>{changed(change)}</b>
                </li>
              ))}
            </ul>
          </SectionBody>
        </>
      )}
    </Section>
  )
}
