import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import { useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'

/** Who asked the owner for units, what was answered, and until when an answer is due. */
export const AskedReleases = ({ lock }: { lock: contract.LockStockDetail }) => {
  const t = useWords(lockStockWords)
  const dates = useDates()
  const { usercode } = useViewer()
  const mayDecline = useGate(contract.declineRelease)
  const [declining, setDeclining] = useState<contract.ReleaseRequest>()
  if (lock.release_requests.length === 0) return null
  const now = new Date().toISOString()
  const answerOf = (one: contract.ReleaseRequest) =>
    one.answer === 'released'
      ? `${t('released')}, ${one.answered_name ?? ''}`
      : one.answer === 'declined'
        ? `${t('declined')}, ${one.answered_name ?? ''}: ${one.answer_note ?? ''}`
        : one.due_date < now
          ? t('answerLate')
          : t('answerBy', { time: dates.dateTime(one.due_date) })
  return (
    <Section title={t('requests')}>
      <RowList>
        {lock.release_requests.map((one) => (
          <li key={one.release_request_id}>
            <span>
              <b>{t('requestLine', { name: one.asked_name, n: one.qty, item: one.item_code })}</b> {one.note}
              <br />
              {answerOf(one)}
            </span>
            {!one.answer && mayDecline.enabled && one.asked_by !== usercode && (
              <Button size="small" onClick={() => setDeclining(one)}>
                {t('decline')}
              </Button>
            )}
          </li>
        ))}
      </RowList>
      {declining && (
        <EndpointModal
          title={t('decline')}
          sub={t('requestLine', { name: declining.asked_name, n: declining.qty, item: declining.item_code })}
          endpoint={contract.declineRelease}
          initial={{ answer_note: '' }}
          fixed={{ release_request_id: declining.release_request_id }}
          labels={{ answer_note: t('reason') }}
          verb={t('decline')}
          onClose={() => setDeclining(undefined)}
        >
          {({ values, change, errorOf }) => (
            <TextField
              label={t('reason')}
              value={values.answer_note}
              onChange={(answer_note) => change({ answer_note })}
              error={errorOf('answer_note')}
              most={500}
              isRequired
              isLong
            />
          )}
        </EndpointModal>
      )}
    </Section>
  )
}
