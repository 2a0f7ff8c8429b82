import type { ReturnDetail, ReturnLine } from '@sejuk/contract/returns/return-requests'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

export const ReturnLines = ({ row }: { row: ReturnDetail }) => {
  const t = useWords(returnWords)
  const isDecided = row.approved_date !== null
  return (
    <Section title={t('lines')}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('item')}</th>
            <th>{t('invoice_code')}</th>
            <th>{t('condition')}</th>
            <th data-number>{t('quantity')}</th>
            {isDecided && <th data-number>{t('approved_qty')}</th>}
            {row.is_received && <th data-number>{t('accepted_qty')}</th>}
            <th data-number>{t('amount')}</th>
            {row.is_received && <th>{t('inspection')}</th>}
            {row.is_received && <th>{t('disposition')}</th>}
          </tr>
        </thead>
        <tbody>
          {row.lines.map((line) => (
            <tr key={line.line_no}>
              <td data-label={t('item')}>
                <b>{line.item_code}</b> {line.item_name}
                <SerialsOf line={line} isReceived={row.is_received} />
              </td>
              <td data-label={t('invoice_code')}>
                {line.invoice_code ? (
                  <Link {...pageTo('salesInvoice', { code: line.invoice_code })}>{line.invoice_code}</Link>
                ) : (
                  '-'
                )}
              </td>
              <td data-label={t('condition')}>{t(line.condition)}</td>
              <td data-number data-label={t('quantity')}>
                {line.quantity}
              </td>
              {isDecided && (
                <td data-number data-label={t('approved_qty')}>
                  {line.approved_qty ?? '-'}
                </td>
              )}
              {row.is_received && (
                <td data-number data-label={t('accepted_qty')}>
                  {line.accepted_qty ?? '-'}
                </td>
              )}
              <td data-number data-label={t('amount')}>
                {rupiah(line.amount)}
                {line.restocking_fee_percent > 0 && (
                  <div>
                    <small>
                      {t('restocking_fee_percent')} {line.restocking_fee_percent}
                    </small>
                  </div>
                )}
              </td>
              {row.is_received && <td data-label={t('inspection')}>{line.inspection_result ?? '-'}</td>}
              {row.is_received && <td data-label={t('disposition')}>{line.disposition ? t(line.disposition) : '-'}</td>}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

const SerialsOf = ({ line, isReceived }: { line: ReturnLine; isReceived: boolean }) => {
  const t = useWords(returnWords)
  if (line.serial_numbers.length === 0) return null
  return (
    <div>
      {line.serial_numbers.map((serial) => (
        <div key={serial}>
          <Link {...pageTo('serialLife', { serial_number: serial })}>{serial}</Link>
          {isReceived && !line.accepted_serials.includes(serial) && <small> {t('refused')}</small>}
        </div>
      ))}
    </div>
  )
}
