import { updateExplodedView } from '@sejuk/contract/catalogue/exploded-views'
import { pageTo } from '@sejuk/domain/pages'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { bomTypeWords } from '@sejuk/words/catalogue/parts-lists'
import IconPencil from '#icon/Pencil'
import { Reader } from '../../../entities/exploded-views/reader.tsx'
import { isBomType } from '../../../entities/exploded-views/view-detail.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RecordHead } from '../../../ui/record/record-head.tsx'
import { ChooseItemView } from './choose-item-view.tsx'

export const ReadExplodedViewPage = () => {
  const t = useWords(explodedViewWords)
  const types = useWords(bomTypeWords)
  const navigate = useNavigate()
  const mayDraw = useGate(updateExplodedView)
  const asked: { item_code?: string; bom_type?: string; serial_number?: string } = useSearch()
  const { item_code = '', bom_type, serial_number } = asked
  if (!item_code || !isBomType(bom_type))
    return (
      <>
        <PageHead title={t('readTitle')} crumb={<Link {...pageTo('explodedViews')}>{t('title')}</Link>} />
        <PageBody>
          <ChooseItemView
            item_code={item_code}
            serial={serial_number}
            onChange={(code) => void navigate(pageTo('readExplodedView', { item_code: code }))}
          />
        </PageBody>
      </>
    )
  const edit = {
    key: 'edit',
    label: t('maintain'),
    icon: <IconPencil size={16} />,
    onPress: () => void navigate(pageTo('maintainExplodedView', { item_code, bom_type })),
  }
  return (
    <>
      <RecordHead
        title={`${item_code}, ${types(bom_type)}`}
        crumb={<Link {...pageTo('explodedViews')}>{t('title')}</Link>}
        actions={mayDraw.enabled ? [edit] : []}
      />
      <PageBody>
        <Reader key={`${item_code} ${bom_type}`} item_code={item_code} bom_type={bom_type} serial={serial_number} />
      </PageBody>
    </>
  )
}
