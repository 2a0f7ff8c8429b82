import { pageTo } from '@sejuk/domain/pages'
import { statusPageWords } from '@sejuk/words/platform/status-pages'
import IconLock from '#icon/Lock'
import { useWords } from '../../../../lib/language/words.ts'
import { Navigate } from '../../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { StatusPage } from '../../../../ui/feedback/status-page.tsx'
import { HomeLink } from '../../../../ui/layout/home-link.tsx'

/** Signed in, and nowhere to go. A partner who waits, or has something to correct, has a page that says so. */
export const NoMenu = () => {
  const t = useWords(statusPageWords)
  const { login_from } = useViewer()
  if (login_from === 'partner') return <Navigate {...pageTo('approvalResult')} replace />
  return <StatusPage picture={<IconLock size={44} stroke={1.4} />} title={t('noMenu')} actions={<HomeLink />} />
}
