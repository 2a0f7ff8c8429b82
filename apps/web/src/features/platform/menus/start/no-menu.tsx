import { pageTo } from '@sejuk/domain/pages'
import { signpostWords } from '@sejuk/words/platform/status-pages'
import { Navigate } from '../../../../lib/navigation/use-router.tsx'
import IconLock from '#icon/Lock'
import { useWords } from '../../../../lib/language/words.ts'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { Signpost } from '../../../../ui/feedback/status-page.tsx'
import { HomeLink } from '../../../../ui/layout/home-link.tsx'

/** Signed in, and nowhere to go. A partner who waits, or has something to correct, has a page that says so. */
export const NoMenu = () => {
  const t = useWords(signpostWords)
  const { login_from } = useViewer()
  if (login_from === 'partner') return <Navigate {...pageTo('approvalResult')} replace />
  return (
    <Signpost
      isAlone={false}
      picture={<IconLock size={44} stroke={1.4} />}
      title={t('noMenu')}
      actions={<HomeLink />}
    />
  )
}
