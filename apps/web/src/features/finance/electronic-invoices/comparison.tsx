import type { EInvoiceDetail, EInvoiceVersion } from '@sejuk/contract/finance/electronic-invoices'
import { total } from '@sejuk/domain/values/money'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { EInvoiceChip } from '../../../entities/status/e-invoice-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './electronic-invoices.module.css'

type Props = { ours: EInvoiceDetail; version: EInvoiceVersion; isOnly: boolean }

/** Our invoice beside what was sent, field by field, then the goods as they were sent. */
export const Comparison = ({ ours, version, isOnly }: Props) => {
  const t = useWords(eInvoiceWords)
  const dates = useDates()
  const { document: sent } = version
  const sentAs = t(version.is_sent ? 'theirs' : 'wouldSend')
  const sum = (field: 'base' | 'other_base' | 'vat') => total(sent.goods.map((good) => good[field]))
  const number = sent.buyer_document === 'TIN' ? sent.buyer_tin : sent.buyer_document_number
  const rows: readonly (readonly [label: string, ours: string, sent: string])[] = [
    [t('buyer'), ours.buyer_name, sent.buyer_name],
    [t('taxNumber'), ours.buyer_number ?? '-', number || '-'],
    [
      t('nitku'),
      ours.buyer_nitku ?? '-',
      sent.buyer_document === 'TIN' ? sent.buyer_idtku || '-' : (ours.buyer_nitku ?? '-'),
    ],
    [t('address'), ours.buyer_address ?? '-', sent.buyer_address || '-'],
    [t('tax_date'), dates.day(ours.tax_date), dates.day(sent.date)],
    [t('transaction_code'), ours.transaction_code, sent.transaction_code],
    [t('base'), thousands(ours.base), thousands(sum('base'))],
    [t('other_base'), thousands(ours.other_base), thousands(sum('other_base'))],
    [t('vat'), thousands(ours.vat), thousands(sum('vat'))],
  ]
  return (
    <Section
      title={version.nsfp ? `${t('nsfp')} ${version.nsfp}` : t('taxInvoice')}
      sub={
        <>
          {!isOnly && `${t('version', { n: version.version })} `}
          <EInvoiceChip status={version.e_status} />
        </>
      }
    >
      <PlainTable className={style.compare} isStacked>
        <thead>
          <tr>
            <th>{t('field')}</th>
            <th>{t('ours')}</th>
            <th>{sentAs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, own, theirs]) => (
            <tr key={label}>
              <td>{label}</td>
              <td data-label={t('ours')}>{own}</td>
              <td data-label={sentAs} data-differs={own !== theirs}>
                {theirs}
                {own !== theirs && ` (${t('differs')})`}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <PlainTable>
        <thead>
          <tr>
            <th>{t('goods')}</th>
            <th data-number>{t('qty')}</th>
            <th data-number>{t('base')}</th>
            <th data-number>{t('vat')}</th>
          </tr>
        </thead>
        <tbody>
          {sent.goods.map((good, n) => (
            <tr key={n}>
              <td>
                {good.name}
                <small className={style.quiet}>
                  {good.code} · {good.unit}
                </small>
              </td>
              <td data-number>{thousands(good.qty)}</td>
              <td data-number>{thousands(good.base)}</td>
              <td data-number>{thousands(good.vat)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
