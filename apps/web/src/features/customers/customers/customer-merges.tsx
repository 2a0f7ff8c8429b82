import { listMerges, undoMerge } from '@sejuk/contract/customers/merges'
import type { Data } from '@sejuk/contract/endpoint'
import { plain } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { mergeWords } from '@sejuk/words/customers/merges'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'

const ReasonPanel = lazyPart(() => import('../../../ui/actions/reason-panel.tsx').then((panel) => panel.ReasonPanel))
type Merge = Data<typeof listMerges>[number]

/** Merges of the customer, with undo. */
export const CustomerMerges = ({ customer_code }: { customer_code: string }) => {
  const t = useWords(mergeWords)
  const dates = useDates()
  const mayUndo = useGate(undoMerge)
  const [undone, setUndone] = useState<Merge>()
  const found = useCall(listMerges, { customer_code })
  const merges = found.data?.data ?? []
  if (merges.length === 0) return null
  return (
    <Section title={t('merges')}>
      <RowList>
        {merges.map((merge) => {
          const { merge_id, customer_code: kept, other_code, why_not, undone_date } = merge
          const elsewhere = kept === customer_code ? other_code : kept
          const by = { name: merge.create_user_name, date: dates.date(merge.created_date), reason: merge.reason }
          const gate = mayUndo.enabled && why_not ? { enabled: false as const, because: plain(why_not) } : mayUndo
          return (
            <li key={merge_id}>
              <span>
                <Link {...pageTo('customer', { id: elsewhere })}>
                  {t('becamePart', {
                    other: `(${other_code}) ${merge.other_name}`,
                    customer: `(${kept}) ${merge.customer_name}`,
                  })}
                </Link>
                <br />
                <small>
                  {t('byWhom', by)} · {t('movedThings', { n: merge.moved })}
                </small>
                {undone_date && (
                  <>
                    <br />
                    <small>
                      {t('undone', {
                        ...{ name: merge.undone_user_name ?? '-', date: dates.date(undone_date) },
                        reason: merge.undo_reason ?? '',
                      })}
                    </small>
                  </>
                )}
              </span>
              {!undone_date && (
                <ActionButton
                  action={{ key: 'undo', label: t('undo'), gate, isDangerous: true, onPress: () => setUndone(merge) }}
                />
              )}
            </li>
          )
        })}
      </RowList>
      {undone && (
        <ReasonPanel
          endpoint={undoMerge}
          title={t('undo')}
          sub={t('undoHelp')}
          label={t('reason')}
          fixed={{ merge_id: undone.merge_id }}
          onClose={() => setUndone(undefined)}
        />
      )}
    </Section>
  )
}
