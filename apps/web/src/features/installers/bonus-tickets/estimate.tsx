import { previewBonus } from '@sejuk/contract/installers/bonus-tickets'
import { rupiah } from '@sejuk/domain/values/money'
import { evidenceWords } from '@sejuk/words/installers/bonus-rules'
import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText, Total } from '../../../ui/record/section.tsx'
import type { StoredForm } from './stored-tickets.ts'

/** What the units earn, computed while they are typed. */
export const Estimate = ({
  form,
  code,
  isOnline,
}: {
  form: StoredForm
  code: string | undefined
  isOnline: boolean
}) => {
  const t = useWords(bonusTicketWords)
  const say = useSay()
  const proofs = useWords(evidenceWords)
  const dates = useDates()
  const units = form.units.filter(({ serial_indoor, serial_outdoor }) => serial_indoor || serial_outdoor)
  const asked = useDebounced(JSON.stringify({ install_date: form.install_date, units }))
  const input = { ...(JSON.parse(asked) as Pick<StoredForm, 'install_date' | 'units'>), bonus_ticket_code: code }
  const isAskable = isOnline && input.install_date !== '' && input.units.length > 0
  const worth = useCall(previewBonus, input, { enabled: isAskable, keepPrevious: true }).data?.data
  if (!isOnline) return <Note>{t('estimateOffline')}</Note>
  if (!isAskable || !worth) return null
  return (
    <Section title={t('estimate')} actions={<Total>{rupiah(worth.amount)}</Total>}>
      <RowList aria-live="polite">
        {worth.lines.map((line) => (
          <li key={line.unit_no}>
            <span>
              {line.item_name ?? t('unitN', { n: line.unit_no })}
              {line.problem && <small> {say(line.problem)}</small>}
            </span>
            <b>{rupiah(line.amount)}</b>
          </li>
        ))}
      </RowList>
      {worth.evidence.length > 0 && (
        <SectionText>
          {t('needed')}: {worth.evidence.map((one) => proofs(one)).join(', ')}
        </SectionText>
      )}
      {worth.apply_until && <SectionText>{t('applyUntil', { day: dates.day(worth.apply_until) })}</SectionText>}
    </Section>
  )
}
