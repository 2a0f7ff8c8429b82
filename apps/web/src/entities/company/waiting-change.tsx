import { listSettingChanges } from '@sejuk/contract/company/setting-changes'
import type { SettingKind } from '@sejuk/domain/company/setting-kinds'
import { pageTo } from '@sejuk/domain/pages'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useCall } from '../../lib/api/queries.ts'
import { useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { useGate } from '../../lib/session/viewer.ts'
import { Note } from '../../ui/feedback/note.tsx'

/** Beside a setting that moves money: what waits for a decision about it. */
export const WaitingChanges = ({ kind, scope }: { kind: SettingKind; scope?: string }) => {
  const t = useWords(settingChangeWords)
  const gate = useGate(listSettingChanges)
  const asked = { kind, scope, status: ['Submitted', 'Approved'], limit: 5 }
  const { data } = useCall(listSettingChanges, asked, { enabled: gate.enabled })
  return (
    <>
      {data?.data.map(({ change_code, scope_name, status }) => (
        <Note key={change_code}>
          <Link {...pageTo('settingChange', { code: change_code })}>
            {status === 'Submitted' ? t('waitsHere', { code: change_code }) : `${change_code}: ${t('Approved')}`}
          </Link>{' '}
          · {scope_name}
        </Note>
      ))}
    </>
  )
}
