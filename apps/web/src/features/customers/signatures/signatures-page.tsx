import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/customers/signatures'
import { signatureStatuses } from '@sejuk/domain/customers/signatures'
import { pageTo } from '@sejuk/domain/pages'
import { signatureStatusWords, signatureWords } from '@sejuk/words/customers/signatures'
import IconSignature from '#icon/Signature'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { SignatureChip } from '../../../entities/status/signature-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import style from './signatures.module.css'

type Row = contract.SignatureRow

export const SignaturesPage = () => {
  const t = useWords(signatureWords)
  const statuses = useWords(signatureStatusWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listSignatures)
  const branch = useBranchFilter()
  const mayAdd = useGate(contract.uploadSignature)
  const picture = (row: Row) => (
    <img
      className={style.small}
      src={row.thumbnail_path ?? row.photo_path}
      alt={t('pictureOf', { name: row.signer_name })}
      loading="lazy"
    />
  )
  const name = (row: Row) => <Link {...pageTo('signature', { code: row.signature_code })}>{row.signer_name}</Link>
  const until = (row: Row) => (row.valid_to ? dates.day(row.valid_to) : t('always'))
  return (
    <ListPage
      title={t('title')}
      list={list}
      onOpen={(row) => void navigate(pageTo('signature', { code: row.signature_code }))}
      filters={[
        { field: 'text', label: t('search'), kind: 'text' },
        branch,
        { field: 'customer_code', label: t('customer'), kind: 'one', source: customerDropdown },
        {
          field: 'status',
          label: t('status'),
          kind: 'choice',
          options: signatureStatuses.map((value) => ({ value, label: statuses(value) })),
        },
      ]}
      actions={[
        {
          key: 'add',
          label: t('add'),
          icon: <IconSignature size={16} />,
          gate: mayAdd,
          isPrimary: true,
          onPress: () => void navigate(pageTo('addSignature')),
        },
      ]}
      keyOf={(row) => row.signature_code}
      nameOf={(row) => row.signer_name}
      columns={[
        { key: 'picture', title: t('signature'), show: picture },
        { key: 'signer', title: t('signer_name'), sort: 'signer_name', show: name },
        { key: 'job', title: t('job_title'), show: (row) => row.job_title ?? '-' },
        { key: 'customer', title: t('customer'), sort: 'customer_name', wraps: true, show: (row) => row.customer_name },
        { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
        { key: 'valid_to', title: t('valid_to'), sort: 'valid_to', show: until },
        { key: 'source', title: t('source'), show: (row) => t(row.source) },
        { key: 'made', title: t('made'), show: (row) => row.create_user_name },
        { key: 'status', title: t('status'), show: (row) => <SignatureChip status={row.status} /> },
      ]}
      card={(row) => ({
        code: row.signature_code,
        name: name(row),
        text: (
          <>
            {row.customer_name}
            <br />
            {picture(row)}
            <br />
            <SignatureChip status={row.status} />
          </>
        ),
        left: row.job_title ?? '-',
        right: until(row),
      })}
    />
  )
}
