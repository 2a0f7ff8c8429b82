import * as contract from '@sejuk/contract/company/legal-entities'
import { pageTo } from '@sejuk/domain/pages'
import { legalEntityWords } from '@sejuk/words/company/legal-entities'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'

type Row = contract.LegalEntity

/** The companies that papers name. */
export const LegalEntitiesPage = () => {
  const t = useWords(legalEntityWords)
  const dates = useDates()
  const navigate = useNavigate()
  const mayPropose = useGate(contract.proposeLegalEntity)
  const list = useList(contract.listLegalEntities)
  const target = ({ entity_code }: Row) => pageTo('legalEntity', { code: entity_code })
  const name = (row: Row) => <Link {...target(row)}>{row.name}</Link>
  const sells = (row: Row) => row.org_names.join(', ') || t('noOrganization')
  return (
    <ListPage
      title={t('title')}
      list={list}
      onOpen={(row) => void navigate(target(row))}
      filters={[{ field: 'search', label: t('search'), kind: 'text' }]}
      actions={[
        {
          key: 'create',
          label: t('newOne'),
          icon: <IconPlus size={16} />,
          gate: mayPropose,
          isPrimary: true,
          onPress: () => void navigate(pageTo('legalEntityForm')),
        },
      ]}
      keyOf={(row) => row.entity_code}
      nameOf={(row) => row.name}
      columns={[
        { key: 'name', title: t('name'), sort: 'name', show: name },
        { key: 'npwp', title: t('npwp'), show: (row) => row.npwp },
        { key: 'organizations', title: t('organizations'), wraps: true, show: sells },
        { key: 'accounts', title: t('accounts'), isNumber: true, show: (row) => row.accounts },
        { key: 'branches', title: t('branches'), isNumber: true, show: (row) => row.branches },
        { key: 'signers', title: t('signers'), isNumber: true, show: (row) => row.signers },
        { key: 'updated', title: t('updated'), sort: 'updated_date', show: (row) => dates.date(row.updated_date) },
      ]}
      card={(row) => ({ code: row.npwp, name: name(row), text: sells(row), right: row.accounts })}
    />
  )
}
