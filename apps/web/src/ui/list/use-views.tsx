import { savedViewWords } from '@sejuk/words/platform/saved-views'
import { type ComponentProps, type ReactNode, useState } from 'react'
import IconBookmark from '#icon/Bookmark'
import type { List } from '../../lib/api/list.ts'
import { useWords } from '../../lib/language/words.ts'
import type { Action } from '../actions/action.ts'
import { lazyPart } from '../layout/lazy-part.tsx'

const SavedViewsDialog = lazyPart(() => import('./saved-views-dialog.tsx').then((dialog) => dialog.SavedViewsDialog))

type Places = Pick<ComponentProps<typeof SavedViewsDialog>, 'module' | 'search' | 'onApply'>

/** The button to the saved views of a page with filters, and the dialog behind it. */
export const useViewsOf = ({ module, search, onApply }: Places): { action: Action; dialog: ReactNode } => {
  const t = useWords(savedViewWords)
  const [isOpen, setOpen] = useState(false)
  const apply = (next: Places['search']) => {
    setOpen(false)
    onApply(next)
  }
  return {
    action: {
      key: 'saved-views',
      label: t('views'),
      icon: <IconBookmark size={16} />,
      onPress: () => setOpen(true),
    },
    dialog: isOpen && (
      <SavedViewsDialog module={module} search={search} onApply={apply} onClose={() => setOpen(false)} />
    ),
  }
}

/** The same for a list. */
export const useViews = <Filters, Row>({ endpoint, search, applySearch }: List<Filters, Row>) =>
  useViewsOf({ module: endpoint.path, search, onApply: applySearch })
