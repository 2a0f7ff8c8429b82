import * as contract from '@sejuk/contract/finance/kwitansi'
import type { ReceiptDetail } from '@sejuk/contract/finance/receipts'
import { kwitansiRefusal } from '@sejuk/domain/finance/kwitansi'
import { rupiah } from '@sejuk/domain/values/money'
import { kwitansiWords } from '@sejuk/words/finance/kwitansi'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

/** What the customer got for this money; the first print makes it, the second is a copy. */
export const ReceiptKwitansi = ({ row }: { row: ReceiptDetail }) => {
  const t = useWords(kwitansiWords)
  const dates = useDates()
  const may = useGate(contract.printKwitansi)
  const found = useCall(contract.listKwitansi, { receipt_code: row.receipt_code })
  const send = useSend(contract.printKwitansi)
  const refused = kwitansiRefusal(row)
  const gate = may.enabled && refused ? ({ enabled: false, because: refused } as const) : may
  const print = (language: 'default' | 'local') =>
    send.mutate(
      { receipt_code: row.receipt_code },
      {
        onSuccess: async ({ data: { kwitansi_code } }) => {
          await download(contract.kwitansiPdf, { kwitansi_code, language })
          void found.refetch()
        },
      },
    )
  const rows = found.data?.data ?? []
  const isBusy = send.isPending
  return (
    <Section
      title={t('title')}
      actions={
        <>
          <ActionButton action={{ key: 'print', label: t('print'), gate, isBusy, onPress: () => print('local') }} />
          {gate.enabled && (
            <ActionButton
              action={{ key: 'english', label: t('printEnglish'), isBusy, onPress: () => print('default') }}
            />
          )}
        </>
      }
    >
      {rows.length === 0 && <SectionText>{t('none')}</SectionText>}
      {rows.length > 0 && (
        <RowList>
          {rows.map((one) => (
            <li key={one.kwitansi_code}>
              <span>
                {one.kwitansi_code}{' '}
                <StatusChip tone={one.status === 'Issued' ? 'good' : 'neutral'}>{t(one.status)}</StatusChip>
                <small>
                  {' '}
                  · {dates.day(one.kwitansi_date)} · {t('prints', { n: one.prints })} · {one.create_user_name}
                </small>
              </span>
              <b>{rupiah(one.amount)}</b>
            </li>
          ))}
        </RowList>
      )}
    </Section>
  )
}
