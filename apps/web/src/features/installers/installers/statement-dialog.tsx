import { getInstallerStatement } from '@sejuk/contract/installers/statements'
import { statementWords } from '@sejuk/words/installers/statements'
import { useState } from 'react'
import { InstallerStatement } from '../../../entities/installers/installer-statement.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'

/** What an installer was paid, beside who they are. */
export const StatementDialog = ({ code, name, onClose }: { code: string; name: string; onClose: () => void }) => {
  const t = useWords(statementWords)
  const [year, setYear] = useState<number>()
  const found = useCall(getInstallerStatement, { user_code: code, year }, { keepPrevious: true })
  return (
    <Dialog title={t('title')} sub={`${name}, ${code}`} size={860} onClose={onClose}>
      {found.error ? (
        <FailedState error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <InstallerStatement statement={found.data.data} onYear={setYear} />
      ) : (
        <Pending />
      )}
    </Dialog>
  )
}
