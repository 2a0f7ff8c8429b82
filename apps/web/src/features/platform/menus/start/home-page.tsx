import { useNarrow } from '../../../../lib/browser/screen.ts'
import { Navigate } from '../../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { landingOf } from '../menu-tree.ts'
import { useMenu } from '../use-menu.ts'
import { MenuTiles } from './menu-tiles.tsx'
import { NoMenu } from './no-menu.tsx'
import { StartPage } from './start-page.tsx'

/** Where a person begins: the landing page of their menu; tiles in WeCom on a phone; for the others a start page. */
export const HomePage = () => {
  const { menu, login_from } = useViewer()
  const isNarrow = useNarrow()
  const landing = landingOf(useMenu())
  if (menu.length === 0) return <NoMenu />
  if (login_from === 'wecom' && isNarrow) return <MenuTiles />
  return landing === '/' ? <StartPage /> : <Navigate to={landing} replace />
}
