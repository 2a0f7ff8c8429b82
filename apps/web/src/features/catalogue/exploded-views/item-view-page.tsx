import { pageTo } from '@sejuk/domain/pages'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ChooseItemView } from './choose-item-view.tsx'

/** Any item by its name: a set shows the pictures of its halves. */
export const ItemExplodedViewPage = () => {
  const t = useWords(explodedViewWords)
  const navigate = useNavigate()
  const { item_code = '' }: { item_code?: string } = useSearch()
  return (
    <>
      <PageHead title={t('readTitle')} sub={item_code} />
      <PageBody>
        <ChooseItemView
          item_code={item_code}
          onChange={(code) => void navigate(pageTo('itemExplodedView', { item_code: code }))}
        />
      </PageBody>
    </>
  )
}
