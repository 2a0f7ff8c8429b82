import { getInstaller } from '@sejuk/contract/installers/installers'
import type { SettlementLine } from '@sejuk/contract/installers/settlements'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { settlementWords } from '@sejuk/words/installers/settlements'
import { PaymentChip } from '../../../entities/status/bonus-status.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './settlement-lines.module.css'

/** One payment an installer or seller, into the account as it stood when the run was made. */
export const SettlementLines = ({ lines, isOfSellers }: { lines: readonly SettlementLine[]; isOfSellers: boolean }) => {
  const t = useWords(settlementWords)
  const mayOpen = useGate(getInstaller)
  return (
    <Section title={t('lines')}>
      <PlainTable className={style.lines}>
        <thead>
          <tr>
            <th>{t(isOfSellers ? 'seller' : 'installer')}</th>
            <th>{t('account')}</th>
            <th data-number>{t('gross')}</th>
            <th data-number>{t('tax')}</th>
            <th data-number>{t('net')}</th>
            <th>{t('payment')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_no}>
              <td>
                <b>
                  {mayOpen.enabled && !isOfSellers ? (
                    <Link {...pageTo('installer', { module: 'financial-settlement' }, { code: line.user_code })}>
                      {line.user_name}
                    </Link>
                  ) : (
                    line.user_name
                  )}
                </b>
                <TicketCodes codes={line.tickets.map(({ payable_code }) => payable_code)} />
              </td>
              <td>
                {line.credited_account}
                <small>
                  {line.bank_name} · {line.account_name}
                </small>
              </td>
              <td data-number data-label={t('gross')}>
                {rupiah(line.gross_amount)}
              </td>
              <td data-number data-label={t('tax')}>
                {rupiah(line.tax_amount)}
              </td>
              <td data-number data-label={t('net')}>
                <b>{rupiah(line.net_amount)}</b>
              </td>
              <td>
                <PaymentChip status={line.payment_status} />
                {(line.fail_reason || line.bank_ref) && <small>{line.fail_reason ?? line.bank_ref}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

/** Two stand there; more are folded away. */
const TicketCodes = ({ codes }: { codes: string[] }) => {
  const t = useWords(settlementWords)
  const all = <small>{codes.join(', ')}</small>
  if (codes.length <= 2) return all
  return (
    <details>
      <summary>
        {codes.length} {t('tickets')}
      </summary>
      {all}
    </details>
  )
}
