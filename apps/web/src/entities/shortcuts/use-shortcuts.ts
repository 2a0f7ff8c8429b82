import { listShortcuts } from '@sejuk/contract/platform/shortcuts'
import { mayBeShortcut, pageOfAddress } from '@sejuk/domain/platform/shortcuts'
import { useCall } from '../../lib/api/queries.ts'
import { useKnownPages } from '../../lib/navigation/known-pages.ts'
import { useViewer } from '../../lib/session/viewer.ts'

/** The viewer's own shortcuts, and those of them that lead somewhere: a menu may have been taken away since. */
export const useShortcuts = () => {
  const { menu } = useViewer()
  const knows = useKnownPages()
  const asked = useCall(listShortcuts, {}, { staleTime: 60_000 })
  const all = asked.data?.data ?? []
  const urls = menu.map(({ url }) => url)
  const leads = (url: string) => mayBeShortcut(url, urls) && knows(pageOfAddress(url))
  return { ...asked, all, open: all.filter(({ url }) => leads(url)), leads }
}
