import { menuWords } from '@sejuk/words/platform/menus'
import { useState } from 'react'
import { useWords } from '../../lib/language/words.ts'
import { IconButton } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/layout/lazy-part.tsx'

const HelpDialog = lazyPart(() => import('./help-dialog.tsx').then((dialog) => dialog.HelpDialog))

/** Help on the page that is open. */
export const HelpButton = ({ onBar = false }: { onBar?: boolean }) => {
  const t = useWords(menuWords)
  const [page, setPage] = useState<string>()
  return (
    <>
      <IconButton label={t('help')} onBar={onBar} onClick={() => setPage(document.title.split(' · ')[0])}>
        <b aria-hidden="true">?</b>
      </IconButton>
      {page && <HelpDialog page={page} onClose={() => setPage(undefined)} />}
    </>
  )
}
