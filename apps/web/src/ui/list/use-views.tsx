import { savedViewWords } from '@sejuk/words/platform/saved-views'
import { type ReactNode, useState } from 'react'
import IconBookmark from '#icon/Bookmark'
import type { List } from '../../lib/api/list.ts'
import { useWords } from '../../lib/language/words.ts'
import type { Action } from '../actions/action.ts'
import { lazyPart } from '../layout/lazy-part.tsx'

const SavedViewsDialog = lazyPart(() => import('./saved-views-dialog.tsx').then((dialog) => dialog.SavedViewsDialog))

/** The button to a list's saved views, and the dialog behind it. */
export const useViews = <Filters, Row>(list: List<Filters, Row>): { action: Action; dialog: ReactNode } => {
  const t = useWords(savedViewWords)
  const [isOpen, setOpen] = useState(false)
  const apply = (search: List<Filters, Row>['search']) => {
    setOpen(false)
    list.applySearch(search)
  }
  return {
    action: {
      key: 'saved-views',
      label: t('views'),
      icon: <IconBookmark size={16} />,
      onPress: () => setOpen(true),
    },
    dialog: isOpen && (
      <SavedViewsDialog
        module={list.endpoint.path}
        search={list.search}
        onApply={apply}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
