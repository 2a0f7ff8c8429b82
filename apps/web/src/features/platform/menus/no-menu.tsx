import { signpostWords } from '@sejuk/words/platform/signposts'
import { Navigate } from '@tanstack/react-router'
import IconLock from '#icon/Lock'
import { useViewer } from '../../../lib/viewer.ts'
import { useWords } from '../../../lib/words.ts'
import { HomeLink } from '../../../ui/home-link.tsx'
import { Signpost } from '../../../ui/signpost.tsx'

/** Signed in, and nowhere to go. A partner who waits, or has something to correct, has a page that says so. */
export const NoMenu = () => {
  const t = useWords(signpostWords)
  const { login_from } = useViewer()
  if (login_from === 'partner') return <Navigate to={'/partner/register/approval-result' as never} replace />
  return (
    <Signpost
      isAlone={false}
      picture={<IconLock size={44} stroke={1.4} />}
      title={t('noMenu')}
      actions={<HomeLink />}
    />
  )
}
