import * as contract from '@sejuk/contract/company/legal-entities'
import { pageTo } from '@sejuk/domain/pages'
import { legalEntityWords } from '@sejuk/words/company/legal-entities'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useState } from 'react'
import { WaitingChanges } from '../../../entities/company/waiting-change.tsx'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ReasonModal } from '../../../ui/actions/reason-modal.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'
import { Logo } from './logo-field.tsx'
import { PrintedPapers } from './printed-papers.tsx'

type Row = contract.LegalEntityDetail

export const LegalEntityPage = () => {
  const t = useWords(legalEntityWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getLegalEntity} input={{ entity_code: code }} title={t('one')}>
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: Row }) => {
  const t = useWords(legalEntityWords)
  const navigate = useNavigate()
  const mayPropose = useGate(contract.proposeLegalEntity)
  const dates = useDates()
  return (
    <>
      <PageHead title={row.name} crumb={<Link {...pageTo('legalEntities')}>{t('title')}</Link>}>
        {mayPropose.enabled && (
          <Button onClick={() => void navigate(pageTo('legalEntityForm', { code: row.entity_code }))}>
            {t('change')}
          </Button>
        )}
      </PageHead>
      <PageBody>
        <WaitingChanges kind="legal_entity" scope={row.entity_code} />
        <Section title={t('one')} sub={row.entity_code}>
          <Facts
            facts={[
              [t('npwp'), row.npwp],
              [t('nitku'), row.nitku],
              [t('organizations'), row.org_names.join(', ') || t('noOrganization')],
              [t('address'), row.address, { wide: 2 }],
              [t('phone'), row.phone],
              [t('email'), row.email],
              [t('pkp_since'), row.pkp_since ? dates.day(row.pkp_since) : t('noPkp')],
              [t('is_retailer'), row.is_retailer ? t('yes') : t('no')],
              [t('logo'), row.logo_hash ? <Logo key="logo" hash={row.logo_hash} name={t('logo')} /> : t('noLogo')],
              [t('updated'), `${row.updated_user_name}, ${dates.dateTime(row.updated_date)}`],
            ]}
          />
        </Section>
        <Accounts row={row} />
        <Signers row={row} />
        <Branches row={row} />
        <PrintedPapers row={row} />
      </PageBody>
    </>
  )
}

const InForce = ({ isInForce }: { isInForce: boolean }) => {
  const t = useWords(legalEntityWords)
  return <StatusChip tone={isInForce ? 'good' : 'neutral'}>{isInForce ? t('inForce') : t('notInForce')}</StatusChip>
}

const Accounts = ({ row }: { row: Row }) => {
  const t = useWords(legalEntityWords)
  const changes = useWords(settingChangeWords)
  const dates = useDates()
  const mayTakeOff = useGate(contract.takeAccountOff)
  const [going, setGoing] = useState<Row['accounts'][number]>()
  const { entity_code, row_version } = row
  const today = useToday()
  return (
    <Section title={t('accounts')} sub={t('accountsText')}>
      {row.accounts.length === 0 && <SectionText>{t('noAccounts')}</SectionText>}
      {row.accounts.length > 0 && (
        <LineTable
          rows={row.accounts}
          keyOf={(one) => one.account_code}
          columns={[
            [t('bank'), (one) => one.bank_name],
            [t('account_number'), (one) => one.account_number],
            [t('account_name'), (one) => one.account_name],
            [t('shownFor'), (one) => one.dept_codes.join(', ') || t('everyBranch')],
            [t('from'), (one) => dates.day(one.from_date)],
            [t('until'), (one) => (one.to_date ? dates.day(one.to_date) : '-')],
            [t('standing'), (one) => <InForce isInForce={one.is_in_force} />],
            [
              '',
              (one) =>
                mayTakeOff.enabled &&
                (one.to_date === null || one.to_date >= today) && (
                  <Button size="small" kind="danger-outline" onClick={() => setGoing(one)}>
                    {t('takeOff')}
                  </Button>
                ),
            ],
          ]}
        />
      )}
      {going && (
        <ReasonModal
          endpoint={contract.takeAccountOff}
          title={t('takeOffTitle', { account: `${going.bank_name} ${going.account_number}` })}
          sub={t('takeOffText')}
          label={changes('reason')}
          hint={changes('reasonHelp')}
          verb={t('takeOff')}
          fixed={{ entity_code, row_version, account_code: going.account_code }}
          onClose={() => setGoing(undefined)}
        />
      )}
    </Section>
  )
}

const Signers = ({ row }: { row: Row }) => {
  const t = useWords(legalEntityWords)
  const dates = useDates()
  return (
    <Section title={t('signers')}>
      {row.signers.length === 0 && <SectionText>{t('noSigners')}</SectionText>}
      {row.signers.length > 0 && (
        <LineTable
          rows={row.signers}
          keyOf={(one) => `${one.name} ${one.dept_code} ${one.from_date}`}
          columns={[
            [t('name'), (one) => one.name],
            [t('signerTitle'), (one) => one.title],
            [t('branch'), (one) => one.dept_name ?? t('everyBranch')],
            [t('papers'), (one) => one.papers.map((kind) => t(kind)).join(', ')],
            [t('from'), (one) => dates.day(one.from_date)],
            [t('until'), (one) => (one.to_date ? dates.day(one.to_date) : '-')],
            [t('standing'), (one) => <InForce isInForce={one.is_in_force} />],
          ]}
        />
      )}
    </Section>
  )
}

const Branches = ({ row }: { row: Row }) => {
  const t = useWords(legalEntityWords)
  return (
    <Section title={t('branches')} sub={t('branchesText')}>
      {row.branches.length === 0 && <SectionText>{t('noBranches')}</SectionText>}
      {row.branches.length > 0 && (
        <LineTable
          rows={row.branches}
          keyOf={(one) => one.dept_code}
          columns={[
            [t('branch'), (one) => one.dept_name],
            [t('nitku'), (one) => one.nitku],
            [t('address'), (one) => one.address],
            [t('city'), (one) => one.city],
            [t('phone'), (one) => one.phone ?? '-'],
          ]}
        />
      )}
    </Section>
  )
}
