import * as contract from '@sejuk/contract/platform/languages'
import { languageWords } from '@sejuk/words/platform/languages'
import { useState } from 'react'
import IconLanguage from '#icon/Language'
import IconX from '#icon/X'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useAgo } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { LanguageTabs } from './language-tabs.tsx'

const AddWord = lazyPart(() => import('./add-word.tsx').then((add) => add.AddWord))

type Missing = contract.MissingWord
const shownOf = ({ sample, word_key }: Missing) => sample || word_key

/** What somebody's screen had no word for. */
export const MissingWordsPage = () => {
  const t = useWords(languageWords)
  const ago = useAgo()
  const list = useList(contract.listMissingWords)
  const mayCreate = useGate(contract.createWord)
  const mayDismiss = useGate(contract.dismissMissingWord)
  const dismiss = useSend(contract.dismissMissingWord)
  const [open, setOpen] = useState<Missing>()
  return (
    <>
      <ListPage
        title={t('missing')}
        above={<LanguageTabs />}
        list={list}
        filters={[{ field: 'text', label: t('text'), kind: 'text' }]}
        actions={[]}
        keyOf={({ missing_id }) => String(missing_id)}
        nameOf={shownOf}
        menu={(row) => [
          {
            key: 'translate',
            label: t('translate'),
            icon: <IconLanguage size={18} />,
            gate: mayCreate,
            onPress: () => setOpen(row),
          },
          {
            key: 'dismiss',
            label: t('dismiss'),
            icon: <IconX size={18} />,
            gate: mayDismiss,
            isDangerous: true,
            onPress: () => dismiss.mutate({ missing_id: row.missing_id }),
          },
        ]}
        columns={[
          { key: 'sample', title: t('sample'), wraps: true, show: shownOf },
          { key: 'module', title: t('module'), sort: 'module', show: ({ module }) => module },
          { key: 'page', title: t('page'), show: ({ page }) => page || '-' },
          { key: 'times', title: t('times'), sort: 'times', isNumber: true, show: ({ times }) => thousands(times) },
          { key: 'last', title: t('last_date'), sort: 'last_date', show: ({ last_date }) => ago(last_date) },
          { key: 'by', title: t('reported_by'), show: ({ reported_user_name }) => reported_user_name },
        ]}
        card={(row) => ({
          code: row.module,
          name: shownOf(row),
          text: row.page,
          left: row.reported_user_name,
          right: ago(row.last_date),
        })}
      />
      {open && (
        <AddWord
          wanted={{ module: open.module, word_key: open.word_key, default_text: open.sample }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
